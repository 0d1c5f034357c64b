import { createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { ConfigError } from '../../../../kernel/config/config.ts';
import type { ServerConfig } from '../../../../kernel/config/config.ts';
import { readPrivateKey, readPublicKey } from '../wire/key-files.ts';
import { areSet } from '../wire/together.ts';

/** Settings needed to take money by Alipay. */
export interface AlipaySettings {
  /** Address that all calls go to. */
  readonly url: string;
  readonly appId: string;
  /** Number of the account that the money goes to, 2088…. */
  readonly sellerId: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

type AlipayConfig = Pick<
  ServerConfig,
  'alipayUrl' | 'alipayAppId' | 'alipaySellerId' | 'alipayPrivateKey' | 'alipayPublicKey'
>;

const PUBLIC = 'CHARTDOCK_ALIPAY_PUBLIC_KEY';
const ALIPAYS = "Alipay's public key, which the open platform shows once yours is there";

/** Reads the settings of Alipay and its key files; undefined when none is set. Throws a ConfigError that names the remedy. */
export const readAlipaySettings = (config: AlipayConfig): AlipaySettings | undefined => {
  const isSet = areSet('Alipay', {
    CHARTDOCK_ALIPAY_APP_ID: config.alipayAppId,
    CHARTDOCK_ALIPAY_SELLER_ID: config.alipaySellerId,
    CHARTDOCK_ALIPAY_PRIVATE_KEY: config.alipayPrivateKey,
    [PUBLIC]: config.alipayPublicKey,
  });
  if (!isSet) return undefined;
  const privateKey = readPrivateKey({
    setting: 'CHARTDOCK_ALIPAY_PRIVATE_KEY',
    path: config.alipayPrivateKey,
    meaning: "the application's private key, whose public half you gave to the open platform",
  });
  const publicKey = readPublicKey({ setting: PUBLIC, path: config.alipayPublicKey, meaning: ALIPAYS });
  // The two public keys are next to each other on the platform, and with the wrong one nothing would ever be believed.
  if (createPublicKey(privateKey).equals(publicKey))
    throw new ConfigError(`${PUBLIC} names your own public key: it should be ${ALIPAYS}.`);
  return {
    url: config.alipayUrl,
    appId: config.alipayAppId,
    sellerId: config.alipaySellerId,
    privateKey,
    publicKey,
  };
};
