import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../kernel/db/database.ts';
import { createTurns } from '../kernel/work/turns.ts';
import { createIdMaker } from '../kernel/db/uuid.ts';
import { createMessenger } from '../kernel/messaging/messenger.ts';
import { createMemoryAttempts } from '../kernel/security/attempts.ts';
import { createDatabaseAttempts } from '../kernel/security/database-attempts.ts';
import { createPasswordHasher } from '../kernel/security/password.ts';
import { createKeyedQueue } from '../kernel/work/bounded-queue.ts';
import { createKnownDevices } from '../kernel/security/known-devices.ts';
import { readSecret } from '../kernel/security/app-secrets.ts';
import { openBlobs } from '../kernel/blobs/open-blobs.ts';
import { createGateways } from './payments/index.ts';
import type { GatewaysOptions } from './payments/index.ts';
import { createPartnerOrigins } from './partners/index.ts';
import { openCovers } from '../drawing/pictures/covers.ts';
import { createDiskCache } from '../drawing/pictures/disk-cache.ts';
import { createPictures } from '../drawing/pictures/picture-pool.ts';
import { createFormats } from '../drawing/formats/format-pool.ts';
import { compiledTemplates } from '../kernel/config/our-folder.ts';
import { keepTime, readKeptTime } from '../kernel/security/kept-time.ts';
import { createSteadyClock } from '../kernel/calls/steady-clock.ts';
import type { SteadyClockParts } from '../kernel/calls/steady-clock.ts';
import { forgetInAll } from '../kernel/calls/forget-nodes.ts';
import { moveInAll } from '../kernel/calls/move-nodes.ts';
import { domains } from './domains.ts';
import type { App, ServiceConfig } from '../kernel/calls/context.ts';
import { createJointReads } from '../kernel/calls/joint-reads.ts';
import { createSessionCache } from '../kernel/calls/session-cache.ts';
import { createThumbnailSigner } from '../kernel/security/thumbnail-signature.ts';

const SESSION_MS = 5_000;
// Other servers tell when a session ends; should that news be lost, it is noticed after this time.
const SHARED_SESSION_MS = 1_000;

/** Dependencies of an App; clock and randomness default to the real ones. */
export interface AppDeps {
  readonly database: Database;
  readonly config: ServiceConfig & GatewaysOptions['config'];
  readonly now?: () => number;
  /** The clocks of the machine, which `now` goes by unless it is given; default the real ones. */
  readonly machine?: Pick<SteadyClockParts, 'wall' | 'elapsed'>;
  readonly randomBytes?: (length: number) => Buffer;
  /** Take money in place of the gateways in the settings. */
  readonly gateways?: GatewaysOptions['gateways'];
  /** Hears each message that is only printed. Default nothing. */
  readonly print?: (line: string) => void;
}

const MAX_WAITING = 1_000;
const MEGABYTE = 1_048_576;

/** Creates the services' shared parts over an open, migrated database. */
export const createAppServices = async (deps: AppDeps): Promise<App> => {
  const { database, config, randomBytes: random = randomBytes } = deps;
  const floor = await readKeptTime(database.db);
  const clock = createSteadyClock({ ...deps.machine, floor });
  const { now = clock.now } = deps;
  const secretOf = (key: string): Promise<Buffer> =>
    readSecret(database.db, { key, now: now(), randomBytes: random });
  const secret = await secretOf('thumbnail-secret');
  const knownDevices = createKnownDevices(await secretOf('device-secret'), random);
  const secrets = { codes: await secretOf('code-secret'), exports: await secretOf('export-secret') };
  const shared = database.kind === 'postgres';
  return {
    database,
    config,
    now,
    keepTime: () => keepTime(database.db, deps.now === undefined ? clock.passed() : now()),
    createId: createIdMaker({ now, randomBytes: random }),
    randomBytes: random,
    passwords: createPasswordHasher(),
    attempts: shared ? createDatabaseAttempts(database.db) : createMemoryAttempts(),
    knownDevices,
    inTurn: createKeyedQueue(MAX_WAITING),
    sessions: createSessionCache(shared ? SHARED_SESSION_MS : SESSION_MS),
    partnerOrigins: createPartnerOrigins(database.db, now),
    jointReads: createJointReads(),
    turns: createTurns(),
    thumbnails: createThumbnailSigner(secret),
    messenger: createMessenger(config, { now, print: deps.print ?? (() => undefined) }),
    pictures: createPictures({
      // Two at least: drawings for strangers hold up nobody else.
      workers: config.pictureWorkers || Math.max(2, availableParallelism() - 1),
      disk: createDiskCache({
        folder: join(config.dataDir, 'pictures'),
        mostBytes: config.pictureMegabytes * MEGABYTE,
      }),
    }),
    formats: createFormats({ workers: 1 }),
    covers: openCovers(compiledTemplates()),
    blobs: openBlobs(config),
    gateways: createGateways({
      config,
      now,
      ...(deps.gateways === undefined ? {} : { gateways: deps.gateways }),
    }),
    moveNodes: moveInAll(domains.flatMap(({ moveNodes = [] }) => moveNodes)),
    forgetNodes: forgetInAll(domains.flatMap(({ forgetNodes = [] }) => forgetNodes)),
    secrets,
  };
};
