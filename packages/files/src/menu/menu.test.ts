import { createTranslator, sharedMessages } from '@chartdock/contract';
import { capabilitiesOf } from '@chartdock/platform';
import { describe, expect, it } from 'vitest';
import type { ItemRole } from '../items/file-item.types.ts';
import { file, folder } from '../testing/builders.ts';
import { folderPageOf, pageOf } from '../testing/fake-client.ts';
import { setUp } from '../testing/set-up.ts';
import { FULL_SET } from './menu-matrix.ts';
import { menuFor, menuPageOf } from './menu.ts';
import { MENU_ACTIONS } from './action-table.ts';
import { MENU_PAGES } from './menu.types.ts';
import type { MenuPage } from './menu.types.ts';

const actions = (item: ReturnType<typeof file>, page: MenuPage, role: ItemRole = 'owner') =>
  menuFor(item, { page, role }).map((entry) => entry.action);
const ofKind = (kind: 'markdown' | 'outline' | 'board' | 'mind') => file(kind, { kind, category: kind });
const [aFile, aFolder] = [file('a'), folder('x')];
const [aMarkdown, anOutline, aBoard] = [ofKind('markdown'), ofKind('outline'), ofKind('board')];
const foreign: readonly ItemRole[] = ['collaborator', 'other'];

describe('my files', () => {
  it('[MENU-05, MENU-06, MENU-07, MENU-08, MENU-09] offers a folder five actions and no more', () => {
    expect(actions(aFolder, 'diagrams')).toEqual(['rename', 'share', 'copyMove', 'delete']);
  });

  it('[MENU-10, MENU-11, MENU-12, MENU-13, MENU-14, MENU-15, MENU-16, MENU-17] offers a file preview, publish, clone and download too', () => {
    expect(actions(aFile, 'diagrams')).toEqual([
      'preview',
      'rename',
      'share',
      'publish',
      'clone',
      'download',
      'copyMove',
      'delete',
    ]);
  });

  it('[MENU-20] offers locate only away from the item', () => {
    expect(
      [aFile, aFolder, aMarkdown, anOutline, aBoard].filter((item) =>
        actions(item, 'diagrams').includes('locate'),
      ),
    ).toEqual([]);
    expect(actions(aFile, 'history')).toContain('locate');
  });

  it('[MENU-52] offer an outline everything of a file but download', () => {
    expect(actions(anOutline, 'diagrams')).toEqual([
      'preview',
      'rename',
      'share',
      'publish',
      'clone',
      'copyMove',
      'delete',
    ]);
  });

  it('[PERM-02] lets others only share, the creator also change', () => {
    expect(actions(aFolder, 'diagrams', 'creator')).toEqual(['rename', 'share', 'copyMove', 'delete']);
    for (const role of foreign) {
      expect(actions(aFolder, 'diagrams', role)).toEqual(['share']);
      expect(actions(aFile, 'diagrams', role)).toEqual(['preview', 'share']);
    }
  });
});

describe('recent files', () => {
  it('[MENU-24, MENU-25, MENU-26, MENU-27, MENU-29, MENU-30, MENU-31, MENU-32, MENU-33] offer everything but clone', () => {
    expect(actions(aFile, 'history')).toEqual([
      'preview',
      'rename',
      'share',
      'publish',
      'locate',
      'download',
      'copyMove',
      'delete',
    ]);
  });

  it('[MENU-28] do not offer to publish markdown', () => {
    expect(actions(aMarkdown, 'history')).toEqual(
      actions(aFile, 'history').filter((action) => action !== 'publish'),
    );
  });

  it('[MENU-53] offers an outline its seven actions', () => {
    expect(actions(anOutline, 'history')).toEqual([
      'preview',
      'rename',
      'share',
      'locate',
      'copyMove',
      'delete',
    ]);
  });
});

