/** Payment that WeChat's bridge is handed: all of it is signed by the server. */
export interface BridgePayment {
  readonly appId: string;
  readonly timeStamp: string;
  readonly nonceStr: string;
  readonly package: string;
  readonly signType: string;
  readonly paySign: string;
}

/** How a window for paying ended, as WeChat's page says; nothing is paid by it. */
export type BridgeAnswer = 'ok' | 'cancel' | 'fail';

interface Bridge {
  readonly invoke: (
    name: 'getBrandWCPayRequest',
    payment: BridgePayment,
    answer: (said: { readonly err_msg?: unknown }) => void,
  ) => void;
}

const READY = 'WeixinJSBridgeReady';

const bridgeOf = (page: Window): Bridge | undefined =>
  'WeixinJSBridge' in page && typeof page.WeixinJSBridge === 'object' && page.WeixinJSBridge !== null
    ? (page.WeixinJSBridge as Bridge)
    : undefined;

const answerIn = (said: unknown): BridgeAnswer => {
  const [, answer] = /^get_brand_wcpay_request:(ok|cancel)$/.exec(String(said)) ?? [];
  return answer === 'ok' || answer === 'cancel' ? answer : 'fail';
};

/** Resolves with the bridge, which WeChat puts into a page after it has begun; undefined when it does not within a while. */
const findBridge = (page: Window, waitMs: number): Promise<Bridge | undefined> =>
  new Promise((resolve) => {
    const found = bridgeOf(page);
    if (found !== undefined) {
      resolve(found);
      return;
    }
    const end = (): void => {
      page.clearTimeout(timer);
      page.document.removeEventListener(READY, end);
      resolve(bridgeOf(page));
    };
    const timer = page.setTimeout(end, waitMs);
    page.document.addEventListener(READY, end);
  });

/** Opens WeChat's window for paying; resolves with whether there is a bridge that opens one. `onEnd` hears how that ended. */
export const openPayWindow = async (
  page: Window,
  payment: BridgePayment,
  { waitMs, onEnd }: { readonly waitMs: number; readonly onEnd: (answer: BridgeAnswer) => void },
): Promise<boolean> => {
  const bridge = await findBridge(page, waitMs);
  bridge?.invoke('getBrandWCPayRequest', payment, ({ err_msg: said }) => onEnd(answerIn(said)));
  return bridge !== undefined;
};
