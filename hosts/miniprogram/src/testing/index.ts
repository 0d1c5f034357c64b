export { createNativeClient } from './native-client.ts';
export type {
  ClientCall,
  NativeClient,
  NativeClientOptions,
  OpenPage,
  SharedCard,
  WebView,
  WebViewBridge,
} from './native-client.ts';
export { ALIPAY_AGENT, INVOKE_NAME, MINIPROGRAM_AGENT, alipayScript, bridgeScript } from './page-marks.ts';
export { readWechatScript, runWechatScript } from './wechat-script.ts';
