import { describe, expect, it } from 'vitest';
import { totalOf } from '../list/list.state.ts';
import { fileRecord, folderRecord } from '../testing/builders.ts';
import { cancellation, createDeferred, folderPageOf, pageOf, refusal } from '../testing/fake-client.ts';
import { setUp } from '../testing/set-up.ts';
import { contentOf } from '../list/list.state.ts';

const big = (total: number) => {
  const kit = setUp();
  kit.fake.on('lists', 'loadFiles', ({ page = 1, pageSize = 10 }) => {
    const first = (Number(page) - 1) * Number(pageSize);
    const rows = Array.from({ length: Math.min(Number(pageSize), total - first) }, (_, at) =>
      fileRecord(`f${first + at}`),
    );
    return folderPageOf(rows, { total, cursor: `after-${page}` });
  });
  return kit;
};

describe('opening a list', () => {
  it('[PREF-13] sends every field of the query', async () => {
    const { area, fake } = setUp();
    await area.openFolder('x');
    expect(fake.callsOf('lists.loadFiles')).toEqual([
      { folderId: 'x', category: '', sidx: 'lastModify', sort: 'desc', keyword: '', page: 1, pageSize: 100 },
    ]);
  });

  it('[PREF-13] sends the chosen order from then on', async () => {
    const { area, fake } = setUp();
    await area.openFolder('x');
    await area.setSorting({ by: 'title', direction: 'asc' });
    expect(fake.callsOf('lists.loadFiles')[1]).toMatchObject({ sidx: 'title', sort: 'asc' });
  });

  it('calls each page by its own call', async () => {
    const { area, fake } = setUp();
    for (const name of ['favFiles', 'collaborationFiles', 'myCollaboration'] as const)
      fake.on('lists', name, () => pageOf([]));
    await area.openPlace({ page: 'history' });
    await area.openPlace({ page: 'trash' });
    await area.openPlace({ page: 'favourites', kind: 'template' });
    await area.openPlace({ page: 'shared', by: 'others' });
    await area.openPlace({ page: 'shared', by: 'me' });
    expect(fake.calls.map((call) => call.name)).toEqual([
      'lists.historyFiles',
      'lists.trashFiles',
      'lists.favFiles',
      'lists.collaborationFiles',
      'lists.myCollaboration',
    ]);
    expect(fake.callsOf('lists.favFiles')[0]).toMatchObject({ chartType: 'template' });
    expect(fake.callsOf('lists.collaborationFiles')[0]).toMatchObject({ sort: 'inviteTime' });
  });

  it('drops the late answer of an older place', async () => {
    const { area, fake, rowIds } = setUp();
    const slow = createDeferred<ReturnType<typeof folderPageOf>>();
    fake.on('lists', 'loadFiles', () => slow.promise);
    const first = area.openFolder('x');
    await area.openPlace({ page: 'history' });
    slow.resolve(folderPageOf([fileRecord('late')]));
    await first;
    expect(rowIds()).toEqual(['a', 'b', 'c']);
  });

  it('keeps a late failure from replacing newer rows', async () => {
    const { area, fake } = setUp();
    const slow = createDeferred<ReturnType<typeof folderPageOf>>();
    fake.on('lists', 'loadFiles', () => slow.promise);
    const first = area.openFolder('x');
    await area.openPlace({ page: 'history' });
    slow.reject(refusal('70002'));
    await first;
    expect(area.getState().list.status).toBe('ready');
  });

  it('shows the words of the server and retries', async () => {
    const { area, fake, rowIds } = setUp();
    fake.on('lists', 'historyFiles', () => {
      throw refusal('70014', 'busy');
    });
    await area.openPlace({ page: 'history' });
    expect(area.getState().list).toMatchObject({
      status: 'failed',
      failure: { code: '70014', text: { literal: 'busy' } },
    });
    fake.on('lists', 'historyFiles', () => pageOf([fileRecord('a')]));
    await area.retry();
    expect(rowIds()).toEqual(['a']);
  });

  it('fails on a record without a meaning', async () => {
    const { area, fake } = setUp();
    fake.on('lists', 'historyFiles', () => pageOf([{ title: 'no id', category: 'flow' }]));
    await area.openPlace({ page: 'history' });
    expect(area.getState().list).toMatchObject({ status: 'failed', failure: { code: 'unexpected' } });
  });

  it('tells the open folder and its chain', async () => {
    const { area, fake } = setUp();
    const chain = [{ folderId: 'x', title: 'X' }];
    fake.on('lists', 'loadFiles', () => folderPageOf([], { chain, folder: folderRecord('x') }));
    await area.openFolder('x');
    expect(area.getState().list).toMatchObject({ content: { chain, folder: { id: 'x', type: 'folder' } } });
  });
});

