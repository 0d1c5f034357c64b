import type { Carrier } from '@chartdock/embed/ports';
import type { AlipayBridge } from './alipay-bridge.ts';
import { watchFragment } from './fragment.ts';
import type { MiniprogramHost } from './miniprogram-host.ts';

/** Name of the parameter that carries a port's messages to the page. */
const PORT_PARAMETER = 'chartdock-port';

/** Type of the posted messages that carry a port's messages to the app. */
const PORT_TYPE = 'port';

/** Creates the page's end of a web view whose messages wait until it is left; it hears by the fragment of its address. */
export const createWebViewCarrier = (host: Pick<MiniprogramHost, 'post'>, window: Window): Carrier => ({
  send: (message) => void host.post(PORT_TYPE, message),
  listen: (receive) =>
    watchFragment({
      window,
      name: PORT_PARAMETER,
      receive: (text) => {
        try {
          receive([JSON.parse(text) as unknown]);
        } catch {
          // Someone else wrote it, and it says nothing to us.
        }
      },
    }),
});

/** Creates the page's end of a web view that delivers at once (Alipay); it speaks first. */
export const createAlipayCarrier = (bridge: AlipayBridge): Carrier => ({
  send: (message) => bridge.postMessage(message),
  listen: (receive) => {
    bridge.onMessage = (message) => receive([message]);
    return () => {
      bridge.onMessage = null;
    };
  },
});
