import { describe, expect, it } from 'vitest';
import { createFakeWemeet } from '../testing/fake-wemeet.ts';
import { watchPage } from '../testing/watched-page.ts';
import { WEMEET_SDK_ADDRESS, loadWemeetSdk } from './load-wemeet-sdk.ts';
import type { WemeetSdkSource } from './load-wemeet-sdk.ts';

const setUp = () => {
  const { page } = watchPage('');
  // Outside of the document nothing is fetched, so that the test says how loading ends.
  const box = page.document.createElement('div');
  page.document.head.append = (script) => void box.append(script);
  const scripts = (): readonly HTMLScriptElement[] => [...box.querySelectorAll('script')];
  const load = (source?: WemeetSdkSource) => {
    const loading = loadWemeetSdk(page, source);
    loading.catch(() => undefined);
    return loading;
  };
  const end = (event: 'load' | 'error'): void => {
    scripts().forEach((script) => script.dispatchEvent(new page.Event(event)));
  };
  return { page, scripts, load, end };
};

describe('loadWemeetSdk', () => {
  it('loads the pinned script and takes its object', async () => {
    const { page, scripts, load, end } = setUp();
    const loading = load();
    expect(scripts().map(({ src }) => src)).toEqual([WEMEET_SDK_ADDRESS]);
    const { sdk } = createFakeWemeet();
    Object.assign(page, { wemeet: sdk });
    end('load');
    expect(await loading).toBe(sdk);
  });

  it('takes a script that is there already', async () => {
    const { page, scripts, load } = setUp();
    const { sdk } = createFakeWemeet();
    Object.assign(page, { wemeet: sdk });
    expect(await load()).toBe(sdk);
    expect(scripts()).toEqual([]);
  });

  it('loads from another address with a checked hash', () => {
    const { scripts, load } = setUp();
    void load({ address: 'https://static.example/wemeet.js', integrity: 'sha384-abc' });
    const [script] = scripts();
    expect([script?.src, script?.integrity, script?.crossOrigin]).toEqual([
      'https://static.example/wemeet.js',
      'sha384-abc',
      'anonymous',
    ]);
  });

  it('leaves nothing behind when the script does not load', async () => {
    const { scripts, load, end } = setUp();
    const loading = load();
    end('error');
    await expect(loading).rejects.toMatchObject({ code: 'blocked' });
    expect(scripts()).toEqual([]);
  });

  it('refuses other scripts and addresses', async () => {
    const { load, end } = setUp();
    const loading = load();
    end('load');
    await expect(loading).rejects.toMatchObject({ code: 'failed' });
    await expect(load({ address: 'javascript:alert(1)' })).rejects.toMatchObject({ code: 'unsafe_address' });
  });
});
