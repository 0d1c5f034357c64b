import { describe, expect, it } from 'vitest';
import { noticeOf } from '../notice-of.ts';
import { fileRecord, folderRecord } from '../testing/builders.ts';
import { createDeferred, folderPageOf, refusal } from '../testing/fake-client.ts';
import { ROOMY, setUp } from '../testing/set-up.ts';

const creating = (options: Parameters<typeof setUp>[0] = {}) => {
  const kit = setUp(options);
  kit.fake.on('charts', 'create', ({ category }) => ({
    chartId: 'new',
    file: fileRecord('new', { category }),
  }));
  return kit;
};

describe('createFolder', () => {
  it('[VALID-01] sends the trimmed title', async () => {
    const { area, fake } = setUp();
    fake.on('folders', 'create', ({ title }) => ({ file: folderRecord('new', { title }) }));
    await area.createFolder('  Plans \n');
    expect(fake.callsOf('folders.create')).toEqual([{ folderId: 'root', title: 'Plans' }]);
  });

  it('[VALID-02] sends the title without script markup', async () => {
    const { area, fake } = setUp();
    fake.on('folders', 'create', ({ title }) => ({ file: folderRecord('new', { title }) }));
    await area.createFolder('<script>alert(1)</script>Plans <img onerror=x>');
    expect(fake.callsOf('folders.create')[0]).toMatchObject({ title: 'Plans' });
  });

  it.each([
    ['   ', 'empty_title', 'validation.required'],
    ['<script>x</script>', 'empty_title', 'validation.required'],
    ['x'.repeat(129), 'title_too_long', 'validation.length'],
  ])('refuses the title "%s" without a call', async (title, reason, key) => {
    const { area, fake, events } = setUp();
    expect(await area.createFolder(title)).toEqual({ status: 'refused', reason });
    expect([fake.calls, events.map(noticeOf)]).toEqual([[], [{ tone: 'error', text: { key } }]]);
  });

  it('[ERR-18] says that it succeeded and shows the file', async () => {
    const { area, fake, events, rowIds } = setUp();
    const rows = [fileRecord('a')];
    fake.on('lists', 'loadFiles', () => folderPageOf(rows));
    fake.on('folders', 'create', ({ folderId }) => {
      const file = folderRecord('new', { parentId: folderId ?? 'root' });
      rows.unshift(file);
      return { file };
    });
    await area.openFolder('x');
    const result = await area.createFolder('Plans');
    expect(result).toMatchObject({ status: 'done', value: { id: 'new', type: 'folder', parentId: 'x' } });
    expect(events.map(noticeOf)).toEqual([
      { tone: 'success', text: { key: 'folder.createSucceeded' }, detail: { literal: 'Title of new' } },
    ]);
    expect(rowIds()).toEqual(['new', 'a']);
  });

  it('[ERR-17] says only that it failed, without reason', async () => {
    const { area, fake, events } = setUp();
    fake.on('folders', 'create', () => {
      throw refusal('70003', 'name is taken');
    });
    expect(await area.createFolder('Plans')).toMatchObject({ status: 'failed', failure: { code: '70003' } });
    expect(events.map(noticeOf)).toEqual([{ tone: 'error', text: { key: 'folder.createFailed' } }]);
  });

  it('stays quiet when the failure signs the person out', async () => {
    const { area, fake, events } = setUp();
    fake.on('folders', 'create', () => {
      throw refusal('408');
    });
    await area.createFolder('Plans');
    expect(events.map(noticeOf)).toEqual([undefined]);
  });
});

