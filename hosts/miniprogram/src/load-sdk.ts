import type { MiniProgramApi } from './api.types.ts';

/**
 * Loads WeChat's own script. It reads the user agent and the window while it loads, so it is loaded in the page only, and
 * only when it is needed.
 */
export const loadWechatSdk = async (): Promise<MiniProgramApi> => {
  const { default: wechat } = await import('weixin-js-sdk');
  // Its types lack getEnv and postMessage.
  return (wechat as unknown as { readonly miniProgram: MiniProgramApi }).miniProgram;
};
