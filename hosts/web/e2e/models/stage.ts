import type { Browser } from 'playwright-core';
import { beforeAll, inject } from 'vitest';
import { launchBrowser } from '../../../../tests/harness/browser.ts';
import type { LaunchOptions } from '../../../../tests/harness/browser.ts';
import { startOwnServer } from '../../../../tests/harness/own-server.ts';
import type { OwnServer } from '../../../../tests/harness/own-server.ts';
import { openVisitor } from './visitor.ts';
import type { Visitor, VisitorOptions } from './visitor.ts';

/** Ways for a visitor to come to a server. */
interface Visits {
  /** Opens a fresh browser profile for a visitor. */
  readonly opensVisitor: (options?: VisitorOptions) => Promise<Visitor>;
  /** Opens a fresh browser profile for a visitor, signs a demo account in and waits for the file area. */
  readonly opensSignedIn: (account: string, options?: VisitorOptions) => Promise<Visitor>;
  /** Runs a visit in a fresh browser profile, which closes however the visit ends. */
  readonly visiting: (options: VisitorOptions, visit: (visitor: Visitor) => Promise<void>) => Promise<void>;
}

/** A browser and a server for the tests of a file. */
export interface Stage extends Visits {
  /** Address of the server, without a slash at the end. */
  readonly address: string;
}

/** A stage whose server no other file uses. The server is there as soon as hooks and tests run. */
export interface OwnStage extends Stage {
  readonly browser: Browser;
  readonly server: OwnServer;
}

/** Makes the visits to a server; each looks the place up when it begins, as a hook fills it. */
const visitsTo = (place: () => readonly [Browser, string], visitors: VisitorOptions): Visits => {
  const opensVisitor: Visits['opensVisitor'] = (options) =>
    openVisitor(...place(), { ...visitors, ...options });
  return {
    opensVisitor,
    opensSignedIn: async (account, options) => {
      const visitor = await opensVisitor(options);
      await visitor.signIn.signsInAs(account);
      return visitor;
    },
    visiting: async (options, visit) => {
      const visitor = await opensVisitor(options);
      try {
        await visit(visitor);
      } finally {
        await visitor.leaves();
      }
    },
  };
};

/**
 * Launches a browser before the tests of the calling file or block, for visits to the server that all files share, and
 * closes it afterwards. `visitors` is how those come of whom nothing else is said; default as {@link VisitorOptions} says.
 */
export const setStage = (visitors: VisitorOptions = {}): Stage => {
  const address = inject('serverUrl');
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser({ shell: true });
    return () => browser.close();
  });
  return { address, ...visitsTo(() => [browser, address], visitors) };
};

/** Starts a server with the demo seed and a database of its own; `env` goes into its environment. */
export const startSeededServer = (env: Readonly<Record<string, string>> = {}): Promise<OwnServer> =>
  startOwnServer(env, inject('seededData'));

/**
 * Sets a stage with a server of its own, which goes away with its data afterwards: for tests that count everything, stop the
 * server or need settings. `env` goes into the server's environment, `launch` is how the browser starts.
 */
export const setOwnStage = (
  visitors: VisitorOptions = {},
  env: Readonly<Record<string, string>> = {},
  launch: LaunchOptions = { shell: true },
): OwnStage => {
  let browser: Browser;
  let server: OwnServer;
  beforeAll(async () => {
    [browser, server] = await Promise.all([launchBrowser(launch), startSeededServer(env)]);
    return async () => {
      await browser.close();
      await server.remove();
    };
  });
  return {
    ...visitsTo(() => [browser, server.address], visitors),
    get address() {
      return server.address;
    },
    get browser() {
      return browser;
    },
    get server() {
      return server;
    },
  };
};