describe('createFile', () => {
  it('names a restriction at once and opens no window', async () => {
    const { area, events, fake, host } = creating({ privilege: { ...ROOMY, createChartStatus: 'limited' } });
    expect(await area.createFile('flow')).toEqual({ status: 'refused', reason: 'restricted' });
    expect([fake.callsOf('charts.create'), host.opened]).toEqual([[], []]);
    expect(events.map(noticeOf)).toEqual([{ tone: 'error', text: { key: 'error.accountRestricted' } }]);
  });

  it('waits for the connection, then makes the file', async () => {
    let isOnline = false;
    const { area, events, fake, host } = creating({ isOnline: () => isOnline });
    expect(await area.createFile('flow')).toEqual({ status: 'refused', reason: 'offline' });
    expect([fake.callsOf('charts.create'), host.opened]).toEqual([[], []]);
    expect(events.map(noticeOf)).toEqual([{ tone: 'error', text: { key: 'error.network' } }]);
    isOnline = true;
    expect((await area.createFile('flow')).status).toBe('done');
  });

  it('opens the editor in the window of its caller', async () => {
    const { area, host } = creating();
    const went: string[] = [];
    const window = { navigate: (address: string) => void went.push(address), close: () => undefined };
    await area.createFile('mind', { window });
    expect([went, host.opened]).toEqual([['/mindmap/new'], []]);
  });

  it('creates in the open folder, elsewhere in the root', async () => {
    const { area, fake } = creating();
    await area.openFolder('x');
    await area.createFile('flow');
    await area.openPlace({ page: 'history' });
    await area.createFile('mind');
    await area.createFile('mind', { folderId: 'y' });
    expect(fake.callsOf('charts.create')).toEqual([
      { folderId: 'x', category: 'flow' },
      { folderId: 'root', category: 'mind' },
      { folderId: 'y', category: 'mind' },
    ]);
  });

  it('holds a window within the click for the editor', async () => {
    const { area, fake, host } = creating();
    const answer = createDeferred<{ chartId: string; file: ReturnType<typeof fileRecord> }>();
    fake.on('charts', 'create', () => answer.promise);
    const running = area.createFile('mind');
    expect([host.heldWindows(), host.opened]).toEqual([1, []]);
    answer.resolve({ chartId: 'new', file: fileRecord('new', { category: 'mind' }) });
    await running;
    expect([host.heldWindows(), host.opened]).toEqual([0, [{ address: '/mindmap/new', target: 'new' }]]);
  });

  it.each([
    ['mind', '/mindmap/new'],
    ['outline', '/outline/new'],
    ['markdown', '/markdown_editor/new'],
    ['board', '/f/new'],
    ['swimlane', '/diagraming/new'],
  ] as const)('sends a new %s to its editor host', async (category, path) => {
    const { area, host } = creating({ editHost: 'https://edit.example' });
    await area.createFile(category);
    expect(host.opened[0]?.address).toBe(`https://edit.example${path}`);
  });

  it('[ROUTE-42] makes a whiteboard and opens it by id', async () => {
    const { area, fake, host } = creating();
    fake.on('charts', 'create', () => ({ chartId: 'b7', file: fileRecord('b7', { category: 'board' }) }));
    await area.createFile('board');
    expect(fake.callsOf('charts.create')).toMatchObject([{ category: 'board' }]);
    expect(host.opened).toEqual([{ address: '/f/b7', target: 'new' }]);
  });

  it('reloads privileges after using up one more file', async () => {
    const { area, reloads } = creating();
    await area.createFile('flow');
    expect(reloads).toEqual([false]);
  });

  it('[ERR-14] shows the refusal of code 509 and its page', async () => {
    const { area, fake, host, events } = creating();
    fake.on('charts', 'create', () => {
      throw refusal('509', 'your nine files are used');
    });
    await area.createFile('flow');
    expect(events.map(noticeOf)).toEqual([{ tone: 'error', text: { literal: 'your nine files are used' } }]);
    expect(host.opened.map((opened) => opened.address)).toEqual(['/error/509']);
  });

  it.each([
    ['another code', refusal('70002')],
    ['no connection', new TypeError('fetch failed')],
  ])('opens the 404 page of the host after %s', async (_, error) => {
    const { area, fake, host, eventTypes } = creating({ editHost: 'https://edit.example' });
    fake.on('charts', 'create', () => {
      throw error;
    });
    expect((await area.createFile('flow')).status).toBe('failed');
    expect(host.opened.map((opened) => opened.address)).toEqual(['https://edit.example/error/404']);
    expect(eventTypes()).toEqual(['fileCreateFailed']);
  });

  it('navigates after the answer in hosts without windows', async () => {
    const { area, host } = creating({ sameWindow: true });
    const running = area.createFile('flow');
    expect(host.opened).toEqual([]);
    await running;
    expect(host.opened).toEqual([{ address: '/diagraming/new', target: 'same' }]);
  });
});

describe('quota', () => {
  const account = (used: number, tier: Partial<typeof ROOMY> = {}) =>
    creating({ privilege: { ...ROOMY, fileCount: 9, usedFileCount: used, ...tier } });

  it('[QUOTA-09] stops at the quota without a call or window', async () => {
    const { area, fake, host, events } = account(9);
    expect(await area.createFile('flow')).toEqual({ status: 'refused', reason: 'quota_used_up' });
    expect([fake.calls, host.opened, host.heldWindows()]).toEqual([[], [], 0]);
    expect(events).toEqual([{ type: 'creationStopped', reason: 'quota_used_up' }]);
  });

  it('[QUOTA-06] stops a create above the quota the same way', async () => {
    const { area, fake, eventTypes } = account(12);
    expect((await area.createFile('flow')).status).toBe('refused');
    expect([fake.calls, eventTypes()]).toEqual([[], ['creationStopped']]);
  });

  it('[QUOTA-07] lets a create through one below the quota', async () => {
    const { area, fake } = account(8);
    expect((await area.createFile('flow')).status).toBe('done');
    expect(fake.callsOf('charts.create').length).toBe(1);
  });

  it.each([
    ['a member', { member: true }],
    ['an organisation member', { orgMember: true }],
  ])('[QUOTA-08] lets %s create at and above the quota', async (_, tier) => {
    for (const used of [9, 10, 100, 500]) {
      expect((await account(used, tier).area.createFile('flow')).status).toBe('done');
    }
  });

  it('never stops a folder', async () => {
    const { area, fake } = account(9);
    fake.on('folders', 'create', () => ({ file: folderRecord('new') }));
    expect((await area.createFolder('Plans')).status).toBe('done');
  });

  it('lets the server decide before privileges are known', async () => {
    const kit = setUp({ privilege: 'unknown' });
    kit.fake.on('charts', 'create', () => {
      throw refusal('509');
    });
    expect(await kit.area.createFile('flow')).toMatchObject({ status: 'failed', failure: { code: '509' } });
  });
});
