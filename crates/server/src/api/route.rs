//! An address of the API: who answers there, and what is said about it. One list of them makes the router and the
//! description alike.

use crate::House;
use axum::handler::Handler;
use axum::routing::{MethodFilter, MethodRouter, on};
use std::sync::Arc;
use tablier_protocol::online::{Conflict, Problem};
use utoipa::ToSchema;
use utoipa::openapi::content::Content;
use utoipa::openapi::path::{HttpMethod, OperationBuilder, ParameterBuilder, ParameterIn};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, Schema, Type};
use utoipa::openapi::security::SecurityRequirement;
use utoipa::openapi::{Ref, RefOr, Required};

const JSON: &str = "application/json";
const TEXT: &str = "text/plain";

/// The names of the two ways to say who one is, in the description.
pub(crate) const BEARER: &str = "bearer";
pub(crate) const COOKIE: &str = "cookie";

/// Schemas by their names.
pub(crate) type Schemas = Vec<(String, RefOr<Schema>)>;

/// A method at an address.
pub(crate) struct Route {
    pub(crate) path: &'static str,
    pub(crate) method: HttpMethod,
    pub(crate) handler: MethodRouter<Arc<House>>,
    pub(crate) operation: OperationBuilder,
    pub(crate) schemas: Schemas,
}

/// Makes a function for each method.
macro_rules! methods {
    ($($name:ident $method:ident $filter:ident;)+) => {
        $(
            #[doc = concat!("Answers `", stringify!($filter), "` at an address.")]
            pub(super) fn $name<T: 'static>(
                path: &'static str,
                handler: impl Handler<T, Arc<House>>,
                summary: &str,
            ) -> Route {
                Route::new(HttpMethod::$method, path, on(MethodFilter::$filter, handler), summary)
            }
        )+
    };
}

methods! {
    get Get GET;
    post Post POST;
    put Put PUT;
    patch Patch PATCH;
    delete Delete DELETE;
}

impl Route {
    /// What every address has in common: strangers' pages are refused, and so is whoever comes too often.
    fn new(method: HttpMethod, path: &'static str, handler: MethodRouter<Arc<House>>, summary: &str) -> Self {
        let operation = OperationBuilder::new().summary(Some(summary));
        let route = Self { path, method, handler, operation, schemas: Vec::new() };
        let route = route
            .refuses(400, "The request makes no sense: `malformed`.")
            .refuses(403, "Not yours to do, or the page of a stranger asks: `wrong-host`, `wrong-origin`.")
            .refuses(408, "It took too long to ask: `too-slow`.")
            .refuses(429, "Too often; `Retry-After` says when to come back.")
            .refuses(503, "Nothing can be stored at the moment, and nothing has changed.");
        if path.contains("{id}") {
            let id = ParameterBuilder::new()
                .name("id")
                .parameter_in(ParameterIn::Path)
                .required(Required::True)
                .schema(Some(of_type(Type::String)));
            return Self { operation: route.operation.parameter(id), ..route };
        }
        route
    }

    /// Only for somebody whom the house knows.
    pub(super) fn known(self) -> Self {
        let route = self.recognised();
        route.refuses(401, "Nobody knows who you are: `unauthorized`.")
    }

    /// For everybody; whoever says who they are sees more, or is seen.
    pub(super) fn anybody(self) -> Self {
        let open = SecurityRequirement::default();
        let route = Self { operation: self.operation.security(open), ..self };
        route.recognised().refuses(401, "The session that was shown has ended: `unauthorized`.")
    }

    fn recognised(self) -> Self {
        let none: [&str; 0] = [];
        let operation = self
            .operation
            .security(SecurityRequirement::new(BEARER, none))
            .security(SecurityRequirement::new(COOKIE, none));
        Self { operation, ..self }
    }

    /// With a message.
    pub(super) fn takes<T: ToSchema>(self) -> Self {
        self.with_body::<T>(Required::True)
    }

    /// With a message that may be left out.
    pub(super) fn may_take<T: ToSchema>(self) -> Self {
        self.with_body::<T>(Required::False)
    }

    fn with_body<T: ToSchema>(mut self, required: Required) -> Self {
        let schema = self.note::<T>();
        let body =
            RequestBodyBuilder::new().content(JSON, Content::new(Some(schema))).required(Some(required));
        self.operation = self.operation.request_body(Some(body.build()));
        self.refuses(413, "Too large: `too-large`.").refuses(415, "Not `application/json`: `no-json`.")
    }

    /// With something behind the question mark.
    pub(super) fn asks(mut self, name: &str, kind: Type, required: bool, description: &str) -> Self {
        let parameter = ParameterBuilder::new()
            .name(name)
            .parameter_in(ParameterIn::Query)
            .required(if required { Required::True } else { Required::False })
            .description(Some(description))
            .schema(Some(of_type(kind)));
        self.operation = self.operation.parameter(parameter);
        self
    }

    /// Answered with a message.
    pub(super) fn answers<T: ToSchema>(mut self, status: u16, description: &str) -> Self {
        let schema = self.note::<T>();
        self.answered(status, description, Some((JSON, schema)))
    }

    /// Answered with a list of messages.
    pub(super) fn answers_list<T: ToSchema>(mut self, status: u16, description: &str) -> Self {
        let list = ArrayBuilder::new().items(self.note::<T>()).build();
        self.answered(status, description, Some((JSON, RefOr::T(Schema::Array(list)))))
    }

    /// Answered with JSON of any shape.
    pub(super) fn answers_any(self, status: u16, description: &str) -> Self {
        self.answered(status, description, Some((JSON, of_type(Type::Object))))
    }

    /// Answered with a text.
    pub(super) fn answers_text(self, status: u16, description: &str) -> Self {
        self.answered(status, description, Some((TEXT, of_type(Type::String))))
    }

    /// Answered without a word.
    pub(super) fn answers_nothing(self, description: &str) -> Self {
        self.answered(204, description, None)
    }

    /// Goes on as a WebSocket on which every text is such a message.
    pub(super) fn upgrades<T: ToSchema>(mut self, description: &str) -> Self {
        let schema = self.note::<T>();
        self.answered(101, description, Some((JSON, schema)))
            .refuses(426, "This is a WebSocket: `upgrade-required`.")
    }

    /// Refused, and why.
    pub(super) fn refuses(mut self, status: u16, description: &str) -> Self {
        let schema = self.note::<Problem>();
        self.answered(status, description, Some((JSON, schema)))
    }

    /// Refused because the table is not as whoever asks believes; the answer shows it as it is.
    pub(super) fn refuses_by_state(mut self, description: &str) -> Self {
        let schema = self.note::<Conflict>();
        self.answered(409, description, Some((JSON, schema)))
    }

    fn answered(mut self, status: u16, description: &str, content: Option<(&str, RefOr<Schema>)>) -> Self {
        let mut response = ResponseBuilder::new().description(description);
        if let Some((kind, schema)) = content {
            response = response.content(kind, Content::new(Some(schema)));
        }
        self.operation = self.operation.response(status.to_string(), response);
        self
    }

    /// Notes the schema of a message and of all that it is made of; says how to refer to it.
    fn note<T: ToSchema>(&mut self) -> RefOr<Schema> {
        self.schemas.push((T::name().into_owned(), T::schema()));
        T::schemas(&mut self.schemas);
        RefOr::Ref(Ref::from_schema_name(T::name()))
    }
}

fn of_type(kind: Type) -> RefOr<Schema> {
    RefOr::T(Schema::Object(ObjectBuilder::new().schema_type(kind).build()))
}
