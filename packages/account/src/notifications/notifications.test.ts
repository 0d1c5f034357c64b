import { describe, expect, it, vi } from 'vitest';
import { createNotificationBackend, notificationOf } from '../testing/fake-notifications.ts';
import { createNotifications } from './notifications.ts';

const setUp = (count: number) => {
  const backend = createNotificationBackend(count);
  const told = createNotifications({ client: backend.client });
  const ids = () => told.getState().list.map(({ id }) => id);
  const unread = () =>
    told
      .getState()
      .list.filter(({ read }) => !read)
      .map(({ id }) => id);
  const hold = (name: string) => {
    let open: () => void = () => undefined;
    backend.held.set(name, new Promise((resolve) => (open = resolve)));
    return () => {
      backend.held.delete(name);
      open();
    };
  };
  const isAsked = (...names: readonly string[]) => vi.waitFor(() => expect(backend.asked).toEqual(names));
  return { backend, told, ids, unread, hold, isAsked };
};

describe('loading', () => {
  it('asks for nothing by itself', async () => {
    const { backend, told } = setUp(1);
    await Promise.resolve();
    expect([backend.asked, told.getState().status]).toEqual([[], 'idle']);
  });

  it('loads the newest, counts unread, and continues', async () => {
    const { backend, told, ids } = setUp(45);
    const loading = told.load();
    expect(told.getState().status).toBe('loading');
    await loading;
    expect(told.getState()).toMatchObject({ status: 'loaded', count: 45 });
    expect([ids().length, ids()[0]]).toEqual([20, 'n45']);
    await told.loadMore();
    await told.loadMore();
    expect([ids().length, ids().at(-1), told.getState().next]).toEqual([45, 'n1', null]);
    const asked = backend.asked.length;
    await told.loadMore();
    expect(backend.asked.length).toBe(asked);
  });

  it('shows none twice when the list grew', async () => {
    const { backend, told, ids } = setUp(25);
    await told.load();
    backend.rows = [notificationOf(26), ...backend.rows];
    await told.loadMore();
    expect(new Set(ids()).size).toBe(ids().length);
  });

  it('keeps its content while offline and retries', async () => {
    const { backend, told, ids } = setUp(2);
    await told.load();
    backend.unreachable.add('getlist');
    await told.load();
    expect(told.getState()).toMatchObject({ status: 'failed', problem: { code: 'network_failed' } });
    expect(ids()).toEqual(['n2', 'n1']);
    backend.unreachable.clear();
    await told.load();
    expect(told.getState()).toMatchObject({ status: 'loaded', problem: undefined });
  });

  it('keeps the number when the server does not answer', async () => {
    const { backend, told } = setUp(3);
    await told.refreshCount();
    expect(told.getState()).toMatchObject({ count: 3, status: 'idle' });
    backend.unreachable.add('count');
    await told.refreshCount();
    expect(told.getState()).toMatchObject({ count: 3, problem: undefined });
  });
});

describe('changes', () => {
  it('reads one and all by the answered count', async () => {
    const { told, unread } = setUp(3);
    await told.load();
    await told.markRead('n2');
    expect([unread(), told.getState().count]).toEqual([['n3', 'n1'], 2]);
    await told.markAllRead();
    expect([unread(), told.getState().count]).toEqual([[], 0]);
  });

  it('removes one and all', async () => {
    const { told, ids } = setUp(30);
    await told.load();
    await told.remove('n29');
    expect([ids().includes('n29'), told.getState().count]).toEqual([false, 29]);
    await told.removeAll();
    expect(told.getState()).toMatchObject({ list: [], next: null, count: 0, status: 'loaded' });
  });

  it('leaves everything after failed changes and says why', async () => {
    const { backend, told, unread } = setUp(2);
    await told.load();
    backend.unreachable.add('read').add('remove');
    await told.markRead('n1');
    await told.remove('n2');
    expect(told.getState()).toMatchObject({ count: 2, problem: { code: 'network_failed' } });
    expect(unread()).toEqual(['n2', 'n1']);
    backend.unreachable.clear();
    await told.markRead('n1');
    expect(told.getState()).toMatchObject({ count: 1, problem: undefined });
  });

  it('loads again when another window has removed it', async () => {
    const { backend, told, ids } = setUp(2);
    await told.load();
    backend.rows = [];
    await told.remove('n2');
    expect([ids(), told.getState().count, told.getState().problem]).toEqual([[], 0, undefined]);
  });

  it('ignores lists and counts from before a change', async () => {
    const { told, unread, hold, isAsked } = setUp(2);
    const [openList, openCount] = [hold('getlist'), hold('count')];
    const loading = told.load();
    await isAsked('getlist', 'count');
    await told.markAllRead();
    openList();
    openCount();
    await loading;
    expect([unread(), told.getState().count]).toEqual([[], 0]);
  });

  it('asks for the count when answers cross', async () => {
    const { told, hold, isAsked } = setUp(3);
    await told.load();
    const open = hold('read');
    const first = told.markRead('n3');
    await isAsked('getlist', 'count', 'read');
    await told.remove('n1');
    open();
    await first;
    expect(told.getState().count).toBe(1);
  });

  it('says nothing of a change that its repeat replaced', async () => {
    const { told } = setUp(2);
    await told.load();
    await Promise.all([told.markRead('n1'), told.markRead('n1')]);
    expect(told.getState()).toMatchObject({ count: 1, problem: undefined });
  });
});

describe('clear', () => {
  it('forgets everything, pending calls too', async () => {
    const { told, hold, isAsked } = setUp(2);
    await told.load();
    const open = hold('getlist');
    const loading = told.load();
    await isAsked('getlist', 'count', 'getlist', 'count');
    told.clear();
    open();
    await loading;
    expect(told.getState()).toEqual({ status: 'idle', count: 0, list: [], next: null, problem: undefined });
  });
});
