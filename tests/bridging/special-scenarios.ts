import type { DrivenPage } from '../driving/driven.types.ts';
import {
  openHeldGuest,
  openLonelyGuest,
  overhear,
  passMark,
  postGreeting,
  readGuest,
  readHost,
} from './bridge-world.ts';
import type { BridgeSite } from './bridge-site.ts';
import type { Scenario } from './scenarios.ts';
import { demandSame, within } from './scenarios.ts';

const JOIN = `{ cd: 1, t: 'join', ch, nonce, min: 1, max: 1, features: [] }`;
const NEWER_JOIN = `{ cd: 1, t: 'join', ch, nonce, min: 2, max: 3, features: [] }`;
const WELCOME = `{ cd: 1, t: 'welcome', ch, nonce, v: 1, features: [], config, first }`;

/** The frame of the guest goes elsewhere before it has joined: the window is right, the origin is not. */
const navigated = (where: string, address: (site: BridgeSite) => string): Scenario => ({
  name: `the host lets in no frame that went to ${where}`,
  run: async ({ browser, site }) =>
    within(await openHeldGuest(browser, site), async ({ page, guest, channel }) => {
      await guest.goto(address(site));
      const heard = await overhear(guest);
      // Who is believed with the first would end the surface, and with the second take the guest's place.
      for (const join of [NEWER_JOIN, JOIN])
        await guest.evaluate(postGreeting(join, { target: 'parent', ch: channel }));
      await passMark(guest, { target: 'parent', at: page });
      demandSame('secrets the frame heard', await heard(), 0);
      demandSame('the surface', (await readHost(page)).state, 'opening');
    }),
});

/** The guest is framed by someone who is not registered: it says nothing at all. */
const framedBy = (who: string, parent: (site: BridgeSite) => string, code: string): Scenario => ({
  name: `the guest joins nobody when framed by ${who}`,
  run: async ({ browser, site }) =>
    within(await openLonelyGuest(browser, site, parent(site)), async ({ page, guest }) => {
      await guest.until('guestState.status === "refused"');
      demandSame('the reason', (await readGuest(guest)).code, code);
      demandSame('joins the page heard', await page.evaluate('nonces'), []);
    }),
});

const joinAndStay = async (page: DrivenPage, guest: Parameters<typeof readGuest>[0]): Promise<void> => {
  await guest.evaluate('go()');
  await page.until('handle.state === "ready"');
};

