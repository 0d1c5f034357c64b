import { isIP } from 'node:net';
import { isPostgresAddress } from '../db/postgres-address.ts';
import { FOLDER_DEPTH, FREE_COLLABORATORS, FREE_FILES, LINK_DAYS } from '@chartdock/contract';
import { paymentVariables } from './payment-variables.ts';

/** Describes one environment variable of the server: its meaning, its default, and how its text becomes a value. */
export interface Variable<Value> {
  readonly name: string;
  readonly meaning: string;
  /** Text used when the variable is not set or empty. */
  readonly fallback: string;
  /** Reads the text; returns undefined when it is not allowed. */
  readonly parse: (text: string) => Value | undefined;
  /** Allowed values, for the message that refuses a value. */
  readonly allowed: string;
  /** Whether a value may hold a password, which no message repeats. Default false. */
  readonly isSecret?: boolean;
}

const text = (text: string): string => text;

const whole = (min: number, max: number) => ({
  parse: (value: string): number | undefined => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  },
  allowed: `a whole number from ${min} to ${max}`,
});

const oneOf = <const Names extends readonly string[]>(names: Names) => ({
  parse: (value: string): Names[number] | undefined => names.find((name) => name === value),
  allowed: names.join(', '),
});

const list = (value: string): readonly string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const PROXY_WORDS: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Returns whether a text names proxies that can be trusted: a word for private addresses, an address, or a range of them that is not everyone. */
const isProxy = (name: string): boolean => {
  if (PROXY_WORDS.has(name)) return true;
  const [address = '', bits, ...more] = name.split('/');
  const kind = isIP(address);
  if (kind === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128);
};

const proxies = {
  parse: (value: string): readonly string[] | undefined => {
    const names = list(value);
    return names.every(isProxy) ? names : undefined;
  },
  allowed:
    'addresses or ranges such as 10.0.0.2 or 10.0.0.0/24, or loopback, linklocal or uniquelocal, separated by commas',
};

/** Origins in which an app shows pages of others: Zoom's clients, and Microsoft's list for tabs. */
const APP_ORIGINS: Readonly<Record<string, readonly string[]>> = {
  zoom: ['https://*.zoom.us', 'https://*.zoom.com'],
  teams: [
    'https://teams.microsoft.com',
    'https://*.teams.microsoft.com',
    'https://*.cloud.microsoft',
    'https://*.microsoft365.com',
    'https://*.office.com',
    'https://outlook.office365.com',
  ],
};

const ORIGIN = /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d{1,5})?$/;

const appFrames = (value: string): readonly string[] | undefined => {
  const origins = list(value).map((name) => APP_ORIGINS[name] ?? (ORIGIN.test(name) ? [name] : undefined));
  return origins.every((each) => each !== undefined) ? origins.flat() : undefined;
};

