import type { DrivenBrowser, DrivenPage, DrivenWindow } from '../driving/driven.types.ts';
import type { BridgeSite } from './bridge-site.ts';

/** Notes of a guest page of the harness. */
export interface GuestNotes {
  readonly status: 'waiting' | 'joined' | 'refused' | 'left';
  readonly code?: string;
  readonly title?: string;
}

/** Notes of the partner page of the harness. */
export interface HostNotes {
  readonly state: string;
  readonly outcome?: { readonly status: string; readonly error?: string };
  readonly errors: readonly string[];
}

/** A page with a guest in it. */
export interface BridgeWorld {
  readonly page: DrivenPage;
  readonly guest: DrivenWindow;
  /** The channel in the guest's address. */
  readonly channel: string;
}

type Heard = Pick<DrivenWindow, 'evaluate'>;

const findGuest = async (page: DrivenPage): Promise<DrivenWindow> => {
  const frame = await page.frame((address) => address.includes('/embed/v1/'));
  await frame.until('globalThis.guestState !== undefined');
  return frame;
};

/** Opens the partner page, with a guest that has not joined yet. */
export const openHeldGuest = async (browser: DrivenBrowser, site: BridgeSite): Promise<BridgeWorld> => {
  const page = await browser.openPage(site.partner('held'));
  await page.evaluate('void openPick()');
  const guest = await findGuest(page);
  // The host says hello once the frame has loaded, which may be later than the guest's script runs: no test may take that for an answer.
  await guest.until('isGreeted');
  const channel = new URLSearchParams(new URL(guest.url()).hash.slice(1)).get('ch') ?? '';
  return { page, guest, channel };
};

/** Opens a page that frames the guest by itself, so that the test is the host; `nonces` of its joins are kept there. */
export const openLonelyGuest = async (
  browser: DrivenBrowser,
  site: BridgeSite,
  parent = `${site.origin('partner')}/blank`,
): Promise<BridgeWorld> => {
  const page = await browser.openPage(parent);
  const address = site.guest('patient', '#ch=channel-1&s=container');
  await page.evaluate(`{
    globalThis.nonces = [];
    addEventListener('message', ({ data }) => { if (data?.t === 'join') nonces.push(data.nonce); });
    const frame = document.createElement('iframe');
    frame.src = ${JSON.stringify(address)};
    document.body.append(frame);
  }`);
  return { page, guest: await findGuest(page), channel: 'channel-1' };
};

/** Reads what the guest has written down. */
export const readGuest = async (guest: Heard): Promise<GuestNotes> =>
  guest.evaluate('({ ...guestState, session: undefined })');

/** Reads what the partner page has written down. */
export const readHost = async (page: Heard): Promise<HostNotes> =>
  page.evaluate('({ ...hostState, state: handle.state })');

/** Waits until a window has taken everything that was posted to it up to a mark. */
export const passMark = async (
  from: DrivenWindow,
  { target, at }: { readonly target: string; readonly at: DrivenWindow },
): Promise<void> => {
  const mark = `mark ${Math.random()}`;
  await from.evaluate(`${target}.postMessage(${JSON.stringify(mark)}, '*')`);
  await at.until(`marks.includes(${JSON.stringify(mark)})`);
};

/** Has a window write down what it hears, and give the number of things that no stranger may hear. */
export const overhear = async (frame: DrivenWindow): Promise<() => Promise<number>> => {
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
