import { describe, expect, it } from 'vitest';
import { HostError } from '@chartdock/platform';
import { createSurfaceHost } from './surface-host.ts';
import { createFragmentWindow } from './testing/fragment-window.ts';

const request = { url: 'https://charts.example.com/embed/v1/#s=host&code=c', ticket: 't1' };

const setUp = (refusal?: Error) => {
  const fake = createFragmentWindow('https://partner.example/note');
  const opened: unknown[] = [];
  const host = createSurfaceHost({
    window: fake.window,
    host: {
      openNative: async (name, values) => {
        opened.push([name, values]);
        if (refusal !== undefined) throw refusal;
      },
    },
  });
  return { ...fake, host, opened };
};

describe('createSurfaceHost', () => {
  it('opens the native page with address, ticket and the page to come back to', () => {
    const { host, opened } = setUp();
    void host.show(request);
    expect(opened).toEqual([['surface', { ...request, from: 'https://partner.example/note' }]]);
  });

  it('resolves when its own ticket comes back, and cleans the address', async () => {
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
});