describe('a list that an equal call from elsewhere cancelled', () => {
  it('is asked for once more', async () => {
    const { area, fake, rowIds } = setUp();
    fake.on('lists', 'historyFiles', () => {
      fake.on('lists', 'historyFiles', () => pageOf([fileRecord('a')]));
      throw cancellation();
    });
    await area.openPlace({ page: 'history' });
    expect([area.getState().list.status, rowIds(), fake.calls.length]).toEqual(['ready', ['a'], 2]);
  });

  it('fails when it is cancelled again', async () => {
    const { area, fake } = setUp();
    fake.on('lists', 'historyFiles', () => {
      throw cancellation();
    });
    await area.openPlace({ page: 'history' });
    expect([area.getState().list.status, fake.calls.length]).toEqual(['failed', 2]);
  });

  it('ignores the cancellation by its own newer question', async () => {
    const { area, fake } = setUp();
    const older = createDeferred<ReturnType<typeof pageOf>>();
    fake.on('lists', 'historyFiles', () => older.promise);
    const first = area.openPlace({ page: 'history' });
    fake.on('lists', 'historyFiles', () => pageOf([fileRecord('a')]));
    const second = area.refresh();
    older.reject(cancellation());
    await Promise.all([first, second]);
    expect([area.getState().list.status, fake.calls.length]).toEqual(['ready', 2]);
  });
});

describe('a list of 100,000 rows', () => {
  it('knows the length of the folder after 100 rows', async () => {
    const { area, fake, rowIds } = big(100_000);
    await area.openFolder('root');
    expect([totalOf(area.getState()), rowIds()[99], rowIds()[100], fake.calls.length]).toEqual([
      100_000,
      'f99',
      undefined,
      1,
    ]);
  });

  it('loads only the pages that the window needs', async () => {
    const { area, fake, rowIds } = big(100_000);
    await area.openFolder('root');
    await area.ensureRange(50_190, 50_210);
    expect(fake.callsOf('lists.loadFiles').map((input) => input['page'])).toEqual([1, 502, 503]);
    expect([rowIds()[50_190], rowIds()[50_210]]).toEqual(['f50190', 'f50210']);
  });

  it('continues by cursor, and by number after a jump', async () => {
    const { area, fake } = big(1000);
    await area.openFolder('root');
    await area.ensureRange(100, 110);
    await area.ensureRange(700, 710);
    expect(fake.callsOf('lists.loadFiles').map(({ page, cursor }) => [page, cursor])).toEqual([
      [1, undefined],
      [2, 'after-1'],
      [8, undefined],
    ]);
  });

  it('asks for a page once, however often reported', async () => {
    const { area, fake } = big(1000);
    await area.openFolder('root');
    await Promise.all([area.ensureRange(100, 110), area.ensureRange(101, 111), area.ensureRange(120, 130)]);
    await area.ensureRange(100, 199);
    expect(fake.calls.length).toBe(2);
  });

  it('keeps a failed page open until asked again', async () => {
    const { area, fake, rowIds } = big(300);
    await area.openFolder('root');
    const answer = folderPageOf(
      Array.from({ length: 100 }, (_, at) => fileRecord(`f${100 + at}`)),
      { total: 300 },
    );
    fake.on('lists', 'loadFiles', () => {
      throw refusal('70014');
    });
    await area.ensureRange(100, 110);
    await area.ensureRange(100, 110);
    expect(area.getState().list).toMatchObject({
      status: 'ready',
      content: { broken: new Map([[1, { code: '70014' }]]) },
    });
    expect(fake.calls.length).toBe(2);
    fake.on('lists', 'loadFiles', () => answer);
    await area.retry();
    expect(rowIds()[150]).toBe('f150');
  });

  it('does not keep asking for a short page', async () => {
    const { area, fake } = big(300);
    await area.openFolder('root');
    fake.on('lists', 'loadFiles', () => folderPageOf([fileRecord('f100')], { total: 300 }));
    await area.ensureRange(100, 199);
    await area.ensureRange(100, 199);
    expect(fake.calls.length).toBe(2);
  });

  it('does not answer outside its rows', async () => {
    const { area, fake } = big(50);
    await area.openFolder('root');
    await area.ensureRange(40, 500);
    await area.ensureRange(-5, -1);
    expect(fake.calls.length).toBe(1);
  });
});

