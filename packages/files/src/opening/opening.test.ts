import type { FileArea } from '../file-area.types.ts';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '@chartdock/platform';
import { noticeOf } from '../notice-of.ts';
import { file, fileRecord, folder } from '../testing/builders.ts';
import { createDeferred, folderPageOf, pageOf, refusal } from '../testing/fake-client.ts';
import { queryOf } from '../list/list.state.ts';
import { setUp } from '../testing/set-up.ts';
import { visibleCrumbs } from '../list/crumbs.ts';

const chain = ['a', 'b', 'c', 'd'].map((folderId) => ({ folderId, title: folderId.toUpperCase() }));

describe('folders', () => {
  it('[CRUMB-01] shows the root and the folder chain', async () => {
    const { area, fake } = setUp();
    fake.on('lists', 'loadFiles', () => folderPageOf([], { chain }));
    await area.openFolder('d');
    const { list } = area.getState();
    const crumbs = visibleCrumbs('content' in list ? list.content.chain : []);
    expect([crumbs.root.folderId, crumbs.hidden.length, crumbs.shown.map((crumb) => crumb.title)]).toEqual([
      'root',
      2,
      ['C', 'D'],
    ]);
  });

  it('open the one above', async () => {
    const { area, fake } = setUp();
    fake.on('lists', 'loadFiles', () => folderPageOf([], { chain }));
    await area.openFolder('d');
    await area.openParent();
    expect(area.getState().place).toEqual({ page: 'diagrams', folderId: 'c' });
  });

  it('stay at the root when there is none above', async () => {
    const { area, fake } = setUp();
    await area.openFolder('root');
    await area.openParent();
    expect(fake.calls.length).toBe(1);
  });

  it('[PREF-08] open where the last visit ended', async () => {
    const storage = createMemoryStorage();
    const first = setUp({ storage });
    await first.area.openFolder('x');
    const second = setUp({ storage });
    await second.area.openStartFolder();
    expect(second.area.getState().place).toEqual({ page: 'diagrams', folderId: 'x' });
  });

  it('[PREF-08] opens at the root when the folder is gone', async () => {
    const storage = createMemoryStorage({ 'chartdock.folderId.user-me': 'gone' });
    const { area, fake, rowIds } = setUp({ storage });
    fake.on('lists', 'loadFiles', ({ folderId }) => {
      if (folderId === 'gone') throw refusal('70002');
      return folderPageOf([fileRecord('a')]);
    });
    await area.openStartFolder();
    expect([area.getState().place, rowIds()]).toEqual([{ page: 'diagrams', folderId: 'root' }, ['a']]);
    expect(storage.get('chartdock.folderId.user-me')).toBe('root');
  });

  it('are not remembered before they could be listed', async () => {
    const { area, fake, storage } = setUp();
    fake.on('lists', 'loadFiles', () => {
      throw refusal('70002');
    });
    await area.openFolder('gone');
    expect(storage.get('chartdock.folderId.user-me')).toBeUndefined();
  });

  it('end search and selection when another one opens', async () => {
    const { area, fake } = setUp();
    fake.on('lists', 'globalFiles', () => folderPageOf([fileRecord('a')]));
    await area.openFolder('root');
    await Promise.all([area.setSearchText('plan'), area.submitSearch()]);
    area.pickAll();
    await area.openFolder('x');
    expect(area.getState()).toMatchObject({ search: { mode: 'off', text: '' }, selection: { mode: 'off' } });
  });
});

describe('items', () => {
  it.each([
    ['mind_free', '/mindmap/i'],
    ['mind_org', '/mindmap/i'],
    ['outline', '/outline/i'],
    ['markdown', '/markdown_editor/i'],
    ['board', '/f/i'],
    ['uml', '/diagraming/i'],
  ])('[ROUTE-50] open a %s in its editor', async (category, address) => {
    const { area, host } = setUp();
    await area.openItem(file('i', { category }));
    expect(host.opened).toEqual([{ address, target: 'new' }]);
  });

  it('open on the edit host when one is set', async () => {
    const { area, host } = setUp({ editHost: 'https://edit.example' });
    await area.openItem(file('i'));
    expect(host.opened[0]?.address).toBe('https://edit.example/diagraming/i');
  });

  it('[ROUTE-50] open a folder in the list', async () => {
    const { area, host } = setUp();
    await area.openItem(folder('x'));
    expect([area.getState().place, host.opened]).toEqual([{ page: 'diagrams', folderId: 'x' }, []]);
  });

  it.each([
    ['nobody passes a closed folder', folder('x', { lock: 'closed' })],
    [
      'others do not pass an owner-only folder',
      folder('x', { lock: 'owner_only', owner: undefined, creator: undefined }),
    ],
  ])('[ERR-29] stay shut where the lock says so: %s', async (_, item) => {
    const { area, fake, events } = setUp();
    await area.openItem(item);
    expect([fake.calls, events.map(noticeOf)]).toEqual([
      [],
      [{ tone: 'error', text: { key: 'error.fileUnavailable' } }],
    ]);
  });

  it('open for the owner of an owner-only folder', async () => {
    const { area } = setUp();
    await area.openItem(folder('x', { lock: 'owner_only' }));
    expect(area.getState().place).toMatchObject({ folderId: 'x' });
  });

  it('opens owner-only folders for their maker alone', async () => {
    const person = { userId: 'someone' } as const;
    const made = setUp();
    await made.area.openItem(folder('x', { lock: 'owner_only', owner: person as never }));
    expect(made.area.getState().place).toMatchObject({ folderId: 'x' });
    const shared = setUp();
    await shared.area.openItem(
      folder('x', { lock: 'owner_only', owner: person as never, creator: person as never }),
    );
    expect(shared.eventTypes()).toEqual(['openFailed']);
  });

  it.each([
    ['template', false, '/preview/i'],
    ['chart', false, '/diagraming/i'],
    ['template', true, '/diagraming/i'],
  ] as const)('open from the %s favourites, searching: %s, at %s', async (kind, isSearching, address) => {
    const { area, fake, host } = setUp();
    fake.on('lists', 'favFiles', () => pageOf([fileRecord('i')]));
    fake.on('lists', 'globalFiles', () => folderPageOf([fileRecord('i')]));
    await area.openPlace({ page: 'favourites', kind });
    if (isSearching) await Promise.all([area.setSearchText('plan'), area.submitSearch()]);
    await area.openItem(file('i'));
    expect(host.opened.map((opened) => opened.address)).toEqual([address]);
  });

  it('show a preview when that is asked for', () => {
    const { area, host } = setUp();
    area.preview(file('i'));
    expect(host.opened[0]?.address).toBe('/preview/i');
  });

  it('tell that an address could not be opened', async () => {
    const { area, eventTypes } = setUp({ editHost: 'javascript:' });
    await area.openItem(file('i'));
    expect(eventTypes()).toEqual(['openFailed']);
  });
});

