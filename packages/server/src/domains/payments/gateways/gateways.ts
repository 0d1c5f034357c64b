import { ConfigError } from '../../../kernel/config/config.ts';
import { isForThisMachine } from '../../../kernel/config/demo-signs.ts';
import type { ServerConfig } from '../../../kernel/config/config.ts';
import type { Gateways, PaymentGateway } from '../../../kernel/calls/gateway.types.ts';
import { createAlipayGateway } from './alipay/alipay-gateway.ts';
import { readAlipaySettings } from './alipay/alipay-settings.ts';
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts';
import { createWechatGateway } from './wechat/wechat-gateway.ts';
import { readWechatSettings } from './wechat/wechat-settings.ts';

/** Path that gateways send their notices to, before the name of the gateway. */
export const NOTICE_PATH = '/pay/notice/';

/** Path that WeChat sends people back to, with a code that says who they are. */
export const PAYER_PATH = '/pay/wechat/payer';

/** Dependencies of the gateways. */
export interface GatewaysOptions {
  readonly config: Parameters<typeof readWechatSettings>[0] &
    Parameters<typeof readAlipaySettings>[0] &
    Pick<ServerConfig, 'payments' | 'host' | 'publicUrl' | 'trustProxy'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Gateways in place of those that the settings ask for. */
  readonly gateways?: readonly PaymentGateway[];
}

/**
 * Creates the gateways of the merchant accounts in the settings. Throws a ConfigError that names the missing or wrong setting.
 */
const createMerchantGateways = ({ config, now }: GatewaysOptions): readonly PaymentGateway[] => {
  const [wechat, alipay] = [readWechatSettings(config), readAlipaySettings(config)];
  const all = [
    ...(wechat === undefined ? [] : [createWechatGateway(wechat, { now })]),
    ...(alipay === undefined ? [] : [createAlipayGateway(alipay, { now })]),
  ];
  if (all.length > 0 && !config.publicUrl.startsWith('https://'))
    throw new ConfigError(
      'CHARTDOCK_PUBLIC_URL must be the https address of this server: payment gateways send their notices there.',
    );
  return all;
};

/**
 * Returns whether the sandbox takes the payments: a gateway at which anyone may "pay" is for this machine alone, unless asked for
 * by name.
 */
const usesSandbox = ({ payments, ...reach }: GatewaysOptions['config']): boolean =>
  payments === 'sandbox' || (payments === 'auto' && isForThisMachine(reach));

/** Creates the gateways that the settings ask for. Nothing is started or sent. Throws a ConfigError for a merchant account that is set by half. */
export const createGateways = (options: GatewaysOptions): Gateways => {
  const { config, now, gateways } = options;
  const given = gateways ?? (config.payments === 'auto' ? createMerchantGateways(options) : []);
  const isSandbox = gateways === undefined && given.length === 0 && usesSandbox(config);
  const sandbox = isSandbox ? createSandboxGateway({ now }) : undefined;
  const all = sandbox === undefined ? given : [sandbox];
  let listening = '';
  return {
    of: (channel) => all.find(({ name }) => name === channel) ?? all.find(({ name }) => name === 'sandbox'),
    named: (wanted) => all.find(({ name }) => name === wanted),
    all,
    payerUrl: () => (config.publicUrl || listening) + PAYER_PATH,
    noticeUrl: ({ name }) => (config.publicUrl || listening) + NOTICE_PATH + name,
    listenAt: (address) => {
      listening = address;
    },
    stop: async () => sandbox?.stop(),
  };
};
