import type { Client } from '@chartdock/client';
import { createClient, createFetchTransport } from '@chartdock/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { createShareDialog } from '../models/share-dialog.ts';
import type { ShareDialogModel } from '../models/share-dialog.ts';
import { demoPassword } from '../models/sign-in.ts';
import { setOwnStage } from '../models/stage.ts';
import type { Visitor, VisitorOptions } from '../models/visitor.ts';

const stage = setOwnStage({ locale: 'en' });

const OWNER = 'member@chartdock.test';
const GUEST = 'org@chartdock.test';

let calls: Client;

beforeAll(async () => {
  calls = createClient({ baseUrl: stage.address, transport: createFetchTransport() });
  calls.tokens.write((await calls.session.signIn({ account: OWNER, password: demoPassword })).token);
});

const makesMap = async (title: string): Promise<string> =>
  (await calls.charts.create({ category: 'mind', title, folderId: 'root' })).chartId;

/** Signs the owner in and opens the share dialog of a file from its menu. */
const opensSharing = async (
  title: string,
  options: VisitorOptions = {},
): Promise<readonly [Visitor, ShareDialogModel]> => {
  const owner = await stage.opensSignedIn(OWNER, options);
  await owner.opens('/diagrams');
  await owner.files.choosesFromMenu(title, 'action.share');
  return [owner, createShareDialog(owner.page, owner.words)];
};

describe('a file shared by person', () => {
  it('comes to the other browser as the role allows', async () => {
    const title = `By role ${Date.now()}`;
    const id = await makesMap(title);
    const [owner, sharing] = await opensSharing(title);
    const guest = await stage.opensSignedIn(GUEST);
    await sharing.invites(GUEST, 'editor');
    expect(await owner.accessibilityProblems()).toEqual([]);
    await guest.opens('/colla');
    await guest.files.sees(title);
    await guest.opens(`/mindmap/${id}`);
    await guest.seesFileNamed(title);
    await sharing.setsRole(GUEST, 'viewer');
    await guest.reloads();
    await guest.sees('You can view this file, not change it');
    expect(await guest.page.locator('.cd-editor').count()).toBe(0);
    await Promise.all([owner.leaves(), guest.leaves()]);
  });

  it('closes at once for removed people, who ask', async () => {
    const title = `By person ${Date.now()}`;
    const id = await makesMap(title);
    await calls.collaboration.add({ type: 'chart', id, account: GUEST, role: 'editor' });
    const guest = await stage.opensSignedIn(GUEST);
    await guest.opens(`/mindmap/${id}`);
    await guest.seesFileNamed(title);
    const [owner, sharing] = await opensSharing(title);
    // The new person is known by name.
    await sharing.removes('Grace Hopkins');
    await guest.reloads();
    await guest.sees(guest.words.web('file.failed'));
    expect(await guest.page.content()).not.toContain(title);
    await guest.page.getByRole('button', { name: guest.words.web('ask.ask') }).click();
    expect(await guest.accessibilityProblems()).toEqual([]);
    await guest.page.getByRole('button', { name: guest.words.web('ask.send') }).click();
    await guest.sees(guest.words.web('ask.sent'));
    await sharing.closes();
    await owner.files.choosesFromMenu(title, 'action.share');
    await sharing.dialog.getByRole('button', { name: owner.words.web('share.approve') }).click();
    await sharing.person('Grace Hopkins').waitFor();
    await guest.reloads();
    await guest.page.locator('.cd-stage').first().waitFor();
    await Promise.all([owner.leaves(), guest.leaves()]);
  });
});

describe.each([
  { theme: 'light', locale: 'en', width: 1440 },
  { theme: 'dark', locale: 'zh', width: 375 },
] as const)('links in $theme, $locale, at $width px', (look) => {
  it('open a file until turned off', async () => {
    const title = `By link ${look.locale} ${Date.now()}`;
    const id = await makesMap(title);
    const [owner, sharing] = await opensSharing(title, look);
    await sharing.createsLink();
    expect(await owner.accessibilityProblems()).toEqual([]);
    const { links } = await calls.collaboration.listUsers({ type: 'chart', id });
    const path = links[0]?.path ?? '';
    const visitor = await stage.opensVisitor(look);
    await visitor.opens(path);
    await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();
    await sharing.choosesOfLink('share.disable');
    await owner.sees(owner.words.web('share.state.disabled'));
    await visitor.reloads();
    await visitor.sees(visitor.words.ui('error.fileUnavailable'));
    await Promise.all([owner.leaves(), visitor.leaves()]);
  });

  it('[ROUTE-13] let someone join with a password, by keyboard', async () => {
    const title = `To join ${look.locale} ${Date.now()}`;
    const id = await makesMap(title);
    const { link } = await calls.collaborationLinks.create({
      type: 'chart',
      id,
      role: 'editor',
      viewPassword: 'opensesame',
    });
    const guest = await stage.opensSignedIn(GUEST, look);
    const { page, words } = guest;
    await guest.opens(link.path);
    await page.getByLabel(words.web('picker.linkPassword'), { exact: true }).waitFor();
    expect(await page.content()).not.toContain(title);
    await page.keyboard.press('Tab');
    await page.getByLabel(words.web('picker.linkPassword'), { exact: true }).fill('opensesame');
    await page.keyboard.press('Enter');
    await guest.sees(words.web('join.role.editor'));
    expect(await guest.accessibilityProblems()).toEqual([]);
    const join = page.getByRole('button', { name: words.web('join.join') });
    await join.focus();
    await page.keyboard.press('Enter');
    await guest.arrivesAt(`/mindmap/${id}`);
    await guest.opens('/colla');
    await guest.files.sees(title);
    await calls.collaborationLinks.reset({ linkId: link.linkId });
    await guest.opens(link.path);
    await guest.sees(words.web('join.gone'));
    await guest.leaves();
  });
});
