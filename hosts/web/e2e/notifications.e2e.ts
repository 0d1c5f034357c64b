import { beforeAll, describe, expect, it } from 'vitest';
import { createNotifications, leavesShared } from './models/notifications.ts';
import type { NotificationsModel } from './models/notifications.ts';
import { setOwnStage } from './models/stage.ts';
import type { Visitor, VisitorOptions } from './models/visitor.ts';

const stage = setOwnStage({ locale: 'en' });

const OWNER = 'org@chartdock.test';
const GUEST = 'member@chartdock.test';
const isList = '**/api/personal/notification/getlist*';

let owner: Visitor;
let bell: NotificationsModel;

const textOf = (title: string): string => `周明远 no longer takes part in “${title}”`;

beforeAll(async () => {
  owner = await stage.opensVisitor();
  bell = createNotifications(owner.page, owner.words);
  await owner.signIn.signsInAs(OWNER);
  await owner.files.isLoaded();
});

describe('notifications', () => {
  it('explain how notifications would come', async () => {
    expect(await bell.badge(0)).toBe('');
    await bell.opens();
    await owner.sees('Nothing new');
    expect(await owner.accessibilityProblems()).toEqual([]);
    await bell.closes();
  });

  it('tell the owner who left, read and removed', async () => {
    await leavesShared(stage.address, GUEST, 'Launch schedule');
    // The page stays as it is; the beat of the page asks.
    expect(await bell.badge(1)).toBe('1');
    await leavesShared(stage.address, GUEST, 'Launch room');
    await bell.opens();
    await expect.poll(bell.texts).toEqual([textOf('Launch room'), textOf('Launch schedule')]);
    expect(await bell.badge(2)).toBe('2');
    expect(await owner.accessibilityProblems()).toEqual([]);
    await bell.reads(textOf('Launch schedule'));
    expect(await bell.badge(1)).toBe('1');
    await bell.removes(textOf('Launch schedule'));
    await expect.poll(bell.texts).toEqual([textOf('Launch room')]);
    await bell.presses('Mark all read');
    expect(await bell.badge(0)).toBe('');
    await bell.closes();
    await owner.reloads();
    await owner.files.isLoaded();
    expect(await bell.badge(0)).toBe('');
    await bell.opens();
    await expect.poll(bell.texts).toEqual([textOf('Launch room')]);
    await bell.closes();
  });

  it('report failed loading and retry', async () => {
    await owner.reloads();
    await owner.files.isLoaded();
    await owner.page.route(isList, (route) => route.abort());
    await bell.opens();
    await owner.sees("Notifications couldn't be loaded");
    await owner.page.unroute(isList);
    await bell.presses('Try again');
    await expect.poll(bell.texts).toEqual([textOf('Launch room')]);
    await bell.closes();
  });

  it.each([
    { theme: 'dark', locale: 'zh', width: 375 },
    { theme: 'light', locale: 'zh', width: 1440 },
    { theme: 'dark', locale: 'en', width: 785 },
  ] as const)('are readable in $theme, $locale, at $width px', async (look: VisitorOptions) => {
    const again = await stage.opensSignedIn(OWNER, look);
    await again.files.isLoaded();
    const told = createNotifications(again.page, again.words);
    await told.opens();
    await expect
      .poll(told.texts)
      .toEqual([look.locale === 'zh' ? '周明远 已退出“Launch room”的协作' : textOf('Launch room')]);
    expect(await again.accessibilityProblems()).toEqual([]);
    const box = await told.panel.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(look.width ?? 0);
    await again.leaves();
  });

  it('are all removed at once', async () => {
    await bell.opens();
    await bell.presses('Remove all');
    await owner.sees('Nothing new');
    await bell.closes();
  });
});
