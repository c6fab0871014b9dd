//! The API's description of itself, as a judge of what the API really answers.

use axum::Router;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::http::{Method, Request};
use serde_json::Value;
use std::collections::BTreeSet;
use tokio::sync::OnceCell;
use tower::ServiceExt;

static DESCRIPTION: OnceCell<Description> = OnceCell::const_new();

/// What `/api/openapi.json` says.
#[derive(Debug)]
pub(crate) struct Description(pub(crate) Value);

impl Description {
    pub(crate) async fn of(router: &Router) -> &'static Self {
        let read = async {
            let request = Request::get("/api/openapi.json").header(HOST, "localhost");
            let response = router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
            let bytes = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
            Self(serde_json::from_slice(&bytes).unwrap())
        };
        DESCRIPTION.get_or_init(|| read).await
    }

    /// After somebody has asked for it, as every guest does.
    pub(crate) fn known() -> &'static Self {
        DESCRIPTION.get().unwrap()
    }

    /// All methods and addresses: `get`, `/api/games/{id}`.
    pub(crate) fn operations(&self) -> impl Iterator<Item = (&str, &str)> {
        let paths = self.0["paths"].as_object().unwrap();
        paths.iter().flat_map(|(path, item)| {
            item.as_object().unwrap().keys().map(move |method| (method.as_str(), path.as_str()))
        })
    }

    /// What is said about a request; nothing if the address, or the method there, is unknown.
    fn operation(&self, method: &Method, path: &str) -> Option<&Value> {
        let (method, parts) = (method.as_str().to_lowercase(), path.split('/').collect::<Vec<_>>());
        let fits = |described: &str| {
            let described: Vec<&str> = described.split('/').collect();
            described.len() == parts.len()
                && described.iter().zip(&parts).all(|(one, other)| *one == "{id}" || one == other)
        };
        // A word that is written out comes before one that stands for any.
        let fitting = self.0["paths"].as_object().unwrap().iter().filter(|(described, _)| fits(described));
        let (_, item) = fitting.min_by_key(|(described, _)| described.contains("{id}"))?;
        item.get(method)
    }

    /// Holds an answer to what is said about it.
    #[track_caller]
    pub(crate) fn judge(&self, method: &Method, path: &str, status: u16, kind: &str, text: &str) {
        let path = path.split('?').next().unwrap();
        if !path.starts_with("/api/") || method == Method::HEAD {
            return;
        }
        let Some(operation) = self.operation(method, path) else {
            assert!(matches!(status, 403..=405 | 429), "{method} {path} is answered, but described nowhere");
            return;
        };
        let answer = &operation["responses"][status.to_string()];
        assert!(answer.is_object(), "{method} {path}: {status} is not described: {text}");
        let Some(content) = answer["content"].as_object() else {
            assert_eq!(text, "", "{method} {path}: {status} was to be without a word");
            return;
        };
        let named = kind.split(';').next().unwrap();
        let schema = content.get(named).unwrap_or_else(|| panic!("{method} {path}: {status} is {kind}"));
        if named == "application/json" {
            let message: Value = serde_json::from_str(text).unwrap();
            self.check(&schema["schema"], &message)
                .unwrap_or_else(|reason| panic!("{method} {path}: {status}: {reason}\n{text}"));
        }
    }

    /// Whether a message fits a schema by name.
    pub(crate) fn fits(&self, name: &str, message: &Value) -> Result<(), String> {
        self.check(&self.0["components"]["schemas"][name], message)
    }

    fn resolved<'a>(&'a self, schema: &'a Value) -> &'a Value {
        match schema["$ref"].as_str() {
            Some(reference) => {
                let found = self.0.pointer(reference.trim_start_matches('#'));
                self.resolved(found.unwrap_or_else(|| panic!("{reference} leads nowhere")))
            }
            None => schema,
        }
    }

    fn check(&self, schema: &Value, message: &Value) -> Result<(), String> {
        let schema = self.resolved(schema);
        self.check_shape(schema, message)?;
        if let (Some(fields), known) = (message.as_object(), self.fields(schema))
            && !known.is_empty()
            && let Some(stray) = fields.keys().find(|field| !known.contains(field.as_str()))
        {
            return Err(format!("the field {stray} is not described"));
        }
        Ok(())
    }

    /// Without looking for fields that are not described: a part of a whole does not know the others'.
    fn check_shape(&self, schema: &Value, message: &Value) -> Result<(), String> {
        let schema = self.resolved(schema);
        check_type(schema, message)?;
        for part in list(schema, "allOf") {
            self.check_shape(part, message)?;
        }
        let choices = list(schema, "oneOf");
        let fitting = choices.iter().filter(|choice| self.check_shape(choice, message).is_ok()).count();
        if !choices.is_empty() && fitting != 1 {
            return Err(format!("{message} fits {fitting} of {} choices", choices.len()));
        }
        for name in list(schema, "required") {
            if message.is_object() && message.get(name.as_str().unwrap()).is_none() {
                return Err(format!("the field {name} is missing"));
            }
        }
        for (name, field) in schema["properties"].as_object().into_iter().flatten() {
            if let Some(value) = message.get(name) {
                self.check(field, value).map_err(|reason| format!("{name}: {reason}"))?;
            }
        }
        if schema["items"].is_object() {
            for item in message.as_array().into_iter().flatten() {
                self.check(&schema["items"], item)?;
            }
        }
        Ok(())
    }

    /// All fields that a schema describes, wherever.
    fn fields<'a>(&'a self, schema: &'a Value) -> BTreeSet<&'a str> {
        let schema = self.resolved(schema);
        let own = schema["properties"].as_object().into_iter().flat_map(|fields| fields.keys());
        let mut fields: BTreeSet<&str> = own.map(String::as_str).collect();
        for part in list(schema, "allOf").iter().chain(list(schema, "oneOf")) {
            fields.extend(self.fields(part));
        }
        fields
    }
}

fn list<'a>(schema: &'a Value, name: &str) -> &'a [Value] {
    schema[name].as_array().map_or(&[], Vec::as_slice)
}

fn check_type(schema: &Value, message: &Value) -> Result<(), String> {
    let is = |kind: &str| match kind {
        "null" => message.is_null(),
        "boolean" => message.is_boolean(),
        "string" => message.is_string(),
        "integer" => message.is_i64() || message.is_u64(),
        "number" => message.is_number(),
        "array" => message.is_array(),
        "object" => message.is_object(),
        other => panic!("{other} is no type that we know"),
    };
    let fits = match &schema["type"] {
        Value::Null => true,
        Value::String(kind) => is(kind),
        kinds => kinds.as_array().unwrap().iter().any(|kind| is(kind.as_str().unwrap())),
    };
    if !fits {
        return Err(format!("{message} is no {}", schema["type"]));
    }
    let among = list(schema, "enum");
    if !among.is_empty() && !among.contains(message) {
        return Err(format!("{message} is none of {among:?}"));
    }
    match (schema["minimum"].as_f64(), message.as_f64()) {
        (Some(least), Some(number)) if number < least => Err(format!("{number} is less than {least}")),
        _ => Ok(()),
    }
}

/// The content type of an answer.
pub(crate) fn kind_of(headers: &axum::http::HeaderMap) -> &str {
    headers.get(CONTENT_TYPE).map_or("", |kind| kind.to_str().unwrap())
}
