import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedFiles } from '../models/seed-files.ts';
import { setStage } from '../models/stage.ts';
import type { Visitor } from '../models/visitor.ts';

const stage = setStage({ locale: 'en' });

const PASSWORD = 'opensesame';

const sharedFile = async (title: string): Promise<string> =>
  (await seedFiles(stage.address, 'member@chartdock.test')).sharesFile(title, PASSWORD);

interface LockedPage {
  readonly visitor: Visitor;
  readonly field: Locator;
  readonly heading: (title: string) => Locator;
  /** Types a password and presses Enter. */
  readonly tries: (password: string) => Promise<void>;
}

describe.each([
  { theme: 'light', locale: 'en', width: 1440 },
  { theme: 'dark', locale: 'zh', width: 320 },
] as const)('a link with a password in $theme, $locale, at $width px', (look) => {
  const title = `Locked ${look.locale} ${Date.now()}`;
  let path = '';
  beforeAll(async () => {
    path = await sharedFile(title);
  });

  const opens = async (address = path): Promise<LockedPage> => {
    const visitor = await stage.opensVisitor(look);
    await visitor.opens(address);
    const { page, words } = visitor;
    const field = page.getByLabel(words.web('picker.linkPassword'), { exact: true });
    return {
      visitor,
      field,
      heading: (text) => page.getByRole('heading', { level: 1, name: text }),
      tries: async (password) => {
        await field.fill(password);
        await page.keyboard.press('Enter');
      },
    };
  };

  it('[PERM-10] shows nothing before the password, keyboard only', async () => {
    const { visitor, field, heading, tries } = await opens();
    const { page, words } = visitor;
    await heading(words.web('link.heading')).waitFor();
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.content()).not.toContain(title);
    expect(await visitor.accessibilityProblems()).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.keyboard.press('Enter');
    await visitor.sees(words.web('link.missing'));
    await tries('not this one');
    await visitor.sees(words.ui('error.viewPasswordWrong'));
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await visitor.accessibilityProblems()).toEqual([]);
    expect(await page.content()).not.toContain(title);
    // The wrong one stands marked in the field, so that typing takes its place.
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await heading(title).waitFor();
    expect(page.url()).not.toContain(PASSWORD);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cd-content');
    await visitor.leaves();
  });

  it('[ROUTE-34] opens at /preview/{id} with password and picture', async () => {
    const { visitor, heading, tries } = await opens();
    await tries(PASSWORD);
    await heading(title).waitFor();
    const topic = visitor.page.locator('.cd-stage [data-id="root"]');
    await topic.waitFor();
    expect((await topic.textContent())?.replaceAll(/\s/g, '')).toBe(title.replaceAll(/\s/g, ''));
    expect((await topic.boundingBox())?.width).toBeGreaterThan(100);
    await visitor.leaves();
  });

  it('[ROUTE-34] treats missing and unlinked files alike', async () => {
    for (const address of [`${path}x`, path.replace(/\?.*/, '')]) {
      const { visitor, field } = await opens(address);
      await visitor.sees(visitor.words.ui('error.fileUnavailable'));
      expect(await field.count()).toBe(0);
      await visitor.leaves();
    }
  });
});

it('a link delays guessers, but not its owner', async () => {
  const title = `Guessed ${Date.now()}`;
  const path = await sharedFile(title);
  const visitor = await stage.opensVisitor();
  await visitor.opens(path);
  const field = visitor.page.getByLabel('Password of the link', { exact: true });
  // A clock that turns to the next minute meanwhile gives five tries more.
  for (let time = 0; time < 12; time += 1) {
    const answer = visitor.page.waitForResponse('**/view/open/*');
    await field.fill(`wrong ${time}`);
    await visitor.page.keyboard.press('Enter');
    if (((await (await answer).json()) as { code: string }).code === '429') break;
    await visitor.sees('The password is incorrect');
  }
  await visitor.sees('Too many tries. Try again in a minute');
  await visitor.leaves();
  const owner = await stage.opensSignedIn('member@chartdock.test');
  await owner.opens(path);
  await owner.page.getByRole('heading', { level: 1, name: title }).waitFor();
  await owner.leaves();
});
