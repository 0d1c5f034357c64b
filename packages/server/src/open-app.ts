import { randomBytes } from 'node:crypto';
import type { Database } from './db/database.ts';
import { createIdMaker } from './db/uuid.ts';
import { createDatabaseAttempts, createMemoryAttempts } from './services/accounts/attempts.ts';
import { createPasswordHasher } from './services/accounts/password.ts';
import { readSecret } from './services/app-secrets.ts';
import type { App, ServiceConfig } from './services/context.ts';
import { createSessionCache } from './services/sessions/session-cache.ts';
import { createThumbnailSigner } from './thumbnails/signature.ts';

/** Holds what an App is made from; clock and randomness default to the real ones. */
export interface AppDeps {
  readonly database: Database;
  readonly config: ServiceConfig;
  readonly now?: () => number;
  readonly randomBytes?: (length: number) => Buffer;
}

/** Makes the services' shared parts over an open, migrated database. */
export async function createAppServices(deps: AppDeps): Promise<App> {
  const { database, config, now = Date.now, randomBytes: random = randomBytes } = deps;
  const secret = await readSecret(database.db, { key: 'thumbnail-secret', now: now(), randomBytes: random });
  const shared = database.kind === 'postgres';
  return {
    database,
    config,
    now,
    createId: createIdMaker({ now, randomBytes: random }),
    randomBytes: random,
    passwords: createPasswordHasher(),
    attempts: shared ? createDatabaseAttempts(database.db) : createMemoryAttempts(),
    sessions: createSessionCache(),
    thumbnails: createThumbnailSigner(secret),
  };
}
