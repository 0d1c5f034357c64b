import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
import type { BridgeSite } from './bridge-site.ts';

/** What a guest page of the harness has written down. */
export interface GuestNotes {
  readonly status: 'waiting' | 'joined' | 'refused' | 'left';
  readonly code?: string;
  readonly title?: string;
}

/** What the partner page of the harness has written down. */
export interface HostNotes {
  readonly state: string;
  readonly outcome?: { readonly status: string; readonly error?: string };
  readonly errors: readonly string[];
}

/** A page with a guest in it. */
export interface BridgeWorld {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly guest: Frame;
  /** The channel in the guest's address. */
  readonly channel: string;
  /** The browser's own complaints about errors. */
  readonly errors: readonly string[];
}

const open = async (
  browser: Browser,
  address: string,
): Promise<Pick<BridgeWorld, 'context' | 'page' | 'errors'>> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(address);
  return { context, page, errors };
};

const findGuest = async (page: Page): Promise<Frame> => {
  const isGuest = (frame: Frame): boolean => frame.url().includes('/embed/v1/');
  const frame =
    page.frames().find(isGuest) ?? (await page.waitForEvent('framenavigated', { predicate: isGuest }));
  await frame.waitForLoadState();
  await frame.waitForFunction('globalThis.guestState !== undefined');
  return frame;
};

/** Opens the partner page, with a guest that has not joined yet. */
export const openHeldGuest = async (browser: Browser, site: BridgeSite): Promise<BridgeWorld> => {
  const opened = await open(browser, site.partner('held'));
  await opened.page.evaluate('void openPick()');
  const guest = await findGuest(opened.page);
  const channel = new URLSearchParams(new URL(guest.url()).hash.slice(1)).get('ch') ?? '';
  return { ...opened, guest, channel };
};

/** Opens a page that frames the guest by itself, so that the test is the host; `nonces` of its joins are kept there. */
export const openLonelyGuest = async (
  browser: Browser,
  site: BridgeSite,
  parent = `${site.origin('partner')}/blank`,
): Promise<BridgeWorld> => {
  const opened = await open(browser, parent);
  const address = site.guest('patient', '#ch=channel-1&s=container');
  await opened.page.evaluate(`{
    globalThis.nonces = [];
    addEventListener('message', ({ data }) => { if (data?.t === 'join') nonces.push(data.nonce); });
    const frame = document.createElement('iframe');
    frame.src = ${JSON.stringify(address)};
    document.body.append(frame);
  }`);
  return { ...opened, guest: await findGuest(opened.page), channel: 'channel-1' };
};

/** Reads what the guest has written down. */
export const readGuest = async (guest: Frame | Page): Promise<GuestNotes> =>
  guest.evaluate('({ ...guestState, session: undefined })');

/** Reads what the partner page has written down. */
export const readHost = async (page: Page): Promise<HostNotes> =>
  page.evaluate('({ ...hostState, state: handle.state })');

/** Waits until a window has taken everything that was posted to it up to a mark. */
export const passMark = async (
  from: Frame | Page,
  { target, at }: { readonly target: string; readonly at: Frame | Page },
): Promise<void> => {
  const mark = `mark ${Math.random()}`;
  await from.evaluate(`${target}.postMessage(${JSON.stringify(mark)}, '*')`);
  await at.waitForFunction(`marks.includes(${JSON.stringify(mark)})`);
};

/** Has a window write down what it hears, and give the number of things that no stranger may hear. */
export const overhear = async (frame: Frame | Page): Promise<() => Promise<number>> => {
  await frame.evaluate(`{
    globalThis.overheard = 0;
    addEventListener('message', ({ data, ports }) => {
      if (ports.length > 0 || /hello|join|welcome|refuse|SECRET/.test(JSON.stringify(data))) overheard += 1;
    });
  }`);
  return () => frame.evaluate<number>('overheard');
};

const PARTS = `
  const config = { task: 'pick-files', surface: 'container', ticket: 't', title: 'forged', multiple: false, max: 1, types: [], start: 'root' };
  const first = { theme: 'dark', locale: 'en' };
  const { port1, port2 } = new MessageChannel();`;

/** The script of a window that posts a greeting, knowing channel and nonce. */
export const postGreeting = (
  greeting: string,
  to: { readonly target: string; readonly ch: string; readonly nonce?: string; readonly transfer?: string },
): string => `{
  const ch = ${JSON.stringify(to.ch)};
  const nonce = ${JSON.stringify(to.nonce ?? 'own')};
  ${PARTS}
  ${to.target}.postMessage(${greeting}, '*', ${to.transfer ?? '[]'});
}`;