describe('refresh', () => {
  it('refreshes the pages on screen over the old rows', async () => {
    const { area, fake, rowIds } = big(1000);
    await area.openFolder('root');
    await area.ensureRange(450, 520);
    const before = fake.calls.length;
    const running = area.refresh();
    expect([area.getState().list.status, rowIds()[455]]).toEqual(['refreshing', 'f455']);
    await running;
    expect(
      fake
        .callsOf('lists.loadFiles')
        .slice(before)
        .map((input) => input['page']),
    ).toEqual([5, 6]);
    expect([rowIds()[455], rowIds()[515]]).toEqual(['f455', 'f515']);
  });

  it('keeps the rows when it fails', async () => {
    const { area, fake, rowIds } = setUp();
    await area.openPlace({ page: 'history' });
    fake.on('lists', 'historyFiles', () => {
      throw refusal('70014');
    });
    await area.refresh();
    expect([area.getState().list.status, rowIds()]).toEqual(['ready', ['a', 'b', 'c']]);
  });
});

describe('rows that are scrolled past', () => {
  const pagesAsked = (fake: ReturnType<typeof setUp>['fake']) =>
    fake.callsOf('lists.loadFiles').map((input) => input['page']);

  it('wait, so that rows in view come first', async () => {
    const { area, fake } = big(100_000);
    await area.openFolder('x');
    const answers = Array.from({ length: 5 }, () => createDeferred<ReturnType<typeof folderPageOf>>());
    let asked = 0;
    fake.on('lists', 'loadFiles', () => {
      asked += 1;
      return (answers[asked - 1] ?? answers[0])?.promise ?? folderPageOf([]);
    });
    const passing = Array.from({ length: 60 }, (_, at) =>
      area.ensureRange(at * 1000 + 1000, at * 1000 + 1020),
    );
    expect(pagesAsked(fake)).toEqual([1, 11, 21, 31, 41]);
    const rows = Array.from({ length: 100 }, (_, at) => fileRecord(`g${at}`));
    answers[1]?.resolve(folderPageOf(rows, { total: 100_000 }));
    await passing[1];
    await passing[10];
    expect(pagesAsked(fake)).toEqual([1, 11, 21, 31, 41, 601]);
    for (const [at, { resolve }] of answers.entries())
      resolve(
        folderPageOf(
          rows.map(({ title }) => fileRecord(`${title} ${at}`)),
          { total: 100_000 },
        ),
      );
    await Promise.all(passing);
    expect(pagesAsked(fake)).toHaveLength(6);
    expect(contentOf(area.getState().list)?.rows[60_010]).toBeDefined();
  });

  it('are asked for again once there is room', async () => {
    const { area, fake } = big(100_000);
    await area.openFolder('x');
    const passing = Array.from({ length: 12 }, (_, at) =>
      area.ensureRange(at * 1000 + 1000, at * 1000 + 1020),
    );
    await Promise.all(passing);
    await area.ensureRange(7000, 7020);
    expect(pagesAsked(fake)).toEqual([1, 11, 21, 31, 41, 121, 71]);
  });
});
