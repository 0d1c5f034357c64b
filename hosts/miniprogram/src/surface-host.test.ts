import { describe, expect, it } from 'vitest';
import { HostError } from '@chartdock/platform';
import { createFakeClock } from '@chartdock/platform/testing';
import { createSurfaceHost } from './surface-host.ts';
import { createFragmentWindow } from './testing/fragment-window.ts';

const request = { url: 'https://charts.example.com/embed/v1/#s=host&code=c', ticket: 't1' };

const setUp = (refusal?: Error, page = 'https://partner.example/note') => {
  const fake = createFragmentWindow(page);
  const clock = createFakeClock();
  const opened: unknown[] = [];
  const host = createSurfaceHost({
    window: fake.window,
    clock,
    host: {
      openNative: async (name, values) => {
        opened.push([name, values]);
        if (refusal !== undefined) throw refusal;
      },
    },
  });
  return { ...fake, clock, host, opened };
};

describe('createSurfaceHost', () => {
  it('opens the native page with address and ticket', () => {
    const { host, opened } = setUp();
    void host.show(request);
    expect(opened).toEqual([['surface', { ...request, from: 'https://partner.example/note' }]]);
  });

  it('resolves by its own ticket and cleans up', async () => {
    const { host, change, steps } = setUp();
    const states: string[] = [];
    const shown = host.show(request).then(() => states.push('back'));
    change('chartdock=other');
    await Promise.resolve();
    expect(states).toEqual([]);
    change('chartdock=t1');
    await shown;
    expect([states, steps.at(-1)?.includes('t1')]).toEqual([['back'], false]);
  });

  it('rejects when no native page opened', async () => {
    const { host } = setUp(new HostError('not_available', 'open a page – nobody answered'));
    await expect(host.show(request)).rejects.toMatchObject({ code: 'not_available' });
  });

  it('refuses a second surface until the first ends', async () => {
    const { host, opened, change } = setUp();
    const first = host.show(request);
    await expect(host.show({ ...request, ticket: 't2' })).rejects.toMatchObject({ code: 'blocked' });
    expect(opened).toHaveLength(1);
    change('chartdock=t1');
    await first;
    const third = host.show({ ...request, ticket: 't3' });
    change('chartdock=t3');
    await third;
    expect(opened).toHaveLength(2);
  });

  it('ends when shown again without native pages', async () => {
    const { host, clock, cover } = setUp();
    const showing = host.show(request).then(() => 'over');
    cover(true);
    cover(false);
    expect(await Promise.race([showing, clock.advanceAsync(999)])).toBeUndefined();
    await clock.advanceAsync(1);
    expect(await showing).toBe('over');
  });

  it('survives flashes and pages never covered', async () => {
    const { host, clock, cover } = setUp();
    const showing = host.show(request).then(() => 'over');
    cover(false);
    cover(true);
    cover(false);
    await clock.advanceAsync(500);
    cover(true);
    expect(await Promise.race([showing, clock.advanceAsync(10_000)])).toBeUndefined();
  });

  it('waits for the ticket in native pages', async () => {
    const { host, clock, cover } = setUp(undefined, 'https://partner.example/note#chartdock-program=plain');
    const showing = host.show(request).then(() => 'over');
    cover(true);
    cover(false);
    expect(await Promise.race([showing, clock.advanceAsync(10_000)])).toBeUndefined();
  });

  it('ends at its deadline without a return', async () => {
    const { host, clock } = setUp();
    const showing = host.show(request).then(() => 'over');
    expect(await Promise.race([showing, clock.advanceAsync(30 * 60_000 - 1)])).toBeUndefined();
    await clock.advanceAsync(1);
    expect(await showing).toBe('over');
    expect(clock.pending()).toBe(0);
  });
});
