import { readdirSync } from 'node:fs';
import type { Chartdock } from '@chartdock/embed';
import { createChartdock } from '@chartdock/embed';
import { connectGuest } from '@chartdock/embed/guest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createScenarioClock } from './clock.ts';
import type { FakeGuest, FakeGuestOptions } from './guest/fake-guest.ts';
import { createFakeGuest } from './guest/fake-guest.ts';

const folder = new URL('../fixtures/', import.meta.url);
const versions = readdirSync(folder);

interface Ends {
  readonly createChartdock: typeof createChartdock;
  readonly connectGuest: typeof connectGuest;
}

const load = async (version: string, file: string): Promise<unknown> =>
  import(/* @vite-ignore */ new URL(`${version}/${file}`, folder).href);

const recorded = async (version: string): Promise<Ends> => ({
  ...((await load(version, 'host.js')) as Pick<Ends, 'createChartdock'>),
  ...((await load(version, 'guest.js')) as Pick<Ends, 'connectGuest'>),
});

const present: Ends = { createChartdock, connectGuest };
const item = { id: 'f1', title: 'Plan', category: 'mind', modifiedAt: 1 };

let guest: FakeGuest;
let dock: Chartdock;

const open = (host: Ends, { connectGuest: connect }: Ends, options: FakeGuestOptions = {}): void => {
  const clock = createScenarioClock();
  guest = createFakeGuest({ clock, connect, answers: { onAct: () => true }, ...options });
  dock = host.createChartdock({
    clientId: 'partner-demo',
    baseUrl: 'https://charts.example.com',
    getToken: async ({ reason }) => ({ value: `token ${reason}` }),
    locale: 'en',
    theme: 'dark',
    clock,
  });
};

const pairs = versions.flatMap((version) => [
  [
    `a host of ${version} and the guest of now`,
    async () => [await recorded(version), present] as const,
  ] as const,
  [
    `the host of now and a guest of ${version}`,
    async () => [present, await recorded(version)] as const,
  ] as const,
  [
    `a host and a guest of ${version}`,
    async () => [await recorded(version), await recorded(version)] as const,
  ] as const,
]);

describe('the versions that partners have', () => {
  it('are recorded', () => expect(versions).toContain('v1'));
});

describe.each(pairs)('%s', (_, ends) => {
  afterEach(() => {
    dock.destroy();
    guest.remove();
  });

  it('go through a whole pick', async () => {
    open(...(await ends()));
    const seen: unknown[] = [];
    const picking = dock.pickFiles({
      multiple: true,
      max: 3,
      canPick: () => true,
      onCommand: () => ({ message: 'done' }),
      commands: [{ id: 'stamp', label: 'Stamp' }],
      onCommit: ([first]) => (first?.id === 'f2' ? { refuse: 'not this one' } : undefined),
    });
    picking.on('selection', ({ items }) => seen.push(...items));
    const surface = await guest.next();
    expect(surface.config).toMatchObject({ task: 'pick-files', multiple: true, max: 3, checks: true });
    expect(surface.first).toMatchObject({ theme: 'dark', locale: 'en' });
    await picking.ready;
    const { session } = surface;
    expect(await session.getToken('expiring')).toEqual({ value: 'token expiring' });
    expect(await session.check([item])).toEqual([true]);
    expect(await session.run('stamp', [item])).toEqual({ message: 'done' });
    await session.store.set('sort', 'title');
    expect(await session.store.get('sort')).toBe('title');
    surface.emit('selection', { items: [item] });
    await vi.waitFor(() => expect(seen).toEqual([item]));
    picking.update({ theme: 'light' });
    expect(await picking.act({ act: 'refresh' })).toBe(true);
    expect(await picking.back()).toBe(false);
    expect(surface.asked[0]).toMatchObject({ name: 'update', value: { theme: 'light' } });
    expect(await surface.pick({ ...item, id: 'f2' })).toEqual({ accepted: false, reason: 'not this one' });
    expect(await surface.pick(item)).toEqual({ accepted: true });
    expect(await picking).toEqual({ status: 'done', value: [item] });
  });

  it.each(['memory', 'message-port'] as const)('come back after a reload (%s)', async (port) => {
    const [host, other] = await ends();
    open(host, other, { port });
    const picking = dock.pickFiles();
    const first = await guest.next();
    first.emit('selection', { items: [item] });
    await first.session.store.get('any');
    first.reload();
    const second = await guest.next();
    expect(second.first.replay?.selection).toEqual([item]);
    await second.pick(item);
    expect(await picking).toEqual({ status: 'done', value: item });
  });

  it('end other tasks, refusals and cancelling alike', async () => {
    open(...(await ends()));
    const placing = dock.pickLocation({ name: 'Draft' });
    await (await guest.next()).finish({ folderId: 'root', title: '', name: 'Draft' });
    expect(await placing).toMatchObject({ status: 'done', value: { folderId: 'root' } });
    const refused = dock.pickFiles();
    await (await guest.next()).refuse('quota').catch(() => undefined);
    expect(await refused).toMatchObject({ status: 'refused', code: 'quota', next: 'upgrade' });
    const closed = dock.openFileArea();
    await guest.next();
    closed.close();
    expect(await closed).toEqual({ status: 'cancelled', by: 'host' });
  });

  it('say which side is too old', async () => {
    open(...(await ends()));
    guest.arrive('newer');
    const container = document.createElement('div');
    document.body.append(container);
    const picking = dock.pickFiles({ present: 'container', container });
    await expect(guest.next()).rejects.toMatchObject({ code: 'version_host' });
    expect(await picking).toMatchObject({ status: 'failed', error: { code: 'version_host' } });
  });
});
