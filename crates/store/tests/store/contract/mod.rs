//! What every database of the house must do. Whoever writes another one gives it a [`Place`] and a line of `contract!`.

pub(crate) mod archive;
pub(crate) mod crowd;
pub(crate) mod keys;
pub(crate) mod notes;
pub(crate) mod people;
pub(crate) mod samples;
pub(crate) mod tables;
pub(crate) mod whole;

use std::path::PathBuf;
use tablier_store::Store;

/// Where a database is kept, from one opening to the next. Each is a place of its own, empty at first.
pub(crate) trait Place {
    /// The database.
    type Database: Store;
    /// An empty place.
    fn new() -> Self;
    /// Opens it; it is closed before it is opened again.
    async fn open(&self) -> Self::Database;
    /// A name for a file that is not there.
    fn file(&self, name: &str) -> PathBuf;
}

/// Every test of the contract, for a place.
macro_rules! contract {
    ($place:ty) => {
        contract!($place:
            people_come_and_change in people,
            accounts_have_names_of_their_own in people,
            people_are_found_by_a_part_of_their_name in people,
            people_block_each_other in people,
            accounts_are_found_by_name in people,
            who_is_half_forgotten_is_known in people,
            guests_whom_nothing_names_go in people,
            keys_open_until_they_run_out in keys,
            keys_end in keys,
            all_keys_end_but_one in keys,
            tokens_are_listed in keys,
            tables_come_and_change in tables,
            events_are_in_order in tables,
            an_event_is_there_once in tables,
            tables_run_until_over in tables,
            tables_are_listed_by_id in tables,
            tables_go_for_good in tables,
            tables_name_people in tables,
            the_archive_has_finished_games_only in archive,
            the_archive_is_searched in archive,
            the_archive_knows_how_games_ended in archive,
            the_archive_has_pages in archive,
            the_archive_follows_changes in archive,
            finished_games_are_counted in archive,
            standings_have_a_history in notes,
            an_annulled_game_is_taken_back in notes,
            reports_and_log_are_newest_first in notes,
            lives_go_on in notes,
            a_unit_is_whole_or_nothing in whole,
            what_is_written_stays in whole,
            nothing_is_written_once_closed in whole,
            a_copy_is_made_while_open in whole,
            a_copy_replaces_nothing in whole,
            a_used_database_is_sound in whole,
            hundreds_write_at_once in crowd,
            who_fails_fails_alone in crowd,
            readers_see_what_was_acknowledged in crowd,
        );
    };
    ($place:ty: $($name:ident in $module:ident,)*) => {
        $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                crate::contract::$module::$name(&<$place as crate::contract::Place>::new()).await;
            }
        )*
    };
}
