//! Soft sounds, made on the spot: no file is loaded.

use leptos::prelude::{request_animation_frame, set_timeout};
use std::cell::RefCell;
use std::time::Duration;
use web_sys::{AudioContext, AudioContextState, OscillatorType};

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sound {
    /// A piece is set down.
    Move,
    /// A piece is taken.
    Capture,
    /// The game is over.
    End,
}

thread_local! {
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Somebody has pressed something: from now on the browser lets sounds be heard.
///
/// The first time that takes it a while, so what was pressed is shown first.
pub(crate) fn wake() {
    if !is_awake() {
        request_animation_frame(|| set_timeout(start, Duration::ZERO));
    }
}

fn is_awake() -> bool {
    AUDIO.with(|audio| {
        audio.borrow().as_ref().is_some_and(|context| context.state() == AudioContextState::Running)
    })
}

fn start() {
    AUDIO.with(|audio| {
        let mut audio = audio.borrow_mut();
        if audio.is_none() {
            *audio = AudioContext::new().ok();
        }
        if let Some(context) = audio.as_ref().filter(|context| context.state() != AudioContextState::Running)
        {
            let _ = context.resume();
        }
    });
}

/// Lets a sound be heard, where the browser lets us.
pub(crate) fn play(sound: Sound) {
    AUDIO.with(|audio| {
        let audio = audio.borrow();
        // What is not heard now must not be heard later, all at once.
        let awake = audio.as_ref().filter(|context| context.state() == AudioContextState::Running);
        if let Some(context) = awake {
            // Frequency, delay, length and loudness of each note.
            let notes: &[(f32, f64, f64, f32)] = match sound {
                Sound::Move => &[(196.0, 0.0, 0.09, 0.22)],
                Sound::Capture => &[(147.0, 0.0, 0.11, 0.26), (110.0, 0.06, 0.13, 0.22)],
                Sound::End => &[(262.0, 0.0, 0.5, 0.12), (330.0, 0.12, 0.5, 0.12), (392.0, 0.24, 0.7, 0.12)],
            };
            for &note in notes {
                let _ = knock(context, note);
            }
        }
    });
}

/// A note that begins at once and dies away, like wood on wood.
fn knock(
    context: &AudioContext,
    (frequency, delay, length, loudness): (f32, f64, f64, f32),
) -> Result<(), wasm_bindgen::JsValue> {
    let (note, gain) = (context.create_oscillator()?, context.create_gain()?);
    let start = context.current_time() + delay;
    note.set_type(OscillatorType::Triangle);
    note.frequency().set_value_at_time(frequency * 1.5, start)?;
    note.frequency().exponential_ramp_to_value_at_time(frequency, start + 0.03)?;
    gain.gain().set_value_at_time(loudness, start)?;
    gain.gain().exponential_ramp_to_value_at_time(0.001, start + length)?;
    note.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    note.start_with_when(start)?;
    note.stop_with_when(start + length)
}