describe('favourites', () => {
  it('[MENU-34] offers the owner everything, and to cancel the favourite', () => {
    expect(new Set(actions(aFile, 'favourites'))).toEqual(new Set([...FULL_SET, 'unfavourite']));
  });

  it('[MENU-35, MENU-36, MENU-37] offer a collaborator preview, exit collaboration and unfavourite', () => {
    expect(actions(aFile, 'favourites', 'collaborator')).toEqual([
      'preview',
      'exitCollaboration',
      'unfavourite',
    ]);
  });

  it('[MENU-38, MENU-39] offer others preview and unfavourite', () => {
    expect(actions(aFile, 'favourites', 'other')).toEqual(['preview', 'unfavourite']);
  });

  it('[MENU-40] offers everyone else nothing beyond that', () => {
    for (const item of [aFile, aMarkdown, anOutline, aBoard]) {
      expect(actions(item, 'favourites', 'collaborator')).toEqual([
        'preview',
        'exitCollaboration',
        'unfavourite',
      ]);
      expect(actions(item, 'favourites', 'other')).toEqual(['preview', 'unfavourite']);
    }
  });
});

describe('collaboration', () => {
  it('[MENU-41, MENU-43] offers preview and exit for files of others', () => {
    expect(actions(aFile, 'sharedWithMe', 'collaborator')).toEqual(['preview', 'exitCollaboration']);
  });

  it('[MENU-42] offers no preview for whiteboards of others', () => {
    expect(actions(aBoard, 'sharedWithMe', 'collaborator')).toEqual(['exitCollaboration']);
    expect(actions(aBoard, 'sharedByMe')).toContain('preview');
  });

  it('[MENU-44] offers everything for files I share', () => {
    expect(actions(aFile, 'sharedByMe')).toEqual(FULL_SET);
  });
});

describe('trash', () => {
  it('[MENU-45, MENU-47, MENU-48] offers preview, restore and a dangerous delete', () => {
    expect(menuFor(aFile, { page: 'trash', role: 'owner' })).toEqual([
      { action: 'preview', isDangerous: false },
      { action: 'restore', isDangerous: false },
      { action: 'removeForGood', isDangerous: true },
    ]);
  });

  it('[MENU-46] offers no preview for folders', () => {
    expect(actions(aFolder, 'trash')).toEqual(['restore', 'removeForGood']);
  });
});

describe('search', () => {
  it('[MENU-49] offers the owner the full set', () => {
    expect(actions(aFile, 'search')).toEqual(FULL_SET);
  });

  it('[MENU-50, MENU-51] offers others preview, and participants exit', () => {
    expect(actions(aFile, 'search', 'collaborator')).toEqual(['preview', 'exitCollaboration']);
    expect(actions(aFile, 'search', 'other')).toEqual(['preview']);
  });
});

describe('every page', () => {
  it('[MENU-18] offers no download for outlines', () => {
    const pages = MENU_PAGES.filter((page) => actions(anOutline, page).includes('download'));
    expect(pages).toEqual([]);
    expect(MENU_PAGES.filter((page) => actions(aFile, page).includes('download'))).not.toEqual([]);
  });

  it('[MENU-19] offers no download in the Mac meeting app', () => {
    const mac = capabilitiesOf('meeting', { system: 'mac' });
    const windows = capabilitiesOf('meeting', { system: 'windows' });
    const offers = (host: typeof mac) =>
      MENU_PAGES.filter((page) =>
        menuFor(aFile, { page, role: 'owner', host }).some(({ action }) => action === 'download'),
      );
    expect([offers(mac), offers(windows)]).toEqual([
      [],
      ['diagrams', 'history', 'favourites', 'sharedByMe', 'search'],
    ]);
  });

  it('[MENU-21] offers locate to the owner on other lists only', () => {
    expect(MENU_PAGES.filter((page) => actions(aFile, page).includes('locate'))).toEqual([
      'history',
      'favourites',
      'sharedByMe',
      'search',
    ]);
    for (const role of ['creator', ...foreign] as const)
      expect(MENU_PAGES.filter((page) => actions(aFile, page, role).includes('locate'))).toEqual([]);
  });

  it('[MENU-22] never offers to publish markdown', () => {
    expect(MENU_PAGES.filter((page) => actions(aMarkdown, page).includes('publish'))).toEqual([]);
    expect(actions(aFile, 'search')).toContain('publish');
  });

  it('[MENU-23] never offers to clone markdown', () => {
    expect(MENU_PAGES.filter((page) => actions(aMarkdown, page).includes('clone'))).toEqual([]);
    expect(actions(aFile, 'search')).toContain('clone');
  });

  it('[MENU-55] draws the full set from one ordered list', () => {
    expect(FULL_SET).toEqual(MENU_ACTIONS.filter((action) => FULL_SET.includes(action)));
    expect(MENU_ACTIONS.filter((action) => FULL_SET.includes(action))).toEqual(
      'preview rename share publish clone locate download copyMove delete'.split(' '),
    );
    for (const page of ['sharedByMe', 'search'] as const) expect(actions(aFile, page)).toEqual(FULL_SET);
    expect(actions(aFile, 'favourites').filter((action) => action !== 'unfavourite')).toEqual(FULL_SET);
  });
});

