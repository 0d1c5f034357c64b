import { createGuardedStorage, createMemoryStorage } from '@chartdock/platform';
import { describe, expect, it } from 'vitest';
import { wireSorting } from '../list/wire-sorting.ts';
import { fileRecord, folderRecord } from '../testing/builders.ts';
import { pageOf } from '../testing/fake-client.ts';
import { ROOMY, setUp } from '../testing/set-up.ts';
import { STORAGE_KEYS, loadPreferences } from './load-preferences.ts';
import { hasSeenFileList, rememberFileListSeen, savePreferences, storedFileCount } from './preferences.ts';
import {
  DEFAULT_PREFERENCES,
  afterFolderOpened,
  afterSortingChosen,
  afterViewChosen,
} from './preferences.state.ts';
import type { Preferences } from './preferences.types.ts';

const fresh = () => loadPreferences(createMemoryStorage(), 'u');

describe('defaults', () => {
  it('[PREF-01] start in the root folder', () => {
    expect(fresh().folderId).toBe('root');
  });
  it('[PREF-02] sort by the last change', () => {
    expect(fresh().sorting.by).toBe('modified');
    expect(wireSorting(fresh().sorting).sidx).toBe('lastModify');
  });
  it('[PREF-03] sort downwards', () => {
    expect(fresh().sorting.direction).toBe('desc');
  });
  it('[PREF-04] draw every page as icons', () => {
    expect(new Set(Object.values(fresh().views))).toEqual(new Set(['icon']));
  });
  it('[PREF-05] show charts first', () => {
    expect(fresh().favouriteKind).toBe('chart');
  });
});

describe('memory', () => {
  const reload = (now: Preferences, userId = 'u') => {
    const storage = createMemoryStorage();
    savePreferences(storage, 'u', { before: DEFAULT_PREFERENCES, now });
    return loadPreferences(storage, userId);
  };

  it('[PREF-06] keeps the direction of the sort over a reload', () => {
    const now = afterSortingChosen(DEFAULT_PREFERENCES, { by: 'modified', direction: 'asc' });
    expect(reload(now).sorting.direction).toBe('asc');
  });

  it('[PREF-07] keeps the sort type over a reload', () => {
    const now = afterSortingChosen(DEFAULT_PREFERENCES, { by: 'title', direction: 'desc' });
    expect(reload(now).sorting.by).toBe('title');
  });

  it('[PREF-08] keeps the folder across reloads for this person', () => {
    const now = afterFolderOpened(DEFAULT_PREFERENCES, 'folder-7');
    expect([reload(now).folderId, reload(now, 'other').folderId]).toEqual(['folder-7', 'root']);
  });

  it('keeps a view for each page under chartdock.view.{page}', () => {
    const storage = createMemoryStorage();
    const now = afterViewChosen(DEFAULT_PREFERENCES, 'trash', 'list');
    savePreferences(storage, 'u', { before: DEFAULT_PREFERENCES, now });
    expect(storage.get('chartdock.view.trash')).toBe('list');
    expect(loadPreferences(storage, 'u').views).toEqual({ ...DEFAULT_PREFERENCES.views, trash: 'list' });
  });

  it('writes only changes', () => {
    const storage = createMemoryStorage({ 'chartdock.sort': 'from another tab' });
    savePreferences(storage, 'u', {
      before: DEFAULT_PREFERENCES,
      now: afterViewChosen(DEFAULT_PREFERENCES, 'history', 'list'),
    });
    expect(storage.get('chartdock.sort')).toBe('from another tab');
  });

  it('takes defaults for nonsense', () => {
    const storage = createMemoryStorage({
      [STORAGE_KEYS.sort]: 'sideways',
      [STORAGE_KEYS.sortType]: '<script>',
      [STORAGE_KEYS.view('trash')]: 'cube',
      [STORAGE_KEYS.folderId('u')]: '',
    });
    expect(loadPreferences(storage, 'u')).toEqual(DEFAULT_PREFERENCES);
  });
});

describe('a blocked or full storage', () => {
  const broken = () => {
    const refuse = () => {
      throw new Error('blocked');
    };
    return { getItem: refuse, setItem: refuse, removeItem: refuse };
  };

  it('[PREF-14] leaves the defaults in force', () => {
    expect(loadPreferences(createGuardedStorage(broken), 'u')).toEqual(DEFAULT_PREFERENCES);
    const blocked = createGuardedStorage(() => {
      throw new Error('no storage at all');
    });
    expect(loadPreferences(blocked, 'u')).toEqual(DEFAULT_PREFERENCES);
  });

  it('[PREF-14] does not break a change of them', () => {
    const storage = createGuardedStorage(broken);
    const now = afterSortingChosen(DEFAULT_PREFERENCES, { by: 'title', direction: 'asc' });
    savePreferences(storage, 'u', { before: DEFAULT_PREFERENCES, now });
    expect(loadPreferences(storage, 'u').sorting).toEqual({ by: 'title', direction: 'asc' });
  });
});

it('remembers per person whether files were seen', () => {
  const storage = createMemoryStorage();
  expect(hasSeenFileList(storage, 'u')).toBe(false);
  rememberFileListSeen(storage, 'u');
  expect([hasSeenFileList(storage, 'u'), hasSeenFileList(storage, 'v')]).toEqual([true, false]);
  expect(storage.get('chartdock.fileListSeen.u')).toBe('1');
});

describe('the file count', () => {
  it('[PREF-09] is kept per person, apart from the privileges', () => {
    const storage = createMemoryStorage();
    setUp({ storage, privilege: { ...ROOMY, usedFileCount: 7 } });
    const countOf = (userId: string) => storage.get(`chartdock.fileCount.${userId}`);
    expect([countOf('user-me'), countOf('someone-else')]).toEqual(['7', undefined]);
  });

  it('[PREF-09] follows the privileges when they are loaded again', async () => {
    const storage = createMemoryStorage();
    const privilege = { ...ROOMY, usedFileCount: 7 };
    const { area, fake } = setUp({ storage, privilege });
    fake.on('charts', 'create', () => ({ chartId: 'new', file: fileRecord('new') }));
    privilege.usedFileCount = 8;
    await area.createFile('flow');
    expect(storage.get('chartdock.fileCount.user-me')).toBe('8');
  });

  it('is unknown before any look or when broken', () => {
    const storage = createMemoryStorage({ 'chartdock.fileCount.a': 'many', 'chartdock.fileCount.b': '-1' });
    setUp({ storage, privilege: 'unknown' });
    expect(['user-me', 'a', 'b'].map((userId) => storedFileCount(storage, userId))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it('remembers a list with files as soon as shown', async () => {
  const { area, fake, storage } = setUp();
  fake.on('lists', 'historyFiles', () => pageOf([folderRecord('x')]));
  await area.openPlace({ page: 'history' });
  expect(hasSeenFileList(storage, 'user-me')).toBe(false);
  await area.openFolder('root');
  expect(hasSeenFileList(storage, 'user-me')).toBe(true);
});

it('writes a choice down when it is made', async () => {
  const { area, storage } = setUp();
  await area.openFolder('root');
  area.setView('list');
  await area.setSorting({ by: 'title', direction: 'asc' });
  expect(
    [STORAGE_KEYS.view('diagrams'), STORAGE_KEYS.sortType, STORAGE_KEYS.sort].map((key) => storage.get(key)),
  ).toEqual(['list', 'title', 'asc']);
});
