import { sqlStateOf } from '../errors/database-error.ts';

/** Returns whether a text is the address of a PostgreSQL database. */
export const isPostgresAddress = (text: string): boolean =>
  /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);

/** Parts of an address, without its password. */
interface Place {
  readonly host: string;
  readonly user: string;
  readonly database: string;
}

const placeOf = (url: string): Place => {
  const { host, username, pathname } = new URL(url);
  return { host, user: decodeURIComponent(username), database: decodeURIComponent(pathname.slice(1)) };
};

type Sentence = (place: Place) => string;

const refused: Sentence = ({ user, host }) =>
  `PostgreSQL at ${host} does not let "${user}" in. Correct the user and the password in DATABASE_URL.`;
const silent: Sentence = ({ host }) =>
  `No PostgreSQL answers at ${host}. Start it, or correct the host and the port in DATABASE_URL.`;
const unknown: Sentence = ({ host }) =>
  `The host of ${host} cannot be found. Correct it in DATABASE_URL, or look whether this machine finds names.`;

// By the codes of the operating system and of PostgreSQL.
const SENTENCES: Readonly<Record<string, Sentence>> = {
  ENOTFOUND: unknown,
  EAI_AGAIN: unknown,
  ECONNREFUSED: silent,
  ECONNRESET: silent,
  ETIMEDOUT: silent,
  EHOSTUNREACH: silent,
  ENETUNREACH: silent,
  ENOENT: silent,
  '28P01': refused,
  '28000': refused,
  '3D000': ({ database, host }) =>
    `PostgreSQL at ${host} has no database "${database}". Create it, or correct its name in DATABASE_URL.`,
  '42501': ({ user, database }) =>
    `"${user}" may not use the database "${database}". Let the user connect to it and create tables there.`,
  '53300': ({ host }) =>
    `PostgreSQL at ${host} has no connection left. Let it take more, or lower CHARTDOCK_DATABASE_CONNECTIONS.`,
  '57P03': ({ host }) => `PostgreSQL at ${host} is still starting. Start again in a moment.`,
};

/** Explains in a sentence why a database cannot be reached, with advice. It never holds the password. */
export const explainUnreachable = (url: string, error: unknown): string => {
  if (!isPostgresAddress(url))
    return 'This is no PostgreSQL address. Write it as postgres://user:password@host:5432/database.';
  const place = placeOf(url);
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const sentence = SENTENCES[sqlStateOf(cause) ?? codeOf(cause)];
  if (sentence !== undefined) return sentence(place);
  // The driver itself names the steps it will not take: a password that is missing, a connection it gave up.
  const isTime = cause instanceof Error && /timeout|terminated/.test(cause.message);
  return isTime ? silent(place) : refused(place);
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
