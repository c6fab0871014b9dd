//! What nobody needs any more.

use super::columns::number;
use sqlx::SqliteConnection;

const OLD_TABLES: &str = "DELETE FROM tables WHERE status = 'over' AND ended IS NULL AND last < ?";

/// What happened at tables that are gone.
const THEIR_EVENTS: &str = "DELETE FROM events WHERE table_id IN \
     (SELECT id FROM tables WHERE status = 'over' AND ended IS NULL AND last < ?)";

/// Guests whom nothing names: no key, no table, no game, nobody who blocked or reported them or was blocked.
const LOST_GUESTS: &str = "DELETE FROM people WHERE kind = 'guest' AND NOT banned \
     AND NOT EXISTS (SELECT 1 FROM keys WHERE keys.person = people.id) \
     AND NOT EXISTS (SELECT 1 FROM players WHERE players.person = people.id) \
     AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.by = people.id) \
     AND NOT EXISTS (SELECT 1 FROM tables WHERE status <> 'over' AND instr(seats, '\"' || people.id || '\"') > 0) \
     AND NOT EXISTS (SELECT 1 FROM tables WHERE status = 'over' AND ended IS NULL \
                     AND instr(seats, '\"' || people.id || '\"') > 0) \
     AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.person = people.id OR blocks.other = people.id) \
     AND NOT EXISTS (SELECT 1 FROM reports WHERE reports.by = people.id OR reports.about = people.id)";

pub(super) async fn tidy(
    connection: &mut SqliteConnection,
    now: u64,
    before: u64,
) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM keys WHERE until <= ?").bind(number(now)).execute(&mut *connection).await?;
    for statement in ["DELETE FROM log WHERE at < ?", THEIR_EVENTS, OLD_TABLES] {
        sqlx::query(statement).bind(number(before)).execute(&mut *connection).await?;
    }
    sqlx::query(LOST_GUESTS).execute(connection).await.map(drop)
}
