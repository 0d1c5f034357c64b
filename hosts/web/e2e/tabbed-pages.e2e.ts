import { beforeAll, describe, expect, it } from 'vitest';
import { seedFiles } from './models/seed-files.ts';
import { setStage } from './models/stage.ts';
import type { Visitor } from './models/visitor.ts';

const stage = setStage({ locale: 'en' });

let member: Visitor;
let stranger: Visitor;

beforeAll(async () => {
  stranger = await stage.opensVisitor();
  member = await stage.opensSignedIn('member@chartdock.test');
});

const choosesTab = (name: string): Promise<void> => member.page.getByRole('tab', { name }).click();

const isOnTab = (name: string): Promise<void> =>
  member.page.getByRole('tab', { name, selected: true }).waitFor();

describe('shared files', () => {
  it('[ROUTE-13] [ROUTE-14] lists shared files at /colla', async () => {
    await member.shell.goesTo('shared');
    await member.arrivesAt('/colla');
    await member.seesTitle('Shared files - Chartdock');
    await isOnTab('Shared with me');
    await member.files.sees('Launch room');
    await member.files.sees('Launch schedule');
  });

  it('[ROUTE-15] lists my shares in tab 2, kept over reloads', async () => {
    await choosesTab('Shared by me');
    await member.arrivesAt('/colla?tab=2');
    await member.files.seesNot('Launch room');
    await member.files.isLoaded();
    const mine = await member.files.titles();
    expect(mine).not.toEqual([]);
    await member.reloads();
    await isOnTab('Shared by me');
    await member.files.isLoaded();
    expect(await member.files.titles()).toEqual(mine);
    await member.goesBack();
    await member.arrivesAt('/colla');
    await isOnTab('Shared with me');
    await member.files.sees('Launch room');
  });
});

describe('favourites', () => {
  it('[ROUTE-16] [ROUTE-17] lists favourite charts at /fav', async () => {
    await member.shell.goesTo('favourites');
    await member.arrivesAt('/fav');
    await member.seesTitle('Favourites - Chartdock');
    await isOnTab('Charts');
    await member.files.isLoaded();
    expect(await member.files.titles()).not.toEqual([]);
  });

  it('[ROUTE-18] has a linked templates tab', async () => {
    const asked = member.page.waitForRequest((request) =>
      /fav_files.*chartType=template/.test(request.url() + (request.postData() ?? '')),
    );
    await member.opens('/fav?tab=template');
    await asked;
    await isOnTab('Templates');
    await member.sees('No favourite templates yet');
    expect(await member.page.getByRole('button', { name: 'Go to my files' }).count()).toBe(0);
    await member.page.getByRole('button', { name: 'Browse templates' }).click();
    await member.arrivesAt('/template_create');
    await member.seesTitle('Create - Chartdock');
  });
});

describe('templates among the favourites', () => {
  it('[GUARD-22] open as previews in a new window', async () => {
    const title = `Template ${Date.now()}`;
    const seed = await seedFiles(stage.address, 'member@chartdock.test');
    const id = await seed.starsTemplate(title);
    await member.opens('/fav?tab=template');
    await member.files.sees(title);
    const [opened] = await Promise.all([member.context.waitForEvent('page'), member.files.opens(title)]);
    await opened.waitForURL(`**/preview/${id}`);
    await opened.getByText(title).first().waitFor();
    await member.arrivesAt('/fav?tab=template');
    await opened.close();
    await member.files.choosesFromMenu(title, 'action.unfavourite');
    await member.files.seesNot(title);
  });
});

const asksToSignIn = async (path: string): Promise<void> => {
  await stranger.opens(path);
  await stranger.signIn.isShown();
  await stranger.arrivesAt(`/login?redirect=${encodeURIComponent(path)}`);
};

describe('guards', () => {
  it('[GUARD-19] returns from sign-in to the tab', () => asksToSignIn('/colla?tab=2'));

  it('[GUARD-20] asks at /fav for a sign-in', () => asksToSignIn('/fav'));
});
