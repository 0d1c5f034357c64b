import { describe, expect, it } from 'vitest';
import { createNotifications } from './models/notifications.ts';
import { setStage } from './models/stage.ts';
import type { Visitor } from './models/visitor.ts';

const stage = setStage({ locale: 'en' });

const arrives = (): Promise<Visitor> => stage.opensSignedIn('member@chartdock.test', { newToTour: true });

const card = (visitor: Visitor, name: string) => visitor.page.getByRole('dialog', { name });
const presses = (visitor: Visitor, name: string): Promise<void> =>
  visitor.page.locator('.cd-tour').getByRole('button', { name, exact: true }).click();

describe('the guided tour', () => {
  it('[GUIDE-01] [GUIDE-02] [GUIDE-04] continues, ends with done and never returns', async () => {
    const visitor = await arrives();
    await card(visitor, 'Create from here').waitFor();
    await visitor.files.isLoaded();
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await presses(visitor, 'Next');
    await card(visitor, 'Search at any time').waitFor();
    await presses(visitor, 'Next');
    await card(visitor, 'Choose your view').waitFor();
    await presses(visitor, 'Done');
    await visitor.page.locator('.cd-tour').waitFor({ state: 'detached' });
    await visitor.reloads();
    await visitor.files.isLoaded();
    expect(await visitor.page.locator('.cd-tour').count()).toBe(0);
    await visitor.leaves();
  });

  it('[GUIDE-03] [GUIDE-04] ends with skip while the page stays usable', async () => {
    const visitor = await arrives();
    await card(visitor, 'Create from here').waitFor();
    await visitor.shell.goesTo('trash');
    await visitor.seesTitle('Trash - Chartdock');
    await presses(visitor, 'Skip');
    await visitor.page.locator('.cd-tour').waitFor({ state: 'detached' });
    await visitor.reloads();
    await visitor.files.isLoaded();
    expect(await visitor.page.locator('.cd-tour').count()).toBe(0);
    await visitor.leaves();
  });

  it('waits on pages without files', async () => {
    const visitor = await arrives();
    await card(visitor, 'Create from here').waitFor();
    await visitor.opens('/payment');
    await visitor.page.getByRole('radio', { name: /^Monthly/ }).waitFor();
    expect(await visitor.page.locator('.cd-tour').count()).toBe(0);
    await visitor.opens('/history');
    await card(visitor, 'Create from here').waitFor();
    await visitor.leaves();
  });

  it('waits under an open header panel', async () => {
    const visitor = await arrives();
    const tour = card(visitor, 'Create from here');
    await tour.waitFor();
    const bell = createNotifications(visitor.page, visitor.words);
    await bell.opens();
    await tour.waitFor({ state: 'hidden' });
    await bell.closes();
    await tour.waitFor();
    const account = visitor.page.locator('.cd-account__button');
    await account.click();
    await tour.waitFor({ state: 'hidden' });
    await account.click();
    await tour.waitFor();
    await visitor.leaves();
  });
});

it('rings only the subject of the tour', async () => {
  const visitor = await arrives();
  for (const [name, what] of [
    ['Create from here', '.cd-header [data-tour="create"] button, .cd-header button[data-tour="create"]'],
    ['Search at any time', '.cd-header .cd-search'],
    ['Choose your view', '.cd-toolbar .cd-segments'],
  ] as const) {
    await card(visitor, name).waitFor();
    const [ring, subject] = await Promise.all(
      ['[data-cd-toured]', what].map((selector) => visitor.page.locator(selector).first().boundingBox()),
    );
    expect([ring?.x, ring?.y, ring?.width, ring?.height].map((one) => Math.round(one ?? -1))).toEqual(
      [subject?.x, subject?.y, subject?.width, subject?.height].map((one) => Math.round(one ?? -2)),
    );
    if (name !== 'Choose your view') await presses(visitor, 'Next');
  }
  await visitor.leaves();
});

describe('the promotion', () => {
  it('shows in its days, closable, without editors', async () => {
    const visitor = await stage.opensVisitor();
    await visitor.page.clock.setFixedTime('2023-12-15T12:00:00+08:00');
    await visitor.signIn.signsInAs('member@chartdock.test');
    const dialog = visitor.page.getByRole('dialog', { name: 'December is for members' });
    await dialog.waitFor();
    await visitor.opens('/diagraming/unknown');
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await dialog.count()).toBe(0);
    await visitor.opens('/trash');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await visitor.reloads();
    await visitor.files.isLoaded();
    expect(await dialog.count()).toBe(0);
    await visitor.leaves();
  });
});
