import type { Browser } from 'playwright-core';
import type { FakeWechat } from '../../../../packages/server/src/domains/payments/gateways/testing/fake-wechat.ts';
import { openVisitor } from './visitor.ts';
import type { Visitor } from './visitor.ts';

/** Payment that WeChat's bridge is handed. */
type InAppPayment = Parameters<FakeWechat['payPrepared']>[0] & { readonly appId: string };

const AGENT =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/134.0 Mobile Safari/537.36 XWEB/1340129 MicroMessenger/8.0.62 WeChat/arm64 NetType/WIFI Language/en';

/** Puts WeChat's bridge into a page, a moment after it has begun, as on a phone. */
const bridgeScript = `setTimeout(() => {
  window.WeixinJSBridge = {
    invoke: (name, values, answer) =>
      window.openPayWindow(name, values).then((said) => answer({ err_msg: said }), () => undefined),
  };
  document.dispatchEvent(new Event('WeixinJSBridgeReady'));
}, 50);`;

/** Act of a person in WeChat's window for paying. */
export type PayAct = 'pays' | 'cancels' | 'fails';

/** WeChat on a phone, showing a page in its own browser. */
export interface WechatBrowser extends Visitor {
  /** Lists the person's actions in windows for paying, in order; without anything to do they cancel. */
  readonly will: (...acts: readonly PayAct[]) => void;
  /** Counts the windows for paying that have opened. */
  readonly windows: () => number;
  /** Counts how often WeChat was asked who pays. */
  readonly questions: () => number;
}

/** Opens a phone with WeChat, whose own browser shows pages of a server. WeChat refuses to take money for an order that the server has not signed for its person. */
export const openWechatBrowser = async (
  browser: Browser,
  {
    wechat,
    server,
    openid,
  }: { readonly wechat: FakeWechat; readonly server: string; readonly openid: string },
): Promise<WechatBrowser> => {
  let acts: PayAct[] = [];
  let [windows, questions] = [0, 0];
  const look = { locale: 'en', width: 375, height: 812, touch: true, userAgent: AGENT } as const;
  const visitor = await openVisitor(browser, server, look);
  const { context } = visitor;
  const { officialAppId: appId } = wechat.account;
  const tell = async (payment: InAppPayment): Promise<void> => {
    const notice = wechat.payPrepared(payment, { appId, openid });
    if (notice === undefined || payment.appId !== appId) throw new Error('WeChat refuses what it was handed');
    const headers = notice.headers as Record<string, string>;
    await fetch(`${server}/pay/notice/wechat`, {
      method: 'POST',
      headers,
      body: new Uint8Array(notice.body),
    });
  };
  const ACTS: Readonly<Record<PayAct, (payment: InAppPayment) => string>> = {
    pays: (payment) => {
      void tell(payment);
      return 'ok';
    },
    cancels: () => 'cancel',
    fails: () => 'fail',
  };
  await context.exposeFunction('openPayWindow', (name: string, payment: InAppPayment) => {
    windows += 1;
    if (name !== 'getBrandWCPayRequest') return `${name}:fail`;
    return `get_brand_wcpay_request:${ACTS[acts.shift() ?? 'cancels'](payment)}`;
  });
  await context.addInitScript(bridgeScript);
  // Stands for the https in front of the server: WeChat leads to its public address.
  await context.route(`${wechat.address}/connect/**`, async (route) => {
    questions += 1;
    const { headers, status } = await fetch(route.request().url(), { redirect: 'manual' });
    const { pathname, search } = new URL(headers.get('location') ?? '/refused', server);
    await route.fulfill({ status, headers: { location: `${server}${pathname}${search}` } });
  });
  return {
    ...visitor,
    will: (...wanted) => {
      acts = [...wanted];
    },
    windows: () => windows,
    questions: () => questions,
  };
};
