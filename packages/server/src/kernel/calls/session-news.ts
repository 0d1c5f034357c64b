import { sql } from 'kysely';
import type { App, Handle } from './context.ts';
import type { StopHearing } from '../db/listen.ts';

const CHANNEL = 'chartdock_sessions';

/** Tells every server of the database, once the transaction is committed, that sessions of a person have ended. */
export const tellEnded = async (db: Handle, userId: string): Promise<void> => {
  await sql`select pg_notify(${CHANNEL}, ${userId})`.execute(db);
};

/** Forgets sessions in this server when other servers and commands report their end. */
export const hearEnded = ({ database, sessions }: Pick<App, 'database' | 'sessions'>): Promise<StopHearing> =>
  database.listen(CHANNEL, { hear: sessions.forgetUser, missed: sessions.clear });
