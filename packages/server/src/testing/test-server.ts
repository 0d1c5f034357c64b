import { createClient, createFetchTransport, createMemoryTokenStore, isApiError } from '@chartdock/client';
import type { Client } from '@chartdock/client';
import type { Locale } from '@chartdock/contract';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpDeps } from '../http/app.ts';
import type { Database } from '../kernel/db/database.ts';
import { readConfig } from '../kernel/config/config.ts';
import type { ServerConfig } from '../kernel/config/config.ts';
import { createAppServices } from '../domains/open-app.ts';
import { startServer } from '../http/server.ts';
import { createAccount } from '../domains/accounts/accounts.ts';
import type { NewAccount } from '../domains/accounts/accounts.ts';
import type { App } from '../kernel/calls/context.ts';
import type { PaymentGateway } from '../kernel/calls/gateway.types.ts';
import { createSession } from '../domains/sessions/sessions.ts';
import { fetchLiterally } from './fetch-literally.ts';

/** Password of every account that a test server makes. */
export const TEST_PASSWORD = 'Pass-word 1';

const DAY_MS = 86_400_000;

/** A clock that stands still until a test moves it. */
export interface TestClock {
  readonly now: () => number;
  readonly advance: (ms: number) => void;
}

/** A signed-in account of a test. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly client: Client;
}

/** The real server over a test database, listening on a free loopback port. */
export interface TestServer {
  readonly app: App;
  readonly address: string;
  readonly clock: TestClock;
  /** Makes an account and signs it in; a member unless it says otherwise. */
  readonly person: (account?: Partial<NewAccount> & { readonly free?: boolean }) => Promise<Person>;
  /** Makes a client of a token in a language. */
  readonly client: (token: string | undefined, locale?: Locale) => Client;
  /** Sends a request as it is. */
  readonly send: (path: string, init?: RequestInit) => Promise<Response>;
  readonly stop: () => Promise<void>;
}

/** Parts of a test server in place of the usual ones. */
export interface TestParts extends Partial<Pick<HttpDeps, 'failures' | 'after' | 'logger'>> {
  readonly clock?: TestClock;
  /** Take the money in place of the sandbox. */
  readonly gateways?: readonly PaymentGateway[];
}

/** Starts the real server over an open, migrated, empty database. */
export const startTestServer = async (
  database: Database,
  environment: Readonly<Record<string, string>> = {},
  { clock = createTestClock(), gateways, ...parts }: TestParts = {},
): Promise<TestServer> => {
  const config: ServerConfig = readConfig({
    CHARTDOCK_CALLS_PER_MINUTE: '0',
    // Made with the first large definition that moves there.
    CHARTDOCK_DATA: join(tmpdir(), `chartdock-test-${randomUUID()}`),
    ...environment,
  });
  const app = await createAppServices({
    database,
    config,
    now: clock.now,
    ...(gateways === undefined ? {} : { gateways }),
  });
  const passwordHash = await app.passwords.hash(TEST_PASSWORD);
  const folder = config.webDir === '' ? tmpdir() : config.webDir;
  const embedDir = config.embedDir === '' ? tmpdir() : config.embedDir;
  const running = await startServer({ app, host: '127.0.0.1', port: 0, webDir: folder, embedDir, ...parts });
  const { address } = running;
  const client = (token: string | undefined, locale: Locale = 'en'): Client =>
    createClient({
      baseUrl: address,
      transport: createFetchTransport({ fetch: fetchLiterally }),
      locale,
      tokenStore: createMemoryTokenStore(token === undefined ? {} : { token }),
    });
  let people = 0;
  return {
    app,
    address,
    clock,
    client,
    person: async ({ free = false, ...account } = {}) => {
      people += 1;
      const email = account.email ?? `person${people}.${app.createId().slice(-8)}@example.test`;
      const memberUntil = free ? {} : { memberUntil: clock.now() + 1000 * DAY_MS };
      const names = { userName: `person${people}`, fullName: `Person ${people}` };
      const id = await createAccount(app, database.db, {
        ...names,
        ...memberUntil,
        passwordHash,
        ...account,
        email,
      });
      const session = { userId: id, deviceId: app.createId(), use: 'header', lifeMs: 900 * DAY_MS } as const;
      const { token } = await createSession(app, database.db, session);
      return { id, email, token, client: client(token) };
    },
    send: (path, init) => fetch(address + path, { redirect: 'manual', ...init }),
    stop: running.stop,
  };
};

/** Creates a clock that stands at a morning of November 2026. */
export const createTestClock = (): TestClock => {
  let now = Date.UTC(2026, 10, 21, 9);
  return {
    now: () => now,
    advance: (ms) => (now += ms),
  };
};

/** Waits for a call to be refused and returns the envelope code; a call that is answered fails the test. */
export const refusalOf = async (call: Promise<unknown>): Promise<string | undefined> => {
  try {
    await call;
  } catch (error) {
    if (isApiError(error)) return error.envelopeCode;
    throw error;
  }
  throw new Error('The call was answered, not refused.');
};
