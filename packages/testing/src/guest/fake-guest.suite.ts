import type { Chartdock, ChartdockOptions } from '@chartdock/embed';
import { createChartdock } from '@chartdock/embed';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScenarioClock } from '../clock.ts';
import { createScenarioClock } from '../clock.ts';
import type { FakeGuest, FakeGuestOptions } from './fake-guest.ts';
import { createFakeGuest } from './fake-guest.ts';

const item = { id: 'f1', title: 'Plan', category: 'mind' };

/** Opens pickers of the true host in front of the fake guest; each environment and port runs it. */
export const describeFakeGuest = (name: string, given: FakeGuestOptions = {}): void => {
  let clock: ScenarioClock;
  let guest: FakeGuest;
  let dock: Chartdock;
  const start = (options: FakeGuestOptions = {}, more: Partial<ChartdockOptions> = {}): void => {
    guest.remove();
    guest = createFakeGuest({ clock, ...given, ...options });
    dock = createChartdock({
      clientId: 'partner-demo',
      baseUrl: 'https://charts.example.com',
      getToken: async () => ({ value: 'token-1' }),
      locale: 'en',
      clock,
      ...more,
    });
  };

  describe(`a fake guest ${name}`, () => {
    beforeEach(() => {
      clock = createScenarioClock();
      guest = createFakeGuest({ clock });
      start();
    });
    afterEach(() => {
      dock.destroy();
      guest.remove();
    });

    it('shows the task and picks its outcome', async () => {
      const picking = dock.pickFiles({ multiple: true, max: 5, types: ['mind'], title: 'Attach' });
      const surface = await guest.next();
      expect(surface.config).toMatchObject({
        task: 'pick-files',
        surface: 'modal',
        multiple: true,
        max: 5,
        types: ['mind'],
        title: 'Attach',
        ticket: picking.ticket,
      });
      expect(surface.first).toMatchObject({ locale: 'en', theme: 'auto' });
      await picking.ready;
      expect(picking.state).toBe('ready');
      expect(await surface.pick(item)).toEqual({ accepted: true });
      expect(await picking).toEqual({ status: 'done', value: [item] });
      expect(guest.addresses).toEqual([
        expect.stringMatching(/^https:\/\/charts\.example\.com\/embed\/v1\/\?client=partner-demo#ch=/),
      ]);
      expect(guest.listeners()).toBe(0);
    });

    it('stays open when the host refuses the choice', async () => {
      const onCommit = vi.fn((_items: unknown, _asked: unknown) => ({ refuse: 'too big' }));
      const picking = dock.pickFiles({ onCommit });
      const surface = await guest.next();
      expect(await surface.pick(item)).toEqual({ accepted: false, reason: 'too big' });
      expect(onCommit.mock.calls).toMatchObject([[[item], {}]]);
      expect(picking.state).toBe('ready');
      await surface.cancel();
      expect(await picking).toEqual({ status: 'cancelled', by: 'user' });
    });

    it('refuses as the product does', async () => {
      const picking = dock.pickFiles();
      await (await guest.next()).refuse('quota');
      expect(await picking).toEqual({ status: 'refused', code: 'quota', next: 'upgrade' });
    });

    it('asks tokens, files and preferences alike', async () => {
      const picking = dock.pickFiles({ canPick: ({ id }) => id === 'f1' || 'not this one' });
      const { session, ...surface } = await guest.next();
      expect(await session.getToken('expiring')).toEqual({ value: 'token-1' });
      expect(await session.check([item, { ...item, id: 'f2' }])).toEqual([true, 'not this one']);
      await session.store.set('sort', 'title');
      expect(await session.store.get('sort')).toBe('title');
      await surface.cancel();
      await picking;
    });

    it('keeps questions and answers as told', async () => {
      start({ answers: { onAct: () => true } });
      const picking = dock.pickFiles();
      const surface = await guest.next();
      await picking.ready;
      picking.update({ theme: 'dark' });
      expect(await picking.act({ act: 'refresh' })).toBe(true);
      expect(await picking.back()).toBe(false);
      expect(surface.asked).toMatchObject([
        { name: 'update', value: { theme: 'dark' } },
        { name: 'act', value: { act: 'refresh' } },
        { name: 'back' },
      ]);
      picking.close();
      expect(await picking).toEqual({ status: 'cancelled', by: 'host' });
      await vi.waitFor(() => expect(surface.asked.at(-1)).toEqual({ name: 'bye' }));
    });

    it('reports events', async () => {
      const picking = dock.pickFiles();
      const seen: unknown[] = [];
      picking.on('selection', ({ items }) => seen.push(...items));
      const surface = await guest.next();
      surface.emit('selection', { items: [item] });
      await vi.waitFor(() => expect(seen).toEqual([item]));
      picking.close();
    });

    it('comes back after a reload with its state', async () => {
      const picking = dock.pickFiles();
      const first = await guest.next();
      first.emit('selection', { items: [item] });
      await first.session.store.get('any');
      first.reload();
      const second = await guest.next();
      expect(second.first.replay?.selection).toEqual([item]);
      await second.pick(item);
      expect(await picking).toMatchObject({ status: 'done' });
    });

    const failsWith = async (picking: Promise<unknown>): Promise<unknown> => {
      let outcome: unknown;
      void picking.then((settled) => (outcome = settled));
      await vi.waitFor(async () => {
        await clock.advanceAsync(5_000);
        expect(outcome).toBeDefined();
      });
      return (outcome as { error?: { code: string } }).error?.code;
    };

    it.each([
      ['silent', 'frame_blocked'],
      ['unreachable', 'frame_unreachable'],
      ['stranger', 'frame_blocked'],
      ['sandboxed', 'null_origin'],
      ['newer', 'version_host'],
    ] as const)('that is %s is lost with %s', async (arrival, code) => {
      start({ arrival });
      const picking = dock.pickFiles({ present: 'container', container: container() });
      expect(await guest.opened()).toContain('s=container');
      await clock.advanceAsync(10_000);
      expect(await picking).toMatchObject({ status: 'failed', error: { code } });
    });

    it('of unregistered clients is refused', async () => {
      start({ origins: ['https://other.test'] });
      const picking = dock.pickFiles({ present: 'container', container: container() });
      await expect(guest.next()).rejects.toMatchObject({ code: 'origin_not_allowed' });
      expect(await failsWith(picking)).toBe('origin_not_allowed');
    });

    it.each(['freeze', 'crash'] as const)('that does %s is given up', async (how) => {
      const picking = dock.pickFiles({ present: 'container', container: container() });
      const surface = await guest.next();
      await picking.ready;
      surface[how]();
      expect(await failsWith(picking)).toBe('frame_crashed');
    });

    it('opens in windows unless blocked', async () => {
      const picking = dock.pickFiles({ present: 'popup' });
      const surface = await guest.next();
      expect(surface.config.surface).toBe('popup');
      await surface.pick(item);
      expect(await picking).toEqual({ status: 'done', value: item });
      start({ windows: false });
      expect(await dock.pickFiles({ present: 'popup' })).toMatchObject({ error: { code: 'popup_blocked' } });
    });

    it('ends other tasks with their values', async () => {
      const placing = dock.pickLocation();
      await (await guest.next()).finish({ folderId: 'root', title: '' });
      expect(await placing).toEqual({ status: 'done', value: { folderId: 'root', title: '' } });
    });

    it('refuses values foreign to the task', async () => {
      const picking = dock.pickFiles();
      const surface = await guest.next();
      await expect(surface.pick()).rejects.toMatchObject({ code: 'bad_params' });
      picking.close();
    });

    it('leaves the page as it was', () => {
      guest.remove();
      const read = (): unknown[] => [
        typeof document === 'undefined' ? undefined : [document.createElement, window.open],
        globalThis.MessageChannel,
        Object.getOwnPropertyNames(globalThis),
      ];
      const before = read();
      guest = createFakeGuest({ clock });
      expect(read()).not.toEqual(before);
      guest.remove();
      guest.remove();
      expect(read()).toEqual(before);
    });
  });
};

const container = (): Element => {
  const box = document.createElement('div');
  document.body.append(box);
  return box;
};
