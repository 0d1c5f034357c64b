import type { Capabilities } from './capabilities.ts';
import type { FrameRequest } from './hidden-frame.ts';
import type { DownloadRequest, Host, ShareRequest } from './host.ts';
import type { OpenedAddress } from './testing/fake-host.ts';

/** The part of a test runner's `expect` that our suites use. */
export type Expect = (value: unknown) => { toEqual(expected: unknown): void };

/** The parts of a test runner that our suites use, e.g. those of vitest, jest or node:test with an `expect`. */
export interface TestRunner {
  readonly describe: (name: string, run: () => void) => void;
  readonly it: (name: string, run: () => Promise<void>) => void;
  readonly expect: Expect;
}

/** A host under test that reports its real effects. */
export interface HostSubject {
  readonly host: Host;
  readonly opened: () => readonly OpenedAddress[];
  readonly copied: () => readonly string[];
  readonly shared: () => readonly ShareRequest[];
  readonly downloaded: () => readonly DownloadRequest[];
  /** Requests in hidden frames now. */
  readonly framed: () => readonly FrameRequest[];
  readonly isClosed: () => boolean;
}

/**
 * One promise of every host: the end of its title after "it", and its test on a host that claims these
 * capabilities.
 */
interface Promised {
  readonly name: string;
  readonly run: (
    subject: HostSubject,
    tools: { readonly expect: Expect; readonly claimed: Capabilities },
  ) => Promise<void>;
}

const address = '/diagraming/chart1';
const bad = [
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' /x',
  '//other.example/x',
  '/\\other.example',
  'data:text/html,x',
  '',
];

const codeIn = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : error;

/** Tells the code that something throws or rejects with; `done` when it does neither. */
const codeOf = async (run: () => unknown): Promise<unknown> => {
  try {
    await run();
    return 'done';
  } catch (error) {
    return codeIn(error);
  }
};

const usualWindow = ({ sameWindow }: Capabilities): 'same' | 'new' => (sameWindow ? 'same' : 'new');

const windows: readonly Promised[] = [
  {
    name: 'opens an address in the usual window when no window is asked for',
    run: async ({ host, opened }, { expect, claimed }) => {
      host.open(address);
      expect(opened()).toEqual([{ address, target: usualWindow(claimed) }]);
    },
  },
  {
    name: 'sends a reserved window to its address in the usual window, once',
    run: async ({ host, opened }, { expect, claimed }) => {
      const reserved = host.reserveWindow();
      expect(opened()).toEqual([]);
      reserved.navigate(address);
      reserved.navigate('/other');
      reserved.close();
      expect(opened()).toEqual([{ address, target: usualWindow(claimed) }]);
    },
  },
];

const saved = { address: '/download/chart1.png', fileName: 'chart 1.png' };
const form = { address: '/form', fields: { def: '{"a":1}\n2', title: '流程' } };

const downloads: readonly Promised[] = [
  {
    name: 'saves a file under its name, unless it claims that nothing is downloaded there',
    run: async ({ host, downloaded }, { expect, claimed }) => {
      const refused = claimed.noDownload;
      expect(await codeOf(() => host.download(saved))).toEqual(refused ? 'not_available' : 'done');
      expect(downloaded()).toEqual(refused ? [] : [saved]);
    },
  },
  {
    name: 'loads an address, or sends a form, in a hidden frame until it is cleared, with the same exception',
    run: async ({ host, framed }, { expect, claimed }) => {
      const load = (wanted: FrameRequest) => host.loadHidden(wanted, () => undefined);
      if (claimed.noDownload) {
        expect(await codeOf(() => load({ address }))).toEqual('not_available');
        return;
      }
      const frames = [{ address }, form].map(load);
      expect(framed()).toEqual([{ address }, form]);
      frames.forEach((frame) => frame.clear());
      frames[0]?.clear();
      expect(framed()).toEqual([]);
    },
  },
];

