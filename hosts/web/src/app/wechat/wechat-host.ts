import { composeClient, createMemoryTokenStore } from '@chartdock/client';
import { payInPage } from '@chartdock/contract/calls/orders';
import { createGuardedStorage } from '@chartdock/platform';
import type { Host, PaymentOffer } from '@chartdock/platform';
import { createBrowserHost } from '@chartdock/platform/browser';
import { openPayWindow } from './wechat-bridge.ts';

/** Options of the host in WeChat's own browser. */
export interface WechatHostOptions {
  readonly page: Window;
  /** Shows a path of the app without loading the page again. */
  readonly navigate: (path: string) => void;
}

/** The page waits five seconds for an app that takes an order over; the bridge is there within one, or not at all. */
const BRIDGE_WAIT_MS = 2_000;

/** Ticket of the order for which WeChat was asked who pays. It pays that order alone, and for five minutes. */
const LEFT_FOR = 'chartdock.wechat.ticket';

/** WeChat's own mark in addresses, which a browser takes along when it is led back. */
const MARK = '#wechat_redirect';

/** WeChat on a computer and WeCom open no window for paying: there a phone scans the code. */
const PAYS_BY_CODE = /(windows|mac)wechat|wxwork/i;

type Sold = Pick<PaymentOffer, 'orderType' | 'itemId'>;

/** Returns the path on which a purchase goes on after WeChat has led away from the page. */
const pathOf = ({ pathname, search }: Location, { orderType, itemId }: Sold): string => {
  // Seats, coupon and plan stand in the address of the page that sells them.
  if (pathname === '/payment') return pathname + search;
  const id = encodeURIComponent(itemId);
  return orderType === 'clone' ? `/diagraming/new?template=${id}` : `/payment?plan=${id}`;
};

/**
 * Creates the host of a page in WeChat's own browser. There the code of WeChat Pay is of no use, and WeChat opens a window for paying
 * over the page, once it has said who pays: it leads away from the page for that, once on a device, and the purchase goes on when
 * it leads back. Where the server cannot pay so, the code shows.
 */
export const createWechatHost = ({ page, navigate }: WechatHostOptions): Host => {
  const host = createBrowserHost({ window: page, navigate });
  // A frame cannot be led away to WeChat, and has no bridge.
  if (PAYS_BY_CODE.test(page.navigator.userAgent) || page.top !== page) return host;
  const { pathname, search, hash } = page.location;
  if (hash === MARK) page.history.replaceState(page.history.state, '', pathname + search);
  const { orders } = composeClient({
    calls: { orders: { payInPage } },
    tokenStore: createMemoryTokenStore(),
  });
  const left = createGuardedStorage(() => page.sessionStorage);
  // WeChat refuses a payer whom it named for someone else before.
  let hasFailed = false;

  const pay = async (
    ticket: string,
    goesOnAt: string,
    leave: (askAt: string) => boolean,
  ): Promise<boolean> => {
    const input = { ticket, goesOnAt, ...(hasFailed ? { anew: true } : {}) };
    const { payment, askAt } = await orders.payInPage(input, { quiet: true, keep: true });
    hasFailed = false;
    if (payment === undefined) return askAt !== undefined && leave(askAt);
    return openPayWindow(page, payment, {
      waitMs: BRIDGE_WAIT_MS,
      onEnd: (answer) => {
        hasFailed = answer === 'fail';
        // The window covers the page without hiding it: who waits for someone to be back looks again.
        const { defaultView } = page.document;
        if (defaultView !== null) page.document.dispatchEvent(new defaultView.Event('visibilitychange'));
      },
    });
  };

  const ticket = left.get(LEFT_FOR);
  left.remove(LEFT_FOR);
  // Whoever is back and still not named does not leave again by themselves.
  if (ticket !== undefined) pay(ticket, '/', () => false).catch(() => undefined);

  return {
    ...host,
    presentPayment: async ({ provider, createTicket, ...sold }) => {
      if (provider !== 'wechat') return false;
      const made = await createTicket();
      return pay(made, pathOf(page.location, sold), (askAt) => {
        left.set(LEFT_FOR, made);
        page.location.assign(askAt);
        return true;
      });
    },
  };
};
