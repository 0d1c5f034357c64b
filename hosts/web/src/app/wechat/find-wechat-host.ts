import { createMiniprogramHost } from '@chartdock/host-miniprogram';
import type { Host } from '@chartdock/platform';
import { createWechatHost } from './wechat-host.ts';
import type { WechatHostOptions } from './wechat-host.ts';

/** Marks of a mini-program of WeChat that decide alone; the other apps are asked by their own scripts. */
const isInMiniprogram = (page: Window): boolean =>
  ('__wxjs_environment' in page && page.__wxjs_environment === 'miniprogram') ||
  /miniprogram/i.test(page.navigator.userAgent);

/** Returns the host of a page that WeChat shows: in a mini-program, or in its own browser. */
export const findWechatHost = ({ page, navigate }: WechatHostOptions): Host =>
  isInMiniprogram(page)
    ? createMiniprogramHost({ window: page, navigate })
    : createWechatHost({ page, navigate });
