import type { ServerConfig } from '../../config/config.ts';
import { isLoopback } from '../../config/config.ts';
import type { Gateways, PaymentGateway } from '../../calls/gateway.types.ts';
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts';

/** Path that gateways send their notices to, before the name of the gateway. */
export const NOTICE_PATH = '/pay/notice/';

/** What gateways are made from. */
export interface GatewaysOptions {
  readonly config: Pick<ServerConfig, 'payments' | 'host' | 'publicUrl'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Gateways in place of those that the settings ask for. */
  readonly gateways?: readonly PaymentGateway[];
}

/** Returns whether the sandbox takes the payments: what anyone may "pay" at is for this machine alone, unless asked for by name. */
const usesSandbox = ({ payments, host }: GatewaysOptions['config']): boolean =>
  payments === 'sandbox' || (payments === 'auto' && isLoopback(host));

/** Creates the gateways that the settings ask for. Nothing is started or sent. */
export const createGateways = ({ config, now, gateways }: GatewaysOptions): Gateways => {
  const sandbox = gateways === undefined && usesSandbox(config) ? createSandboxGateway({ now }) : undefined;
  const all = gateways ?? (sandbox === undefined ? [] : [sandbox]);
  let listening = '';
  return {
    of: (channel) => all.find(({ name }) => name === channel) ?? all.find(({ name }) => name === 'sandbox'),
    named: (wanted) => all.find(({ name }) => name === wanted),
    noticeUrl: ({ name }) => (config.publicUrl || listening) + NOTICE_PATH + name,
    listenAt: (address) => {
      listening = address;
    },
    stop: async () => sandbox?.stop(),
  };
};
