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
export { INVOKE_NAME, MINIPROGRAM_AGENT, bridgeScript } from './page-marks.ts';
export { readWechatScript, runWechatScript } from './wechat-script.ts';