const outside = {
  parse: (value: string): string | undefined =>
    value === '' || (URL.canParse(value) && /^https?:\/\/[^\s\\;,'"]+$/.test(value)) ? value : undefined,
  allowed: 'an http or https address',
};

const gateway = {
  parse: (value: string): string | undefined =>
    /^https?:\/\/[^\s\\?#]+$/.test(value) && URL.canParse(value)
      ? value.replace(/\/{1,100}$/, '')
      : undefined,
  allowed: 'an http or https address',
};

/** Lists every environment variable that the server reads; `chartdock --help` prints this table. */
export const variables = {
  port: { name: 'PORT', meaning: 'port to listen on', fallback: '4600', ...whole(0, 65_535) },
  host: {
    name: 'HOST',
    meaning: 'address to listen on; 0.0.0.0 opens the server to the network',
    fallback: '127.0.0.1',
    parse: text,
    allowed: 'an address',
  },
  publicUrl: {
    name: 'CHARTDOCK_PUBLIC_URL',
    meaning:
      'address under which people and payment gateways reach this server: mails lead there, and gateways send notices; by default mails have no address, and gateways get the one it listens on, which only the sandbox can reach',
    fallback: '',
    parse: (value: string): string | undefined => (value === '' ? value : gateway.parse(value)),
    allowed: 'an http or https address',
  },
  ...paymentVariables,
  dataDir: {
    name: 'CHARTDOCK_DATA',
    meaning: 'folder of the embedded database, of large definitions and of drawn pictures',
    fallback: './.chartdock',
    parse: text,
    allowed: 'a folder',
  },
  bucketUrl: {
    name: 'CHARTDOCK_BUCKET_URL',
    meaning:
      'address of a bucket that speaks S3, its name in the host or the path, for definitions past 64 KB; without it they lie in the folder blobs inside CHARTDOCK_DATA, which all servers of one database have to share',
    fallback: '',
    parse: (value: string): string | undefined => (value === '' ? value : gateway.parse(value)),
    allowed: 'an http or https address',
  },
  bucketRegion: {
    name: 'CHARTDOCK_BUCKET_REGION',
    meaning: 'region of the bucket',
    fallback: 'us-east-1',
    parse: (value: string): string | undefined => (/^[\w-]{1,64}$/.test(value) ? value : undefined),
    allowed: 'a name of letters, digits and dashes',
  },
  bucketKeyId: {
    name: 'CHARTDOCK_BUCKET_KEY_ID',
    meaning: 'id of the access key of the bucket',
    fallback: '',
    parse: text,
    allowed: 'a text',
  },
  bucketSecret: {
    name: 'CHARTDOCK_BUCKET_SECRET',
    meaning: 'secret of the access key of the bucket',
    fallback: '',
    parse: text,
    allowed: 'a text',
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    meaning: 'PostgreSQL address; without it the embedded database is used',
    fallback: '',
    parse: (value: string): string | undefined =>
      value === '' || isPostgresAddress(value) ? value : undefined,
    allowed: 'a PostgreSQL address such as postgres://user:password@host:5432/database',
    isSecret: true,
  },
  databaseConnections: {
    name: 'CHARTDOCK_DATABASE_CONNECTIONS',
    meaning:
      'connections to PostgreSQL that one server uses, besides two for readiness and news; an account gets a quarter of them at once',
    fallback: '10',
    ...whole(1, 1_000),
  },
  promotionYuan: {
    name: 'CHARTDOCK_PROMOTION_YUAN',
    meaning: 'yuan that coupons which people take for themselves may take off altogether; 0 gives none away',
    fallback: '5000',
    ...whole(0, 10_000_000),
  },
  seed: {
    name: 'CHARTDOCK_SEED',
    meaning:
      'what an empty database gets at the first start: demo accounts, whose password everyone knows, or none but an owner; auto means demo on a server for this machine alone: HOST and CHARTDOCK_PUBLIC_URL on loopback, no CHARTDOCK_TRUST_PROXY; and none elsewhere',
    fallback: 'auto',
    ...oneOf(['auto', 'demo', 'none']),
  },
  owner: {
    name: 'CHARTDOCK_OWNER',
    meaning:
      'e-mail address of the account that a first start without the demo makes; its password is printed once',
    fallback: 'owner@localhost',
    parse: (value: string): string | undefined => (/^[^\s@]+@[^\s@]+$/.test(value) ? value : undefined),
    allowed: 'an e-mail address',
  },
  freeFiles: {
    name: 'CHARTDOCK_FREE_FILES',
    meaning: 'files that a free account may hold, those in trash included',
    fallback: String(FREE_FILES),
    ...whole(0, 1_000_000),
  },
  freeCollaborators: {
    name: 'CHARTDOCK_FREE_COLLABORATORS',
    meaning:
      'people with whom a free account may share each of its files and folders; a member’s have no limit',
    fallback: String(FREE_COLLABORATORS),
    ...whole(0, 1_000_000),
  },
  linkDays: {
    name: 'CHARTDOCK_LINK_DAYS',
    meaning: 'days after which a new link expires unless its maker says otherwise; 0 for never',
    fallback: String(LINK_DAYS),
    ...whole(0, 3_650),
  },
  folderDepth: {
    name: 'CHARTDOCK_FOLDER_DEPTH',
    meaning: 'how deep folders may be nested',
    fallback: String(FOLDER_DEPTH),
    ...whole(1, 60),
  },
  callsPerMinute: {
    name: 'CHARTDOCK_CALLS_PER_MINUTE',
    meaning:
      'API calls of one account in a minute, or of one address without a session; 0 switches the limit off',
    fallback: '3000',
    ...whole(0, 1_000_000),
  },
  signInFailures: {
    name: 'CHARTDOCK_SIGN_IN_FAILURES',
    meaning:
      'wrong passwords for one account in 15 minutes; an address may make ten times as many; 0 switches the limit off',
    fallback: '10',
    ...whole(0, 100_000),
  },
  bodyMegabytes: {
    name: 'CHARTDOCK_BODY_MEGABYTES',
    meaning:
      'memory for the bodies of all requests at once, in megabytes; past it callers are told to try later. One account may fill half, all who are unknown a quarter',
    fallback: '64',
    ...whole(48, 65_536),
  },
  pictureWorkers: {
    name: 'CHARTDOCK_PICTURE_WORKERS',
    meaning:
      'threads that draw pictures of files; 0 takes one less than there are cores, and at least two, of which visitors without an account keep one busy at most',
    fallback: '0',
    ...whole(0, 64),
  },
  pictureMegabytes: {
    name: 'CHARTDOCK_PICTURE_MEGABYTES',
    meaning:
      'disk for pictures of files that were drawn, in the folder pictures inside CHARTDOCK_DATA, in megabytes; those used longest ago go first; 0 keeps none',
    fallback: '256',
    ...whole(0, 1_048_576),
  },
  trustProxy: {
    name: 'CHARTDOCK_TRUST_PROXY',
    meaning:
      'addresses or ranges of the proxies in front, separated by commas; loopback, linklocal and uniquelocal stand for private ones. Forwarded headers of others are ignored',
    fallback: '',
    ...proxies,
  },
  stopDelayMs: {
    name: 'CHARTDOCK_STOP_DELAY_MS',
    meaning:
      'milliseconds between SIGTERM and the closing of the door, in which /readyz answers 503; make it longer than a balancer takes to notice',
    fallback: '200',
    ...whole(0, 120_000),
  },
  logLevel: {
    name: 'CHARTDOCK_LOG_LEVEL',
    meaning: 'least level that is logged, as JSON lines on standard output',
    fallback: 'warn',
    ...oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
  },
  smtpUrl: {
    name: 'CHARTDOCK_SMTP_URL',
    meaning: 'mail server for codes, as smtp://user:password@host:port; without it codes are printed',
    fallback: '',
    parse: (value: string): string | undefined => (/^(smtps?:\/\/\S+)?$/.test(value) ? value : undefined),
    allowed: 'an smtp or smtps address',
    isSecret: true,
  },
  mailFrom: {
    name: 'CHARTDOCK_MAIL_FROM',
    meaning: 'sender of mails',
    fallback: 'Chartdock <no-reply@localhost>',
    parse: text,
    allowed: 'an address',
  },
  smsUrl: {
    name: 'CHARTDOCK_SMS_URL',
    meaning: 'address that takes text messages as JSON; without it codes are printed',
    fallback: '',
    parse: (value: string): string | undefined => (/^(https?:\/\/\S+)?$/.test(value) ? value : undefined),
    allowed: 'an http or https address',
  },
  smsSecret: {
    name: 'CHARTDOCK_SMS_SECRET',
    meaning: 'key of the signature (HMAC-SHA256) that goes with each text message',
    fallback: '',
    parse: text,
    allowed: 'a text',
  },
  messageTimeoutMs: {
    name: 'CHARTDOCK_MESSAGE_TIMEOUT_MS',
    meaning: 'milliseconds a mail or text message may take',
    fallback: '10000',
    ...whole(50, 60_000),
  },
  publishReview: {
    name: 'CHARTDOCK_PUBLISH_REVIEW',
    meaning: 'whether a published file waits for a review before it is public',
    fallback: 'off',
    ...oneOf(['off', 'on']),
  },
  editHost: {
    name: 'CHARTDOCK_EDIT_HOST',
    meaning: 'origin of the editors and downloads; without it our own',
    fallback: '',
    ...outside,
  },
  aiUrl: {
    name: 'CHARTDOCK_AI_URL',
    meaning:
      'address of an OpenAI-compatible API up to its version, such as https://host/v1, which writes what becomes drawings; without it the AI page draws given texts only',
    fallback: '',
    parse: (value: string): string | undefined => (value === '' ? value : gateway.parse(value)),
    allowed: 'an http or https address',
  },
  aiKey: {
    name: 'CHARTDOCK_AI_KEY',
    meaning: 'key of that API; it goes nowhere else',
    fallback: '',
    parse: (value: string): string | undefined => (/^[\x21-\x7e]*$/.test(value) ? value : undefined),
    allowed: 'a text of letters, digits and signs',
    isSecret: true,
  },
  aiModel: {
    name: 'CHARTDOCK_AI_MODEL',
    meaning: 'name of the model at that API; needed beside its address',
    fallback: '',
    parse: text,
    allowed: 'a text',
  },
  aiPerHour: {
    name: 'CHARTDOCK_AI_PER_HOUR',
    meaning:
      'texts that one account may have written in an hour, on all servers together; past it one every 15 minutes',
    fallback: '30',
    ...whole(1, 100_000),
  },
  aiTimeoutMs: {
    name: 'CHARTDOCK_AI_TIMEOUT_MS',
    meaning: 'milliseconds that the API may say nothing; a whole text may take six times as long',
    fallback: '30000',
    ...whole(50, 300_000),
  },
  aiPage: {
    name: 'CHARTDOCK_AI_PAGE_URL',
    meaning: 'page that AI creation shows in a frame; without it our own',
    fallback: '',
    ...outside,
  },
  aiPrototype: {
    name: 'CHARTDOCK_AI_PROTOTYPE_URL',
    meaning: 'AI prototype tool; without it its entry is hidden',
    fallback: '',
    ...outside,
  },
  whiteboardPartner: {
    name: 'CHARTDOCK_WHITEBOARD_PARTNER_URL',
    meaning: 'whiteboard of a partner; without it its entry is hidden',
    fallback: '',
    ...outside,
  },
  quickStart: {
    name: 'CHARTDOCK_QUICK_START_TEMPLATE',
    meaning: 'name or id of the template that the quick-start guide is made from; none hides its entry',
    fallback: 'chartdock-quick-start',
    parse: (value: string): string | undefined => (/^[\w-]{1,100}$/.test(value) ? value : undefined),
    allowed: 'the name of a source, the id of a template, or none',
  },
  boardHost: {
    name: 'CHARTDOCK_BOARD_HOST',
    meaning: 'origin of the whiteboard service; without it our own',
    fallback: '',
    ...outside,
  },
  watermark: {
    name: 'CHARTDOCK_WATERMARK_URL',
    meaning: 'page that the water-mark dialog shows in a frame',
    fallback: '',
    ...outside,
  },
  templateCommunity: {
    name: 'CHARTDOCK_TEMPLATE_COMMUNITY_URL',
    meaning: 'template community; without it links to it are hidden',
    fallback: '',
    ...outside,
  },
  queryToken: {
    name: 'CHARTDOCK_QUERY_TOKEN',
    meaning: 'what ?token= on a page may carry: one-time codes only, or login tokens too',
    fallback: 'codes',
    ...oneOf(['codes', 'all']),
  },
  wemeetUrl: {
    name: 'CHARTDOCK_WEMEET_URL',
    meaning: 'API of the meeting app, or a gateway in front of it',
    fallback: 'https://api.meeting.qq.com',
    ...gateway,
  },
  wemeetSignInUrl: {
    name: 'CHARTDOCK_WEMEET_SIGN_IN_URL',
    meaning: 'where the meeting app turns one-time codes into tokens',
    fallback: 'https://meeting.tencent.com',
    ...gateway,
  },
  wemeetCorpId: {
    name: 'CHARTDOCK_WEMEET_CORP_ID',
    meaning: 'company id at the meeting app; without it and the next two its calls are off',
    fallback: '',
    parse: text,
    allowed: 'a text',
  },
  wemeetSdkId: {
    name: 'CHARTDOCK_WEMEET_SDK_ID',
    meaning: 'application id at the meeting app',
    fallback: '',
    parse: text,
    allowed: 'a text',
  },
  wemeetSecret: {
    name: 'CHARTDOCK_WEMEET_SECRET',
    meaning: 'application secret at the meeting app; the tokens of bound accounts are sealed with it',
    fallback: '',
    parse: text,
    allowed: 'a text',
  },
  wemeetDomains: {
    name: 'CHARTDOCK_WEMEET_DOMAINS',
    meaning: 'domains whose pages may use the meeting app, separated by commas (host or *.host)',
    fallback: '',
    parse: list,
    allowed: 'domains separated by commas',
  },
  appFrames: {
    name: 'CHARTDOCK_APP_FRAMES',
    meaning:
      'apps that may show the web app in a frame, separated by commas: zoom, teams, or an origin (https://host, https://*.host); needs https, as sessions are then kept for every site apart',
    fallback: '',
    parse: appFrames,
    allowed: 'zoom, teams or origins, separated by commas',
  },
  hstsDays: {
    name: 'CHARTDOCK_HSTS_DAYS',
    meaning:
      'days for which browsers are told to come by https alone (Strict-Transport-Security, which Zoom asks for); 0 tells them nothing',
    fallback: '0',
    ...whole(0, 3_650),
  },
  webDir: {
    name: 'CHARTDOCK_WEB_DIR',
    meaning: 'folder of the built web pages',
    fallback: '',
    parse: text,
    allowed: 'a folder',
  },
  embedDir: {
    name: 'CHARTDOCK_EMBED_DIR',
    meaning: 'folder with the built partner script in "script" and the guest page in "page"',
    fallback: '',
    parse: text,
    allowed: 'a folder',
  },
} as const;
