import { HostError, requireSafeAddress } from '@chartdock/platform';
import type { WemeetSdk } from './wemeet-sdk.types.ts';

/** Address of the version of Tencent Meeting's script that this host was written for. */
export const WEMEET_SDK_ADDRESS = 'https://cdn.meeting.tencent.com/jssdk/wemeet-js-sdk-1.0.70.js';

/** Where the script of the app comes from. */
export interface WemeetSdkSource {
  /** Default `WEMEET_SDK_ADDRESS`; a path of our own origin serves a copy. */
  readonly address?: string;
  /** Hash of the script, e.g. `sha384-…`; the browser refuses another one. Default none. */
  readonly integrity?: string;
}

const isSdk = (value: unknown): value is WemeetSdk =>
  typeof value === 'object' && value !== null && 'permission' in value && 'app' in value && 'ui' in value;

const sdkOf = (page: Window): WemeetSdk | undefined => {
  const found: unknown = Reflect.get(page, 'wemeet');
  return isSdk(found) ? found : undefined;
};

/**
 * Loads the script of the app, unless it is there. Rejects with `blocked` when it does not load, `failed` when it is
 * something else, `unsafe_address`. A failed load leaves nothing behind, so that another try is possible.
 */
export const loadWemeetSdk = (page: Window, source: WemeetSdkSource = {}): Promise<WemeetSdk> => {
  const present = sdkOf(page);
  if (present !== undefined) return Promise.resolve(present);
  return new Promise((resolve, reject) => {
    const script = page.document.createElement('script');
    const fail = (code: 'blocked' | 'failed', why: string): void => {
      script.remove();
      reject(new HostError(code, `load the script of the meeting app – ${why}`));
    };
    script.onload = () => {
      const loaded = sdkOf(page);
      if (loaded === undefined) fail('failed', 'it is not what was awaited');
      else resolve(loaded);
    };
    script.onerror = () => fail('blocked', 'the browser could not');
    script.src = requireSafeAddress(source.address ?? WEMEET_SDK_ADDRESS);
    script.async = true;
    if (source.integrity !== undefined) {
      script.integrity = source.integrity;
      script.crossOrigin = 'anonymous';
    }
    page.document.head.append(script);
  });
};
