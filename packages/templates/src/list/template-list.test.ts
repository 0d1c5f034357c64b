import { describe, expect, it } from 'vitest';
import { cardOf, createFakeLibrary } from '../testing/fake-library.ts';
import { createTemplateList } from './template-list.ts';
import { hasMore } from './template-list.state.ts';

const setUp = (count: number) => {
  const library = createFakeLibrary(count);
  const list = createTemplateList({ client: library.client });
  const ids = () => list.getState().rows.map(({ chartId }) => chartId);
  const names = () => library.asked.map(({ name }) => name);
  return { library, list, ids, names };
};

const scene = { source: 'library', kind: 'flow', category: 'swimlane' } as const;

describe('a list', () => {
  it('asks for nothing by itself', async () => {
    const { library, list } = setUp(1);
    await Promise.resolve();
    await list.loadMore();
    await list.retry();
    expect([library.asked, list.getState().status]).toEqual([[], 'idle']);
  });

  it('asks the call of each query', async () => {
    const { library, list } = setUp(1);
    await list.show({ source: 'library', kind: 'mind', category: 'featured' });
    await list.show(scene);
    await list.show({ source: 'library', category: 'featured', keyword: 'plan', price: 'free' });
    await list.show({ source: 'library', category: 'featured', length: 'short' });
    await list.show({ source: 'recent' });
    await list.show({ source: 'liked', kind: 'mind' });
    await list.show({ source: 'partner', category: 'review', keyword: '' });
    expect(library.asked).toEqual([
      { name: 'tags/official', input: { kind: 'mind', pageSize: '24' } },
      { name: 'search/official', input: { kind: 'flow', category: 'swimlane', pageSize: '24' } },
      {
        name: 'search/official',
        input: { category: 'featured', keyword: 'plan', price: 'free', pageSize: '24' },
      },
      { name: 'search/official', input: { category: 'featured', length: 'short', pageSize: '24' } },
      { name: 'chart/getTemplateUsed', input: { curPage: '1', pageSize: '100' } },
      { name: 'template/liked', input: { kind: 'mind', pageSize: '24' } },
      { name: 'template/partner', input: { category: 'review', pageSize: '24' } },
    ]);
  });

  it('continues by cursor to the end', async () => {
    const { library, list, ids } = setUp(50);
    const showing = list.show(scene);
    expect(list.getState()).toMatchObject({ status: 'loading', rows: [] });
    await showing;
    expect([ids().length, hasMore(list.getState())]).toEqual([24, true]);
    await list.loadMore();
    await list.loadMore();
    expect([ids().length, ids().at(-1), hasMore(list.getState())]).toEqual([50, 't50', false]);
    await list.loadMore();
    expect(library.asked.map(({ input }) => input.cursor)).toEqual([undefined, '24', '48']);
  });

  it('goes on by pages in recent templates', async () => {
    const { library, list, ids } = setUp(150);
    await list.show({ source: 'recent' });
    expect(hasMore(list.getState())).toBe(true);
    await list.loadMore();
    expect([ids().length, hasMore(list.getState())]).toEqual([150, false]);
    expect(library.callsOf('chart/getTemplateUsed').map(({ curPage }) => curPage)).toEqual(['1', '2']);
  });

  it('shows nothing twice when the list grew meanwhile', async () => {
    const { library, list, ids } = setUp(30);
    await list.show(scene);
    library.rows = [cardOf(99), ...library.rows];
    await list.loadMore();
    expect(new Set(ids()).size).toBe(ids().length);
  });

  it('drops pages of replaced queries', async () => {
    const { library, list, ids } = setUp(2);
    const open = library.hold('search/official');
    const first = list.show(scene);
    await expect.poll(() => library.asked.length).toBe(1);
    library.rows = [cardOf(7)];
    await list.show({ source: 'recent' });
    open();
    await first;
    expect([ids(), list.getState().query]).toEqual([['t7'], { source: 'recent' }]);
  });

  it('says why nothing came, and tries again', async () => {
    const { library, list, ids } = setUp(2);
    library.unreachable.add('search/official');
    await list.show(scene);
    expect(list.getState()).toMatchObject({ status: 'failed', problem: { code: 'network_failed' } });
    library.unreachable.clear();
    await list.retry();
    expect(list.getState()).toMatchObject({ status: 'loaded', problem: undefined });
    expect(ids()).toEqual(['t1', 't2']);
  });

  it('keeps the list when pages fail', async () => {
    const { library, list, ids } = setUp(30);
    await list.show(scene);
    library.unreachable.add('search/official');
    await list.loadMore();
    expect([list.getState().status, ids().length]).toEqual(['failed', 24]);
    await list.loadMore();
    expect(library.asked).toHaveLength(2);
    library.unreachable.clear();
    await list.retry();
    expect(ids()).toHaveLength(30);
  });
});

describe('favourites', () => {
  const favourites = ({ list }: ReturnType<typeof setUp>) =>
    list.getState().rows.map(({ favourite }) => favourite);

  it('show at once and stay', async () => {
    const parts = setUp(2);
    await parts.list.show(scene);
    const toggling = parts.list.toggleFavourite('t2');
    expect(favourites(parts)).toEqual([false, true]);
    await toggling;
    expect(favourites(parts)).toEqual([false, true]);
    expect(parts.library.callsOf('template/like')).toEqual([{ chartId: 't2', fileType: 'template' }]);
    await parts.list.toggleFavourite('t2');
    expect(favourites(parts)).toEqual([false, false]);
  });

  it('are undone when refused, with reasons', async () => {
    const parts = setUp(2);
    await parts.list.show(scene);
    parts.library.unreachable.add('template/like');
    await parts.list.toggleFavourite('t1');
    expect(favourites(parts)).toEqual([false, false]);
    expect(parts.list.getState().unkept).toMatchObject({
      chartId: 't1',
      problem: { code: 'network_failed' },
    });
    parts.library.unreachable.clear();
    await parts.list.toggleFavourite('t1');
    expect(parts.list.getState().unkept).toBeUndefined();
  });

  it('are toggled once however often the star is pressed', async () => {
    const parts = setUp(1);
    await parts.list.show(scene);
    await Promise.all([parts.list.toggleFavourite('t1'), parts.list.toggleFavourite('t1')]);
    expect([parts.library.callsOf('template/like').length, favourites(parts)]).toEqual([1, [true]]);
    await parts.list.toggleFavourite('not here');
    expect(parts.library.callsOf('template/like')).toHaveLength(1);
  });
});
