import pg from 'pg';

const RETRY_MS = 500;
const KEEP_ALIVE_MS = 5_000;

/** Listens on a channel of a database, also for messages of other servers. */
export interface Hearing {
  readonly hear: (news: string) => void;
  /** Hears that news may have been missed: before the first word, and after each break of the connection. */
  readonly missed: () => void;
}

/** Ends a hearing. */
export type StopHearing = () => Promise<void>;

/** Listens on a channel over a connection of its own, which is opened again whenever it breaks. Resolves once it listens, or could not at first. */
export const listen = async (url: string, channel: string, hearing: Hearing): Promise<StopHearing> => {
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let isOver = false;
  const retry = (broken: pg.Client): void => {
    if (isOver || client !== broken) return;
    client = undefined;
    hearing.missed();
    again = setTimeout(() => void open(), RETRY_MS);
    again.unref();
  };
  const open = async (): Promise<void> => {
    const made = new pg.Client({
      connectionString: url,
      application_name: 'chartdock news',
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      connectionTimeoutMillis: 2_000,
    });
    client = made;
    made.on('error', () => retry(made));
    made.on('end', () => retry(made));
    made.on('notification', ({ payload = '' }) => hearing.hear(payload));
    try {
      await made.connect();
      await made.query(`listen ${made.escapeIdentifier(channel)}`);
      hearing.missed();
    } catch {
      retry(made);
      await made.end().catch(() => undefined);
    }
  };
  await open();
  return async () => {
    isOver = true;
    clearTimeout(again);
    await client?.end().catch(() => undefined);
  };
};
