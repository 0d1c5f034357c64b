import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WechatAccount } from './fake-wechat.ts';
import { pemOf, publicPemOf } from './rsa-keys.ts';

/** Writes the settings that name an account at the fake to a server, as an operator does, with its keys in files of a folder. */
export const wechatEnvironmentOf = (
  { account, address }: { readonly account: WechatAccount; readonly address: string },
  folder: string,
): Readonly<Record<string, string>> => {
  const [key, platform] = [join(folder, 'key.pem'), join(folder, 'platform.pem')];
  writeFileSync(key, pemOf(account.merchant));
  writeFileSync(platform, publicPemOf(account.platform));
  return {
    CHARTDOCK_PUBLIC_URL: 'https://chartdock.example',
    CHARTDOCK_WECHAT_MERCHANT_ID: account.merchantId,
    CHARTDOCK_WECHAT_APP_ID: account.appId,
    CHARTDOCK_WECHAT_SERIAL: account.serial,
    CHARTDOCK_WECHAT_PRIVATE_KEY: key,
    CHARTDOCK_WECHAT_API_V3_KEY: account.apiV3Key,
    CHARTDOCK_WECHAT_PLATFORM_KEYS: `${account.platformId}=${platform}`,
    CHARTDOCK_WECHAT_PAY_URL: address,
    CHARTDOCK_WECHAT_MINIPROGRAM_APP_ID: account.miniprogramAppId,
    CHARTDOCK_WECHAT_MINIPROGRAM_SECRET: account.miniprogramSecret,
    CHARTDOCK_WECHAT_OFFICIAL_APP_ID: account.officialAppId,
    CHARTDOCK_WECHAT_OFFICIAL_SECRET: account.officialSecret,
    CHARTDOCK_WECHAT_AUTHORIZE_URL: address,
    CHARTDOCK_WECHAT_LOGIN_URL: address,
  };
};