/** Attacks that need more than one message, or a window of another kind. */
export const SPECIAL_SCENARIOS: readonly Scenario[] = [
  navigated('a hostile page', (site) => `${site.origin('evil')}/blank`),
  navigated('another port of the server', (site) => `${site.origin('charts', 'other')}/blank`),
  navigated('another page of the site of the server', (site) => `${site.origin('evil.charts')}/blank`),
  framedBy('a hostile page', (site) => `${site.origin('evil')}/blank`, 'origin_not_allowed'),
  framedBy('a page of its own site', (site) => `${site.origin('evil.charts')}/blank`, 'origin_not_allowed'),
  framedBy('a page of its own origin', (site) => `${site.origin('charts')}/blank`, 'origin_not_allowed'),
  framedBy(
    'a page below the partner that is not registered',
    (site) => `${site.origin('evil.partner')}/blank`,
    'origin_not_allowed',
  ),
  {
    name: 'the host tells a frame without origin from a stranger, and sends it nothing',
    run: async ({ browser, site }) =>
      within(await openHeldGuest(browser, site), async ({ page, channel }) => {
        await page.evaluate(
          `document.querySelector('iframe').src = 'data:text/html,' + encodeURIComponent(\`<script>
            onmessage = ({ data }) => parent.postMessage('mark ' + data.t, '*');
            parent.postMessage({ cd: 1, t: 'join', ch: '${channel}', nonce: 'n', min: 1, max: 1, features: [] }, '*');
          <\/script>\`)`,
        );
        await page.until('hostState.outcome !== undefined');
        demandSame('the outcome', (await readHost(page)).outcome?.error, 'null_origin');
        demandSame('greetings sent', await page.evaluate('marks'), []);
      }),
  },
  {
    name: 'the host believes no event that a script of its own page made up',
    run: async ({ browser, site }) =>
      within(await openHeldGuest(browser, site), async ({ page, guest, channel }) => {
        const heard = await overhear(guest);
        // Firefox makes no event with a window of another origin as its source, but lets a script write one on it.
        await page.evaluate(`dispatchEvent(Object.defineProperty(new MessageEvent('message', {
          data: { cd: 1, t: 'join', ch: '${channel}', nonce: 'n', min: 1, max: 1, features: [] },
          origin: '${site.origin('charts')}',
        }), 'source', { value: document.querySelector('iframe').contentWindow }))`);
        await passMark(page, { target: 'frames[0]', at: guest });
        demandSame('greetings the guest heard', await heard(), 0);
        demandSame('the surface', (await readHost(page)).state, 'opening');
      }),
  },
  {
    name: 'the host answers a join once, and never again when it is repeated',
    run: async ({ browser, site }) =>
      within(await openHeldGuest(browser, site), async ({ page, guest, channel }) => {
        await guest.evaluate(`{
          globalThis.welcomes = 0;
          addEventListener('message', ({ data }) => { if (data?.t === 'welcome') welcomes += 1; });
        }`);
        const join = postGreeting(JOIN, { target: 'parent', ch: channel, nonce: 'once' });
        await guest.evaluate(join);
        await guest.until('welcomes === 1');
        for (let again = 0; again < 5; again += 1) await guest.evaluate(join);
        await passMark(guest, { target: 'parent', at: page });
        await passMark(page, { target: 'frames[0]', at: guest });
        demandSame('welcomes', await guest.evaluate('welcomes'), 1);
      }),
  },
  {
    name: 'the host listens to nobody while its guest is there',
    run: async ({ browser, site }) =>
      within(await openHeldGuest(browser, site), async ({ page, guest, channel }) => {
        await joinAndStay(page, guest);
        const heard = await overhear(guest);
        await guest.evaluate(postGreeting(JOIN, { target: 'parent', ch: channel, nonce: 'second' }));
        await passMark(guest, { target: 'parent', at: page });
        await passMark(page, { target: 'frames[0]', at: guest });
        demandSame('second welcomes', await heard(), 0);
        demandSame('the surface', (await readHost(page)).state, 'ready');
      }),
  },
  {
    name: 'the guest keeps its first welcome when a second one comes',
    run: async ({ browser, site }) =>
      within(await openLonelyGuest(browser, site), async ({ page, guest, channel: ch }) => {
        await page.until('nonces.length > 0');
        const nonce = await page.evaluate<string>('nonces[0]');
        const to = { target: 'frames[0]', ch, nonce, transfer: '[port2]' };
        await page.evaluate(postGreeting(WELCOME, to));
        await guest.until('guestState.status === "joined"');
        await page.evaluate(
          postGreeting(WELCOME.replace('config,', `config: { ...config, title: 'second' },`), to),
        );
        await passMark(page, { target: 'frames[0]', at: guest });
        demandSame('the welcome taken', (await readGuest(guest)).title, 'forged');
      }),
  },
  {
    name: 'a port that was closed under the guest carries nothing any more, and the guest may join again',
    run: async ({ browser, site }) =>
      within(await openHeldGuest(browser, site), async ({ page, guest }) => {
        await joinAndStay(page, guest);
        await guest.evaluate('location.reload()');
        await page.until('hostState.events.filter((event) => event === "ready").length === 1');
        await guest.until('guestState.status === "waiting"');
        await guest.evaluate('go()');
        await page.until('hostState.events.filter((event) => event === "ready").length === 2');
      }),
  },
  {
    name: 'a guest that was navigated away after it joined takes no secret along',
    run: async ({ browser, site }) =>
      within(await openHeldGuest(browser, site), async ({ page, guest, channel }) => {
        await joinAndStay(page, guest);
        await guest.goto(`${site.origin('evil')}/blank`);
        const heard = await overhear(guest);
        await guest.evaluate(postGreeting(JOIN, { target: 'parent', ch: channel }));
        await passMark(guest, { target: 'parent', at: page });
        await page.evaluate(`handle.update({ theme: 'dark' })`);
        await page.evaluate('new Promise((resolve) => { setTimeout(resolve); })');
        demandSame('secrets the page heard', await heard(), 0);
      }),
  },
  {
    name: 'a guest in a window that a hostile page opened joins nobody',
    run: async ({ browser, site }) =>
      within(await openLonelyGuest(browser, site, `${site.origin('evil')}/blank`), async ({ page }) => {
        const address = site.guest('demo', '#ch=channel-1&s=popup');
        const guest = await page.opened(`void (globalThis.victim = window.open(${JSON.stringify(address)}))`);
        await guest.until('globalThis.guestState !== undefined');
        await page.evaluate(`victim.postMessage({ cd: 1, t: 'hello', ch: 'channel-1' }, '*')`);
        await passMark(page, { target: 'victim', at: guest });
        demandSame('joins the page heard', await page.evaluate('nonces'), []);
      }),
  },
];
