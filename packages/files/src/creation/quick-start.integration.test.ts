import { createClient, createMemoryTokenStore } from '@chartdock/client';
import { parseOutsideAddresses } from '@chartdock/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeAccount, startRealServer } from '../../../server/src/testing/real-server.ts';
import type { RealServer } from '../../../server/src/testing/real-server.ts';
import { createMenuFor } from './create-menu.ts';

describe('the quick-start guide over the real server', () => {
  let server: RealServer;
  beforeAll(async () => {
    server = await startRealServer();
  });
  afterAll(() => server.stop());

  /** Follows the entry of the menu as a browser does; returns the address it ends at. */
  const follow = async (locale: string): Promise<string> => {
    // Address on a page whose server configures none.
    const address = parseOutsideAddresses(undefined).quickStart ?? '';
    const entry = createMenuFor({ settings: { quickStartAddress: address } }).find(
      ({ id }) => id === 'quick_start',
    );
    expect(entry).toMatchObject({ group: 'more', effect: { type: 'address' } });
    const path = entry?.effect.type === 'address' ? entry.effect.address : '';
    const response = await fetch(`${server.address}${path}?locale=${locale}`, { redirect: 'manual' });
    return response.headers.get('location') ?? '';
  };

  it('[CREATE-30] makes a mind map from one template per language', async () => {
    const stranger = createClient({ baseUrl: server.address, tokenStore: createMemoryTokenStore() });
    const { token } = await stranger.session.signIn(freeAccount);
    const client = createClient({ baseUrl: server.address, tokenStore: createMemoryTokenStore({ token }) });
    // The library is filled while the server answers already; until then the entry leads to where it will be.
    await expect.poll(() => follow('en')).toMatch(/^\/diagraming\/new\?template=[\da-f-]{36}$/);
    const made = async (locale: string) => {
      const chartId = new URLSearchParams((await follow(locale)).split('?')[1]).get('template') ?? '';
      const { file } = await client.templates.clone({ chartId });
      const { def } = await client.charts.definition({ chartId: file.chartId ?? '' });
      return [
        file.category,
        file.title,
        /Favourites: press the star/.test(def),
        /收藏：点一下星标/.test(def),
      ];
    };
    expect(await made('en')).toEqual(['mind', 'Quick-start guide', true, false]);
    expect(await made('zh')).toEqual(['mind', '快速上手导图', false, true]);
    expect(await follow('en')).toBe(await follow('en'));
  });
});
