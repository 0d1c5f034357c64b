import type { Locale } from '@chartdock/contract';
import type { ServerConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { HoldTurn, Turns } from '../work/turns.ts';
import type { CreateId } from '../db/uuid.ts';
import type { ThumbnailSigner } from '../security/thumbnail-signature.ts';
import type { KnownDevices } from '../security/known-devices.ts';
import type { AttemptLimiter } from '../security/attempts.ts';
import type { PasswordHasher } from '../security/password.ts';
import type { KeyedQueue } from '../work/bounded-queue.ts';
import type { Messenger } from '../messaging/messenger.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Gateways } from './gateway.types.ts';
import type { Actor } from './actor.ts';
import type { Handle } from '../db/schema.ts';
import type { ForgetNodes } from './forget-nodes.ts';
import type { MoveNodes } from './move-nodes.ts';
import type { JointReads } from './joint-reads.ts';
import type { PartnerOrigins } from './partner-origins.types.ts';
import type { SessionCache } from './session-cache.ts';

export type { PartnerAccess } from './scopes.ts';
export type { Actor } from './actor.ts';
export type { Handle } from '../db/schema.ts';

/** Names of the settings that are addresses outside of the app (HOST-04, HOST-05). */
export const OUTSIDE_PLACES = [
  'editHost',
  'aiPage',
  'aiPrototype',
  'whiteboardPartner',
  'boardHost',
  'watermark',
  'templateCommunity',
] as const satisfies readonly (keyof ServerConfig)[];

type OutsidePlace = (typeof OUTSIDE_PLACES)[number];

/** Settings that the services read. */
export type ServiceConfig = Pick<
  ServerConfig,
  | 'freeFiles'
  | 'freeCollaborators'
  | 'linkDays'
  | 'folderDepth'
  | 'callsPerMinute'
  | 'signInFailures'
  | 'trustProxy'
  | 'bodyMegabytes'
  | 'pictureWorkers'
  | 'pictureMegabytes'
  | 'seed'
  | 'smtpUrl'
  | 'mailFrom'
  | 'smsUrl'
  | 'smsSecret'
  | 'messageTimeoutMs'
  | 'promotionYuan'
  | 'publishReview'
  | 'quickStart'
  | 'queryToken'
  | 'wemeetUrl'
  | 'wemeetSignInUrl'
  | 'wemeetCorpId'
  | 'wemeetSdkId'
  | 'wemeetSecret'
  | 'wemeetDomains'
  | 'appFrames'
  | 'hstsDays'
  | 'dataDir'
  | 'bucketUrl'
  | 'bucketRegion'
  | 'bucketKeyId'
  | 'bucketSecret'
  | 'host'
  | 'payments'
  | 'publicUrl'
  | 'wechatOfficialSecret'
  | 'aiUrl'
  | 'aiKey'
  | 'aiModel'
  | 'aiPerHour'
  | 'aiTimeoutMs'
  | OutsidePlace
>;

/**
 * Holds the parts that every call shares: the database, the settings, clocks and makers. A part of one system is added where it
 * is made.
 */
export interface App {
  readonly database: Database;
  readonly config: ServiceConfig;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Keeps the time in the database: the clock of the next run begins no earlier. */
  readonly keepTime: () => Promise<void>;
  readonly createId: CreateId;
  readonly randomBytes: (length: number) => Buffer;
  readonly passwords: PasswordHasher;
  readonly attempts: AttemptLimiter;
  /** Recognises devices that knew a password before: guesses of others do not hold them up. */
  readonly knownDevices: KnownDevices;
  /** Lets checks under one key run one after the other. */
  readonly inTurn: KeyedQueue;
  readonly sessions: SessionCache;
  /** Knows which pages may embed this server and call it. */
  readonly partnerOrigins: PartnerOrigins;
  /** Lets equal requests of one person that wait be answered by one read. */
  readonly jointReads: JointReads;
  /** Lets writes to one account's things wait for one another. */
  readonly turns: Turns;
  readonly thumbnails: ThumbnailSigner;
  readonly messenger: Messenger;
  /** Keeps large definitions outside of the database. */
  readonly blobs: BlobStore;
  /** Take money. */
  readonly gateways: Gateways;
  /** Deletes files and folders for good, with everything that domains keep for them. */
  readonly forgetNodes: ForgetNodes;
  /** Gives files and folders to another owner, with everything that domains keep for them. */
  readonly moveNodes: MoveNodes;
  /** Keys of this installation. */
  readonly secrets: { readonly codes: Buffer; readonly exports: Buffer };
}

/** Facts about the request of a call, independent of the wire. */
export interface RequestFacts {
  readonly locale: Locale;
  /** Key under which a write is done once. */
  readonly idempotencyKey: string | undefined;
  readonly ip: string;
  /** Whether the address is that of a proxy that nobody said to trust, and so everyone's. */
  readonly isSharedAddress: boolean;
  readonly userAgent: string;
  /** Whether a page of our own origin sent the request, told by the browser itself. */
  readonly sameOrigin: boolean;
  /** Origin of the page that sent the request, when a browser tells. */
  readonly origin: string | undefined;
  /** Whether a browser sent it for a page: it says so itself, and a server has nothing to say. */
  readonly isBrowser: boolean;
  readonly sessionCookie: string | undefined;
  /** The `token` header, also of a call that needs none. */
  readonly token: string | undefined;
  /** Sets the session cookie for a life in milliseconds; undefined takes it away. */
  readonly setSessionCookie: (token: string | undefined, maxAgeMs: number) => void;
  /** The marks by which a device is known that knew a password before. */
  readonly deviceCookie: string | undefined;
  readonly setDeviceCookie: (marks: string) => void;
  /** Sends a part of a text ahead of the response to a caller that asked for pieces; nothing to anyone else. */
  readonly sendPiece: (piece: string) => void;
  /** Returns a signal that is given once the caller has gone without waiting for the response. */
  readonly untilGone: () => AbortSignal;
}

/** Context of a call without a token. */
export interface PublicContext {
  readonly app: App;
  readonly db: Handle;
  readonly now: number;
  readonly locale: Locale;
  readonly request: RequestFacts;
  /** Runs once the call has been committed; the response waits for it, and a refusal of it is the call's. */
  readonly afterCommit: (action: () => void | Promise<void>) => void;
  /** Takes the turn to write to an owner's tree, before anything of it is locked. */
  readonly holdTurn: HoldTurn;
}

/** Context of a call with a token. */
export interface CallContext extends PublicContext {
  readonly actor: Actor;
}
