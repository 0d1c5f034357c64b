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