const shares: Promised = {
  name: 'offers an address in the share sheet that it claims, and copies it in place of none',
  run: async ({ host, shared, copied }, { expect, claimed: { shareSheet } }) => {
    const request = { title: 'Chart 1', address: 'http://localhost/preview/chart1' };
    expect(await host.share(request)).toEqual(shareSheet ? 'shared' : 'copied');
    expect(shared()).toEqual(shareSheet ? [request] : []);
    expect(copied()).toEqual(shareSheet ? [] : [request.address]);
  },
};

const closes: Promised = {
  name: 'gives the screen back if it claims so, and says otherwise that it cannot',
  run: async ({ host, isClosed }, { expect, claimed: { closable } }) => {
    expect(await codeOf(() => host.close())).toEqual(closable ? 'done' : 'not_available');
    expect(isClosed()).toEqual(closable);
  },
};

/** Holds the promises of each capability; a new capability does not type-check without an entry. */
const promisedOf: Readonly<Record<keyof Capabilities, readonly Promised[]>> = {
  kind: [
    {
      name: 'keeps one kind for its whole life',
      run: async ({ host }, { expect, claimed: { kind } }) => {
        host.open(address, 'same');
        expect(host.capabilities.kind).toEqual(kind);
      },
    },
  ],
  sameWindow: windows,
  hideTemplateEntry: [
    {
      name: 'hides the template entry in a meeting app only',
      run: async (_subject, { expect, claimed: { kind, hideTemplateEntry } }) =>
        expect(hideTemplateEntry && kind !== 'meeting').toEqual(false),
    },
  ],
  noDownload: downloads,
  businessProgram: [
    {
      name: 'claims business-program mode in a mini-program only',
      run: async (_subject, { expect, claimed: { kind, businessProgram } }) =>
        expect(businessProgram && kind !== 'miniprogram').toEqual(false),
    },
  ],
  shareSheet: [shares],
  closable: [closes],
};

const addresses: readonly Promised[] = [
  ...bad.map((unsafe): Promised => ({
    name: `refuses to open ${JSON.stringify(unsafe)}`,
    run: async ({ host, opened, framed }, { expect }) => {
      expect(await codeOf(() => host.open(unsafe))).toEqual('unsafe_address');
      expect(await codeOf(() => host.open(unsafe, 'same'))).toEqual('unsafe_address');
      const reserved = host.reserveWindow();
      expect(await codeOf(() => reserved.navigate(unsafe))).toEqual('unsafe_address');
      expect(opened()).toEqual([]);
      reserved.navigate(address);
      expect(opened().length).toEqual(1);
      expect((await codeOf(() => host.loadHidden({ address: unsafe }, () => undefined))) === 'done').toEqual(
        false,
      );
      expect(framed()).toEqual([]);
    },
  })),
  {
    name: 'opens an address in the window that is asked for',
    run: async ({ host, opened }, { expect }) => {
      host.open(address, 'same');
      host.open(address, 'new');
      expect(opened().map(({ target }) => target)).toEqual(['same', 'new']);
    },
  },
  {
    name: 'goes nowhere when a reserved window is given back',
    run: async ({ host, opened }, { expect }) => {
      const reserved = host.reserveWindow();
      reserved.close();
      reserved.navigate(address);
      expect(opened()).toEqual([]);
    },
  },
  {
    name: 'copies a text',
    run: async ({ host, copied }, { expect }) => {
      await host.copy('流程图 1');
      expect(copied()).toEqual(['流程图 1']);
    },
  },
];

/**
 * Declares the tests that every host passes, with the caller's test runner: each claimed capability is exercised, and unsafe
 * addresses are refused. `make` makes a fresh host each time, at once or later.
 */
export const hostSuite = (
  runner: TestRunner,
  name: string,
  make: () => HostSubject | Promise<HostSubject>,
): void => {
  const { describe, it, expect } = runner;
  const declare = (title: string, promised: readonly Promised[]): void =>
    describe(title, () => {
      for (const { name: rest, run } of promised)
        it(rest, async () => {
          const subject = await make();
          await run(subject, { expect, claimed: subject.host.capabilities });
        });
    });
  describe(name, () => {
    for (const [capability, promised] of Object.entries(promisedOf)) declare(capability, promised);
    declare('addresses', addresses);
  });
};
