/** The user agent of a page in a mini-program of WeChat. */
export const MINIPROGRAM_AGENT =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 MicroMessenger/8.0.50 miniProgram/wx0000000000000000';

/** Name of the function of the page that carries calls to the client. */
export const INVOKE_NAME = 'chartdockInvoke';

/**
 * The script that a client runs in its web views before the page's own: the mark of a mini-program at once, and the
 * bridge a little later, as on a phone.
 */
export const bridgeScript = `
window.__wxjs_environment = 'miniprogram';
setTimeout(() => {
  window.WeixinJSBridge = {
    on: () => undefined,
    invoke: (name, values, answer) =>
      window.${INVOKE_NAME}(values.name, values.arg).then((said) => answer(said), () => undefined),
  };
  document.dispatchEvent(new Event('WeixinJSBridgeReady'));
}, 50);
`;

/** The user agent of a page in a mini-program of Alipay. */
export const ALIPAY_AGENT =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 AliApp(AP/10.5.90) AlipayClient/10.5.90 MiniProgram';

/** The object that Alipay's own script puts into its web views, before the page's scripts run. */
export const alipayScript = `
const alipayCall = (name) => ({ success, fail, ...values } = {}) =>
  window.${INVOKE_NAME}(name, values).then((said) => (said.errMsg.endsWith(':ok') ? success : fail)?.(said));
window.my = {
  navigateTo: alipayCall('navigateTo'),
  redirectTo: alipayCall('redirectTo'),
  navigateBack: alipayCall('navigateBack'),
  postMessage: (message) => void window.${INVOKE_NAME}('postMessage', message),
  getEnv: (tell) => tell({ miniprogram: true }),
};
`;
