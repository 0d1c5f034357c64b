import { MINIPROGRAM_PLATFORMS, findMiniprogram } from '@chartdock/platform';
import { createAlipayApi } from './alipay-bridge.ts';
import type { AlipayBridge, AlipayPages } from './alipay-bridge.ts';
import type { MiniProgramApi, MiniProgramSdk } from './api.types.ts';
import { loadWechatSdk } from './load-sdk.ts';

/** The bridge of the app around the page, and its other needs. */
export interface FoundSdk {
  readonly sdk: MiniProgramSdk;
  /** Milliseconds between the last message and going back, below which the app loses it. */
  readonly leaveGap: number;
}

const isOwner = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

const objectAt = (window: Window, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((owner, name) => (isOwner(owner) ? Reflect.get(owner, name) : undefined), window);

const calls = ['navigateTo', 'redirectTo', 'navigateBack', 'postMessage', 'getEnv'] as const;

const isApi = (value: unknown): value is MiniProgramApi =>
  isOwner(value) && calls.every((name) => typeof Reflect.get(value, name) === 'function');

const isAlipay = (value: unknown): value is AlipayBridge & AlipayPages => isApi(value);

const platformOf = (window: Window) =>
  findMiniprogram({
    userAgent: window.navigator.userAgent,
    has: (path) => objectAt(window, path) !== undefined,
  });

const apiIn = (window: Window): MiniProgramApi | undefined => {
  const platform = platformOf(window);
  if (platform === undefined) return undefined;
  const found = objectAt(window, platform.api);
  if (platform.name === 'alipay') return isAlipay(found) ? createAlipayApi(found) : undefined;
  return isApi(found) ? found : undefined;
};

const others = MINIPROGRAM_PLATFORMS.flatMap(({ unlike = [] }) => unlike);

/** Takes the object that the app has put into the page by now, else WeChat's own script, which stays silent in every other app. */
const loadApi = async (window: Window): Promise<MiniProgramApi> => {
  const found = apiIn(window);
  if (found !== undefined) return found;
  if (others.some((mark) => mark.test(window.navigator.userAgent)))
    throw new Error('load the bridge – the script of this app is not in the page');
  return loadWechatSdk();
};

/**
 * Finds the object that the app around the page has put into it. Other apps carry WeChat's user agent, so WeChat's own
 * script is loaded only where nothing tells of another one.
 */
export const findSdk = (window: Window): FoundSdk => ({
  sdk: apiIn(window) ?? ((): Promise<MiniProgramApi> => loadApi(window)),
  leaveGap: platformOf(window)?.leaveGap ?? 0,
});
