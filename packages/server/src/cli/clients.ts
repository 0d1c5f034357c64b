import { clientIdSchema } from '@chartdock/contract/schema';
import {
  addClient,
  isOriginPattern,
  listClients,
  removeClient,
  rotateSecret,
  setOrigins,
  setRedirects,
  setScopes,
} from '../domains/partners/index.ts';
import { SCOPES, isScope } from '../kernel/calls/scopes.ts';
import type { Scope } from '../kernel/calls/scopes.ts';
import type { App } from '../kernel/calls/context.ts';
import type { ClientCommand } from './command-names.ts';
import type { ManagedRun } from './managed-command.types.ts';
import { UsageError } from './usage-error.ts';
import type { CommandOptions } from './usage-error.ts';

const HOUR_MS = 3_600_000;
const MAX_KEEP_HOURS = 720;
const DEFAULT_SCOPES: readonly Scope[] = ['files:read', 'files:write', 'export'];

type Run = Pick<ManagedRun, 'print' | 'options' | 'address'>;

/** Work once the database is open; it was made from valid options. */
type Work = (app: App) => Promise<void>;

/** Registers, shows and forgets partners, and returns the exit code. The options are read before the database is opened. */
export const runClients = async (
  command: ClientCommand,
  { withApp, ...run }: ManagedRun,
): Promise<number> => {
  const work = COMMANDS[command](run);
  await withApp(work);
  return 0;
};

const listAll =
  ({ print }: Run): Work =>
  async (app) => {
    const clients = await listClients(app);
    if (clients.length === 0) print('No partner is registered.');
    for (const { id, name, origins, scopes, secrets } of clients) {
      print(`${id}  ${name}`);
      print(`  origins ${origins.join(', ')}`);
      print(`  scopes  ${scopes.join(', ')}`);
      print(`  secrets ${secrets}`);
    }
  };

const add = ({ print, options, address }: Run): Work => {
  const id = idOf(options, 'add');
  const { name = id } = options;
  const client = { id, name, origins: originsOf(options, 'add'), scopes: scopesOf(options) };
  return async (app) => {
    const secret = await addClient(app, client);
    if (secret === undefined) throw new UsageError(`The partner ${id} is registered already.`);
    print(`${id} is registered. Its secret is shown this once:`);
    print(secret);
    for (const line of nextSteps(id, address)) print(line);
  };
};

/** Lists the first steps of a partner's page and backend. */
const nextSteps = (id: string, address: string): readonly string[] => [
  'Next, give the secret to the backend of the partner, which trades it for tokens, and put this on its page:',
  `  <script defer src="${address}/embed.js"></script>`,
  `  const dock = Chartdock.createChartdock({ clientId: '${id}', baseUrl: '${address}', getToken });`,
];

const rotate = ({ print, options }: Run): Work => {
  const id = idOf(options, 'rotate');
  const hours = hoursOf(options);
  return async (app) => {
    const secret = required(id, await rotateSecret(app, id, hours * HOUR_MS));
    print(`The secrets of ${id} before end in ${hours} hours. The new one is shown this once:`);
    print(secret);
  };
};

const changeOrigins = ({ print, options }: Run): Work => {
  const id = idOf(options, 'origins');
  const origins = originsOf(options, 'origins');
  return async (app) => {
    required(id, (await setOrigins(app, id, origins)) || undefined);
    const noticed =
      app.database.kind === 'postgres'
        ? 'Running servers notice within five seconds.'
        : 'That holds at once.';
    print(`${id} may be embedded by ${origins.join(', ')}. ${noticed}`);
  };
};

const changeRedirects = ({ print, options }: Run): Work => {
  const id = idOf(options, 'redirects');
  const redirects = redirectsOf(options);
  return async (app) => {
    required(id, (await setRedirects(app, id, redirects)) || undefined);
    print(
      redirects.length === 0
        ? `Codes of ${id} go to no address.`
        : `Codes of ${id} may go to ${redirects.join(' and to ')}, letter by letter.`,
    );
  };
};

const changeScopes = ({ print, options }: Run): Work => {
  const id = idOf(options, 'scopes');
  if (options.scopes === undefined)
    throw new UsageError(`clients scopes needs --scopes, a list of ${SCOPES.join(', ')}.`);
  const scopes = scopesOf(options);
  return async (app) => {
    required(id, (await setScopes(app, id, scopes)) || undefined);
    print(`Tokens of ${id} may do ${scopes.join(', ')}. Those that may do more have ended.`);
  };
};

const remove = ({ print, options }: Run): Work => {
  const id = idOf(options, 'remove');
  return async (app) => {
    required(id, (await removeClient(app, id)) || undefined);
    print(`${id} is forgotten, and its tokens have ended.`);
  };
};

const COMMANDS: Readonly<Record<ClientCommand, (run: Run) => Work>> = {
  list: listAll,
  add,
  rotate,
  origins: changeOrigins,
  redirects: changeRedirects,
  scopes: changeScopes,
  remove,
};

const required = <T>(id: string, value: T | undefined): T => {
  if (value === undefined) throw new UsageError(`There is no partner ${id}.`);
  return value;
};

const idOf = ({ id }: CommandOptions, command: string): string => {
  if (id !== undefined && clientIdSchema.safeParse(id).success) return id;
  throw new UsageError(
    `clients ${command} needs --id: up to 64 letters, digits, dots, dashes and underscores.`,
  );
};

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const originsOf = ({ origins = '' }: CommandOptions, command: string): readonly string[] => {
  const list = listOf(origins);
  const wrong = list.find((origin) => !isOriginPattern(origin));
  if (wrong !== undefined)
    throw new UsageError(
      `${wrong} is no origin: write https://host, https://host:8443, https://*.host or http://host:*.`,
    );
  if (list.length === 0)
    throw new UsageError(`clients ${command} needs --origins, one or more, separated by commas.`);
  return [...new Set(list)];
};

/** An address of https, or of this machine, without a fragment: RFC 6749 lets a code go to no other. */
const isRedirect = (text: string): boolean => {
  if (!URL.canParse(text) || text.includes('#')) return false;
  const { protocol, hostname, href, username } = new URL(text);
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1]|.+\.localhost)$/.test(hostname);
  return href === text && username === '' && (protocol === 'https:' || (protocol === 'http:' && isLocal));
};

const redirectsOf = ({ redirects }: CommandOptions): readonly string[] => {
  if (redirects === undefined)
    throw new UsageError(
      'clients redirects needs --redirects, addresses separated by commas; empty for none.',
    );
  const list = listOf(redirects);
  const wrong = list.find((address) => !isRedirect(address));
  if (wrong !== undefined)
    throw new UsageError(
      `${wrong} is no address to go back to: write all of it as browsers do, e.g. https://notes.example/back.`,
    );
  return [...new Set(list)];
};

const scopesOf = ({ scopes }: CommandOptions): readonly Scope[] => {
  if (scopes === undefined) return DEFAULT_SCOPES;
  const list = listOf(scopes);
  if (list.length > 0 && list.every(isScope)) return [...new Set(list.filter(isScope))];
  throw new UsageError(`--scopes is a list of ${SCOPES.join(', ')}.`);
};

const hoursOf = ({ keep = '24' }: CommandOptions): number => {
  const hours = /^\d{1,3}$/.test(keep) ? Number(keep) : Number.NaN;
  if (hours <= MAX_KEEP_HOURS) return hours;
  throw new UsageError(`--keep is a whole number of hours, at most ${MAX_KEEP_HOURS}.`);
};