describe('the publish entry', () => {
  const t = createTranslator('en', sharedMessages);
  const text = (isPublic: boolean) => {
    const menu = menuFor(file('a', { isPublic }), { page: 'diagrams', role: 'owner' });
    return menu.flatMap((entry) => (entry.text === undefined ? [] : [t(entry.text)]));
  };

  it('[MENU-56] reads publish while the file is not public', () => {
    expect(text(false)).toEqual(['publish and make public']);
  });

  it('[MENU-57] reads cancel publish and make public when it is', () => {
    expect(text(true)).toEqual(['cancel publish and make public']);
  });
});

it('[MENU-54] has a text for an empty menu', () => {
  expect(actions(aFolder, 'search', 'other')).toEqual([]);
  expect(createTranslator('en', sharedMessages)('menu.empty')).toBe(
    'You have no more permissions for operations',
  );
});

describe('the menu of the open list', () => {
  it('leaves out unhandled actions', async () => {
    const { area, fake } = setUp();
    fake.on('lists', 'globalFiles', () => pageOf([]));
    const own = file('a');
    const other = file('b', { owner: undefined, creator: undefined });
    const offered = (item: typeof own) => area.menuOf(item).map((entry) => entry.action);
    await area.openPlace({ page: 'trash' });
    expect(offered(own)).toEqual(['preview', 'restore', 'removeForGood']);
    await area.openFolder('root');
    expect(offered(own)).toEqual(['preview', 'rename', 'clone', 'download', 'copyMove', 'delete']);
    void area.setSearchText('plan');
    expect(offered(own)).not.toContain('locate');
    await area.submitSearch();
    expect(offered(own)).toContain('locate');
    expect(offered(other)).toEqual(['preview']);
  });

  it('is the same object for items alike', async () => {
    const { area } = setUp();
    await area.openFolder('root');
    expect(area.menuOf(file('a'))).toBe(area.menuOf(file('b', { title: 'Other' })));
    expect(area.menuOf(file('a'))).not.toEqual(area.menuOf(folder('c')));
  });

  it('[MENU-59] follows the table as far as abilities allow', async () => {
    const all = setUp({ abilities: new Set(MENU_ACTIONS), meetingOnMac: true });
    await all.area.openFolder('root');
    expect(all.area.menuOf(file('a')).map((entry) => entry.action)).toEqual([
      'preview',
      'rename',
      'share',
      'publish',
      'clone',
      'copyMove',
      'delete',
    ]);
    const one = setUp({ abilities: new Set(['preview'] as const) });
    await one.area.openFolder('root');
    expect(one.area.menuOf(file('a'))).toEqual([{ action: 'preview', isDangerous: false }]);
  });
});

describe('the menu of the open list', () => {
  it.each([
    [{ page: 'history' }, 'history'],
    [{ page: 'trash' }, 'trash'],
    [{ page: 'shared', by: 'others' }, 'sharedWithMe'],
    [{ page: 'shared', by: 'me' }, 'sharedByMe'],
  ] as const)('in %j is that of %s', async (place, page) => {
    const { area, fake } = setUp();
    fake.on('lists', 'collaborationFiles', () => pageOf([]));
    await area.openPlace(place);
    expect(menuPageOf(area.getState())).toBe(page);
  });

  it('is that of search while one is on', async () => {
    const { area, fake } = setUp();
    fake.on('lists', 'globalFiles', () => folderPageOf([]));
    await area.openFolder('root');
    await Promise.all([area.setSearchText('plan'), area.submitSearch()]);
    expect(menuPageOf(area.getState())).toBe('search');
  });
});
