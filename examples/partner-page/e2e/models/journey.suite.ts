import type { Browser, Frame, FrameLocator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { pressAway } from '../../../../tests/harness/press-away.ts';
import { launchBrowser } from '../../../../tests/harness/browser.ts';
import type { DemoFolder } from './demo-files.ts';
import { createDemoFolder } from './demo-files.ts';
import type { ShownOutcome } from './partner-page.ts';

/** Where a partner's page may ask for a surface. */
export const MODES = ['container', 'modal', 'popup', 'page', 'host'] as const;

/** One of the places a surface is shown in. */
export type Mode = (typeof MODES)[number];

/** How a mode ends in a host: the person picks there, or the page is told at once why that cannot be. */
export type Ending = 'picks' | 'popup_blocked' | 'bad_option';

/** Freedom that a host leaves a page. */
interface Leeway {
  /** The page may open windows. */
  readonly windows: boolean;
  /** An app around the page shows surfaces. */
  readonly shows: boolean;
}

/** Tells the effect of each mode in a host. */
export const endingsWhere = ({ windows, shows }: Leeway): Readonly<Record<Mode, Ending>> => ({
  container: 'picks',
  modal: 'picks',
  popup: windows ? 'picks' : 'popup_blocked',
  page: 'picks',
  host: shows ? 'picks' : 'bad_option',
});

/** The partner's page inside a host, ready for its script. */
export interface JourneyPlace {
  /** Holder of the partner's page: a window, or a frame of the app around it. */
  readonly ground: Page | Frame;
  /** Waits for the next window or native page with a surface; begin to wait before it is asked for. */
  readonly nextWindow: () => Promise<Page>;
  /** Leaves a window or native page as a person does there. */
  readonly dismiss: (shown: Page) => Promise<void>;
  /** Name in the page of the `host` that the partner's script hands in. Without it there is none. */
  readonly surfaceHost?: string;
  readonly leave: () => Promise<void>;
}

/** A place that partner pages stand in, and the effect of each mode there. */
export interface JourneyHost {
  readonly name: string;
  readonly ends: Readonly<Record<Mode, Ending>>;
  /** The modes in which templates are chosen there too, which takes longer. Default none. */
  readonly templates?: readonly Mode[];
  readonly enter: (browser: Browser) => Promise<JourneyPlace>;
}

type Shown = Page | Frame | FrameLocator;

/** Options of the call, as the partner's script writes them. */
const optionsIn = (mode: Mode, place: JourneyPlace): string =>
  ({
    container: `container: document.getElementById('inline')`,
    modal: '',
    popup: '',
    page: 'returnUrl: location.href',
    host: `host: globalThis[${JSON.stringify(place.surfaceHost ?? 'none')}], returnUrl: location.href`,
  })[mode];

/** Beginning of a journey. */
interface Start {
  readonly folder: DemoFolder;
  /** Further options of the picker, as they stand in a script. */
  readonly more?: string;
  /** Call that begins it. Default `pickFiles`. */
  readonly call?: 'pickFiles' | 'chooseTemplate';
}

const begin = async (mode: Mode, place: JourneyPlace, start: Start): Promise<void> => {
  const { folder, more = '', call = 'pickFiles' } = start;
  const at = call === 'pickFiles' ? `start: { folderId: '${folder.id}' }` : `folderId: '${folder.id}'`;
  // A window of an app may be given out before its page has run.
  await place.ground.waitForLoadState();
  await place.ground.evaluate(`{
    document.getElementById('inline-card').hidden = false;
    globalThis.ended = undefined;
    void dock.${call}({
      present: '${mode}', ${at}${more}, ${optionsIn(mode, place)}
    }).then(
      ({ error, ...outcome }) => { ended = error === undefined ? outcome : { ...outcome, error: { code: error.code } }; },
      ({ code }) => { ended = { status: 'thrown', error: { code } }; },
    );
  }`);
};

/** Waits for the outcome; a page that went away and came back asks for it. */
const outcomeOf = async (mode: Mode, { ground }: JourneyPlace): Promise<ShownOutcome> => {
  if (mode === 'page') {
    await ground.waitForURL(/[#&]chartdock=/);
    await ground.waitForFunction(() => 'Chartdock' in window);
    return ground.evaluate<ShownOutcome>('dock.resume()');
  }
  const read = (): Promise<unknown> => ground.evaluate('globalThis.ended');
  await expect.poll(read).toBeDefined();
  return (await read()) as ShownOutcome;
};

/** Opens a surface and returns its window or frame. */
const open = async (mode: Mode, place: JourneyPlace, start: Start): Promise<Shown> => {
  const hasWindow = mode === 'popup' || mode === 'host';
  const opened = hasWindow ? place.nextWindow() : undefined;
  await begin(mode, place, start);
  if (opened !== undefined) return opened;
  if (mode !== 'page') return place.ground.frameLocator('iframe');
  await place.ground.waitForURL(/\/embed\/v1\//);
  return place.ground;
};

/** Leaves the surface without a choice, in the way that is usual where it is shown. */
const dismiss = async (mode: Mode, shown: Shown, place: JourneyPlace): Promise<void> => {
  const press = (name: string): Promise<void> => pressAway(shown.getByRole('button', { name, exact: true }));
  const ways: Readonly<Record<Mode, () => Promise<void>>> = {
    container: () => press('Cancel'),
    modal: () => shown.locator('body').press('Escape'),
    popup: () => place.dismiss(shown as Page),
    page: () => press('Close'),
    host: () => place.dismiss(shown as Page),
  };
  await ways[mode]();
};

const rowOf = (shown: Shown, title: string) => shown.getByRole('row').filter({ hasText: title });

/** Chooses the first template that a search finds and returns its title. */
const chooseFirst = async (shown: Shown): Promise<string> => {
  const card = shown.locator('.cd-template').filter({ hasText: 'free use' }).first();
  const title = await card.locator('.cd-template__title').innerText();
  await pressAway(card.getByRole('button', { name: /^free use/ }));
  return title;
};

/** Runs the journey of a person who picks a file, and of one who does not, in every mode of a host. */
export const journeySuite = (host: JourneyHost): void => {
  describe(`a picker in ${host.name}`, () => {
    let browser: Browser;
    let folder: DemoFolder;
    let place: JourneyPlace;

    beforeAll(async () => {
      [browser, folder] = await Promise.all([launchBrowser(), createDemoFolder(inject('serverUrl'))]);
    });
    afterAll(() => browser.close());
    beforeEach(async () => {
      place = await host.enter(browser);
    });
    afterEach(() => place.leave());

    it.each(MODES.filter((mode) => host.ends[mode] === 'picks'))(
      'as %s: picks a file, then none',
      async (mode) => {
        const first = await open(mode, place, { folder });
        await rowOf(first, folder.files.flow).click();
        await pressAway(first.getByRole('button', { name: /^Choose/ }));
        expect(await outcomeOf(mode, place)).toMatchObject({
          status: 'done',
          value: { title: folder.files.flow, category: 'flow' },
        });
        const second = await open(mode, place, { folder });
        await rowOf(second, folder.files.mind).waitFor();
        await dismiss(mode, second, place);
        expect(await outcomeOf(mode, place)).toMatchObject({ status: 'cancelled', by: 'user' });
        expect(await place.ground.locator('iframe, dialog').count()).toBe(0);
      },
    );

    if (host.templates !== undefined)
      it.each(host.templates)('as %s: makes a file from a template', async (mode) => {
        const more = `, kind: 'mind', keyword: 'review'`;
        const title = await chooseFirst(await open(mode, place, { folder, call: 'chooseTemplate', more }));
        const { status, value } = await outcomeOf(mode, place);
        expect({ status, value }).toMatchObject({ status: 'done', value: { kind: 'mind' } });
        // A second file of a template gets a number behind its name.
        const made = (value as { readonly title: string }).title;
        expect(made.startsWith(title)).toBe(true);
        expect(await folder.titles()).toContain(made);
        expect(await place.ground.locator('iframe, dialog').count()).toBe(0);
      });

    if (host.ends.host === 'picks')
      it('as host: a link comes with the file', async () => {
        const shown = await open('host', place, { folder, more: `, link: { password: 'required' }` });
        await rowOf(shown, folder.files.flow).click();
        await shown.getByLabel(/^Password of the link/).fill('open sesame');
        await pressAway(shown.getByRole('button', { name: /^Choose/ }));
        const { status, value } = await outcomeOf('host', place);
        expect(status).toBe('done');
        expect(value).toMatchObject({ title: folder.files.flow, link: { hasPassword: true } });
        expect(value).toHaveProperty('link.url', expect.stringContaining('/preview/'));
      });

    const told = MODES.filter((mode) => host.ends[mode] !== 'picks');
    if (told.length > 0)
      it.each(told)('as %s: says at once that it cannot', async (mode) => {
        await begin(mode, place, { folder });
        const { error } = await outcomeOf(mode, place);
        expect(error).toMatchObject({ code: host.ends[mode] });
        expect(await place.ground.locator('iframe, dialog').count()).toBe(0);
      });
  });
};
