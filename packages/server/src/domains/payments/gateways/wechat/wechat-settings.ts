import { createPublicKey, createSecretKey, X509Certificate } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { ConfigError } from '../../../../kernel/config/config.ts';
import type { ServerConfig } from '../../../../kernel/config/config.ts';
import { readKeyFile, readPrivateKey, readPublicKey } from '../wire/key-files.ts';
import { areSet } from '../wire/together.ts';
import type { PlatformKeys, WechatSigner } from './wechat-signature.ts';

/** The mini-program whose people pay inside of WeChat. */
export interface WechatMiniprogram {
  readonly appId: string;
  readonly secret: string;
  /** Address of the server that knows who its login codes stand for, without a slash at the end. */
  readonly loginUrl: string;
}

/** The official account by which people are known who pay in WeChat's own browser. */
export interface WechatOfficial {
  readonly appId: string;
  readonly secret: string;
  /** Address of the server that knows who its codes stand for, without a slash at the end. */
  readonly loginUrl: string;
  /** Address of the server whose page gives the codes out, without a slash at the end. */
  readonly authorizeUrl: string;
}

/** Settings needed to take money by WeChat Pay. */
export interface WechatSettings {
  /** Address of the API, without a slash at the end. */
  readonly url: string;
  readonly appId: string;
  readonly signer: WechatSigner;
  readonly apiV3Key: KeyObject;
  readonly keys: PlatformKeys;
  /** Id of the public key that the API is asked to sign with; undefined for a merchant with certificates alone. */
  readonly keyId: string | undefined;
  /** Undefined where nobody pays in a mini-program. */
  readonly miniprogram: WechatMiniprogram | undefined;
  /** Undefined where nobody pays in WeChat's own browser but by codes. */
  readonly official: WechatOfficial | undefined;
}

type WechatConfig = Pick<
  ServerConfig,
  | 'wechatUrl'
  | 'wechatMerchantId'
  | 'wechatAppId'
  | 'wechatSerial'
  | 'wechatPrivateKey'
  | 'wechatApiV3Key'
  | 'wechatPlatformKeys'
  | 'wechatMiniprogramAppId'
  | 'wechatMiniprogramSecret'
  | 'wechatOfficialAppId'
  | 'wechatOfficialSecret'
  | 'wechatAuthorizeUrl'
  | 'wechatLoginUrl'
>;

const PLATFORM = 'CHARTDOCK_WECHAT_PLATFORM_KEYS';
const CERTIFICATE = 'a platform certificate, or the WeChat Pay public key written as PUB_KEY_ID_…=FILE';

const readPlatformKey = (entry: string): readonly [string, KeyObject] => {
  const named = /^(PUB_KEY_ID_\w+)=(.+)$/.exec(entry);
  if (named?.[1] !== undefined && named[2] !== undefined) {
    const meaning = 'the WeChat Pay public key, from API security on the merchant platform';
    return [named[1], readPublicKey({ setting: PLATFORM, path: named[2], meaning })];
  }
  const pem = readKeyFile({ setting: PLATFORM, path: entry, meaning: CERTIFICATE });
  try {
    const { serialNumber, publicKey } = new X509Certificate(pem);
    return [serialNumber, publicKey];
  } catch {
    throw new ConfigError(
      `${PLATFORM} names a file that is no certificate (${entry}): it should be ${CERTIFICATE}.`,
    );
  }
};

/** Returns whether two keys are halves of one pair, or the same. */
const isHalfOf = (one: KeyObject, privateKey: KeyObject): boolean => createPublicKey(privateKey).equals(one);

const readMiniprogram = (config: WechatConfig): WechatMiniprogram | undefined => {
  const { wechatMiniprogramAppId: appId, wechatMiniprogramSecret: secret, wechatLoginUrl: loginUrl } = config;
  const isSet = areSet('Paying inside of the mini-program', {
    CHARTDOCK_WECHAT_MINIPROGRAM_APP_ID: appId,
    CHARTDOCK_WECHAT_MINIPROGRAM_SECRET: secret,
  });
  return isSet ? { appId, secret, loginUrl } : undefined;
};

const readOfficial = (config: WechatConfig): WechatOfficial | undefined => {
  const { wechatOfficialAppId: appId, wechatOfficialSecret: secret } = config;
  const isSet = areSet("Paying in WeChat's own browser", {
    CHARTDOCK_WECHAT_OFFICIAL_APP_ID: appId,
    CHARTDOCK_WECHAT_OFFICIAL_SECRET: secret,
  });
  const { wechatLoginUrl: loginUrl, wechatAuthorizeUrl: authorizeUrl } = config;
  return isSet ? { appId, secret, loginUrl, authorizeUrl } : undefined;
};

/** Reads the settings of WeChat Pay and its key files; undefined when none is set. Throws a ConfigError that names the remedy. */
export const readWechatSettings = (config: WechatConfig): WechatSettings | undefined => {
  const isSet = areSet('WeChat Pay', {
    CHARTDOCK_WECHAT_MERCHANT_ID: config.wechatMerchantId,
    CHARTDOCK_WECHAT_APP_ID: config.wechatAppId,
    CHARTDOCK_WECHAT_SERIAL: config.wechatSerial,
    CHARTDOCK_WECHAT_PRIVATE_KEY: config.wechatPrivateKey,
    CHARTDOCK_WECHAT_API_V3_KEY: config.wechatApiV3Key,
    [PLATFORM]: config.wechatPlatformKeys,
  });
  const [miniprogram, official] = [readMiniprogram(config), readOfficial(config)];
  if (!isSet) {
    const inApp = Object.entries({
      CHARTDOCK_WECHAT_MINIPROGRAM_APP_ID: miniprogram,
      CHARTDOCK_WECHAT_OFFICIAL_APP_ID: official,
    }).find(([, app]) => app !== undefined);
    if (inApp === undefined) return undefined;
    throw new ConfigError(`${inApp[0]} needs CHARTDOCK_WECHAT_MERCHANT_ID and what belongs to it.`);
  }
  const privateKey = readPrivateKey({
    setting: 'CHARTDOCK_WECHAT_PRIVATE_KEY',
    path: config.wechatPrivateKey,
    meaning: 'the apiclient_key.pem of the merchant certificate, from API security on the merchant platform',
  });
  const keys = new Map(config.wechatPlatformKeys.map(readPlatformKey));
  if ([...keys.values()].some((key) => isHalfOf(key, privateKey)) || keys.has(config.wechatSerial))
    throw new ConfigError(`${PLATFORM} names the merchant's own certificate: it should be ${CERTIFICATE}.`);
  return {
    url: config.wechatUrl,
    appId: config.wechatAppId,
    signer: { merchantId: config.wechatMerchantId, serial: config.wechatSerial, privateKey },
    apiV3Key: createSecretKey(config.wechatApiV3Key, 'utf8'),
    keys,
    keyId: [...keys.keys()].find((id) => id.startsWith('PUB_KEY_ID_')),
    miniprogram,
    official,
  };
};