describe('coming back', () => {
  const position = { first: 40, rest: 12, active: 43, hadFocus: true };
  const leaveRoot = async () => {
    const kit = setUp();
    await kit.area.openFolder('root');
    const query = queryOf(kit.area.getState().list);
    if (query !== undefined) kit.area.keepPosition(query, position);
    await kit.area.openFolder('x');
    return kit;
  };

  it('begins where the list was left on request', async () => {
    const { area } = await leaveRoot();
    expect(area.getState().position).toBeUndefined();
    await area.openPlace({ page: 'diagrams', folderId: 'root' }, { resume: true });
    expect(area.getState().position).toEqual(position);
  });

  it('begins at the top in every other case', async () => {
    const { area } = await leaveRoot();
    await area.openFolder('root');
    expect(area.getState().position).toBeUndefined();
    await area.setSorting({ by: 'title', direction: 'asc' });
    await area.openPlace({ page: 'diagrams', folderId: 'root' }, { resume: true });
    expect(area.getState().position).toBeUndefined();
    await area.openPlace({ page: 'history' }, { resume: true });
    expect(area.getState().position).toBeUndefined();
  });
});

const pickedIds = ({ getState }: Pick<FileArea, 'getState'>): readonly string[] => {
  const { selection } = getState();
  return selection.mode === 'some' ? [...selection.picked.keys()] : [];
};

describe('locate', () => {
  it('opens the folder and picks the file alone', async () => {
    const { area, eventTypes } = setUp();
    await area.openPlace({ page: 'history' });
    await area.locate(file('b', { parentId: 'x' }));
    expect(area.getState()).toMatchObject({ place: { page: 'diagrams', folderId: 'x' }, marked: 'b' });
    expect(pickedIds(area)).toEqual(['b']);
    expect(eventTypes()).toEqual(['fileLocated']);
  });

  const long = (total: number) => {
    const kit = setUp();
    kit.fake.on('lists', 'loadFiles', ({ page = 1, locate }) => {
      const at = locate === undefined ? Number(page) - 1 : Math.floor(Number(locate.slice(1)) / 100);
      const rows = Array.from({ length: 100 }, (_, offset) => fileRecord(`f${at * 100 + offset}`));
      return folderPageOf(rows, { total, page: at + 1 });
    });
    return kit;
  };

  it('asks for the page that holds the file', async () => {
    const { area, fake } = long(100_000);
    await area.locate(file('f87654'));
    expect(area.getState().marked).toBe('f87654');
    expect(fake.callsOf('lists.loadFiles').map(({ page, locate }) => [page, locate])).toEqual([
      [1, undefined],
      [1, 'f87654'],
      [877, undefined],
    ]);
  });

  it('asks no further when the first page suffices', async () => {
    const { area, fake } = long(100_000);
    await area.locate(file('f42'));
    expect([area.getState().marked, fake.calls.length]).toEqual(['f42', 1]);
  });

  it('opens without a mark when the page is missing', async () => {
    const { area, fake } = long(1000);
    fake.on('lists', 'loadFiles', ({ locate }) => {
      if (locate !== undefined) throw refusal('70014');
      return folderPageOf([fileRecord('a')], { total: 1000 });
    });
    await area.locate(file('f321', { parentId: 'x' }));
    expect(area.getState()).toMatchObject({ place: { folderId: 'x' }, marked: undefined });
  });

  it('marks nothing in a place that was opened meanwhile', async () => {
    const { area, fake } = setUp();
    const slow = createDeferred<ReturnType<typeof folderPageOf>>();
    fake.on('lists', 'loadFiles', ({ locate }) =>
      locate === undefined
        ? folderPageOf(
            [...Array(100)].map((_, at) => fileRecord(`f${at}`)),
            { total: 200 },
          )
        : slow.promise,
    );
    const running = area.locate(file('b'));
    await vi.waitFor(() => expect(fake.calls.length).toBe(2));
    await area.openPlace({ page: 'history' });
    slow.resolve(folderPageOf([fileRecord('b')], { total: 200 }));
    await running;
    expect([area.getState().marked, area.getState().place]).toEqual([undefined, { page: 'history' }]);
  });

  it('leaves nothing marked when the file is not there', async () => {
    const { area } = setUp();
    await area.locate(file('gone'));
    expect(area.getState().marked).toBeUndefined();
  });

  it('forgets the mark when another place opens', async () => {
    const { area } = setUp();
    await area.locate(file('b'));
    await area.openPlace({ page: 'trash' });
    expect(area.getState().marked).toBeUndefined();
  });
});
