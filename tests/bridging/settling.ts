import type { Page } from 'playwright-core';
import type { BridgeClient } from './bridge-site.ts';
import { guestOf } from './guest-frame.ts';

/** One way a surface can be lost, and when and with which reason it must have settled. */
export interface Loss {
  readonly name: string;
  /** Default `demo`. */
  readonly client?: BridgeClient;
  /** Headers of the partner page, as its query. */
  readonly headers?: string;
  /** Options of the surface, as an expression. */
  readonly options?: string;
  /** Whether a document of the guest comes into a frame of the page and stays there; default true. */
  readonly loads?: boolean;
  /** The surface is ready before anything happens to it; default false. */
  readonly whenReady?: boolean;
  readonly happens?: (page: Page) => Promise<unknown>;
  /** Milliseconds of the page's clock after which it must have settled; 0: at once. */
  readonly deadline: number;
  readonly code: string;
  /** Finding that `diagnose` must report. */
  readonly finding?: string;
}

/** Does something to the frame and waits until the page has heard that its next document has loaded. */
const untilLoaded = async (page: Page, act: string): Promise<void> => {
  await page.evaluate(`globalThis.loadedAgain = new Promise((resolve) => {
    document.querySelector('iframe').addEventListener('load', () => setTimeout(resolve), { once: true });
  }); void 0`);
  await (await guestOf(page)).evaluate(`setTimeout(() => ${act})`);
  await page.evaluate('loadedAgain');
};

const joinOf = (change: string): string => `{
  const ch = new URLSearchParams(location.hash.slice(1)).get('ch');
  parent.postMessage({ cd: 1, t: 'join', ch, nonce: 'n', min: 1, max: 1, features: [], ${change} }, '*');
}`;

const POLICY = encodeURIComponent("frame-src 'none'");

/** Every way to be lost, with its reason. The time-out of these pages is ten seconds. */
export const LOSSES: readonly Loss[] = [
  { name: 'a guest that loads and says nothing', client: 'held', deadline: 10_000, code: 'frame_blocked' },
  {
    name: 'a server that never answers',
    client: 'mute',
    loads: false,
    deadline: 10_000,
    code: 'frame_unreachable',
  },
  {
    name: 'a server that lets itself be framed by nobody',
    client: 'closed',
    deadline: 10_000,
    code: 'frame_blocked',
  },
  {
    name: 'a page whose content policy forbids the frame',
    headers: `&policy=${POLICY}`,
    loads: false,
    deadline: 0,
    code: 'frame_blocked',
    finding: 'csp',
  },
  {
    name: 'a peer that joins wrongly',
    client: 'held',
    happens: async (page) => (await guestOf(page)).evaluate(joinOf(`features: 'all'`)),
    deadline: 10_000,
    code: 'frame_blocked',
  },
  {
    name: 'a peer that is newer than this script',
    client: 'held',
    happens: async (page) => (await guestOf(page)).evaluate(joinOf('min: 2, max: 3')),
    deadline: 0,
    code: 'version_host',
  },
  {
    name: 'a frame that is taken away',
    whenReady: true,
    happens: (page) => page.evaluate(`document.querySelector('#box').replaceChildren()`),
    deadline: 0,
    code: 'frame_removed',
  },
  {
    name: 'a frame that goes to another page',
    whenReady: true,
    happens: (page) => untilLoaded(page, `location.assign('/blank')`),
    deadline: 10_000,
    code: 'frame_navigated',
  },
  {
    name: 'a guest that freezes',
    whenReady: true,
    happens: async (page) => {
      const guest = await guestOf(page);
      // Nobody waits for a frame that never answers again.
      guest.evaluate('for (;;);').catch(() => undefined);
    },
    deadline: 20_000,
    code: 'frame_crashed',
  },
  {
    name: 'a guest whose reload does not come back',
    client: 'held',
    whenReady: true,
    happens: (page) => untilLoaded(page, 'location.reload()'),
    deadline: 10_000,
    code: 'frame_navigated',
  },
  {
    name: 'a window that the browser does not open',
    loads: false,
    options: `(globalThis.open = () => null, { present: 'popup' })`,
    deadline: 0,
    code: 'popup_blocked',
  },
  {
    name: 'a window that an opener policy cuts off',
    loads: false,
    headers: '&opener=same-origin',
    options: `(globalThis.open = ((open) => (...all) => (globalThis.opened = open(...all)))(globalThis.open), { present: 'popup' })`,
    // The browser cuts it off as soon as it has arrived, on no clock of ours.
    happens: (page) => page.waitForFunction('opened.closed'),
    deadline: 600,
    code: 'popup_lost',
    finding: 'coop',
  },
];
