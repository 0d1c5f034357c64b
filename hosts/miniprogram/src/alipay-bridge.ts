import type { MiniProgramApi } from './api.types.ts';

/** The bridge that Alipay puts into its web views. */
export interface AlipayBridge {
  postMessage(message: unknown): void;
  onMessage?: ((message: unknown) => void) | null;
}

/** The calls that Alipay's bridge has besides. */
export type AlipayPages = Omit<MiniProgramApi, 'postMessage'>;

/**
 * Creates a bridge as the other apps have it of Alipay's: that one takes a message as it is, in no box, and tells nobody that
 * it has gone.
 */
export const createAlipayApi = (my: AlipayBridge & AlipayPages): MiniProgramApi => ({
  navigateTo: (options) => my.navigateTo(options),
  redirectTo: (options) => my.redirectTo(options),
  navigateBack: (options) => my.navigateBack(options),
  getEnv: (tell) => my.getEnv(tell),
  postMessage: ({ data, success, fail }) => {
    try {
      my.postMessage(data);
    } catch (error) {
      fail?.(error);
      return;
    }
    success?.({});
  },
});
