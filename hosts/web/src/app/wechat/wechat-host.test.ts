import type { PaymentOffer } from '@chartdock/platform';
import { Window as HappyWindow } from 'happy-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findHost } from '../find-host.ts';

const WECHAT = 'Mozilla/5.0 (Linux; Android 15) Chrome/134 Mobile MicroMessenger/8.0.62 NetType/WIFI';
const PAYMENT = {
  ...{ appId: 'wx1', timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' },
};
const READY = { payment: PAYMENT };
const ASKS = { askAt: 'https://wechat.example/ask?state=1#wechat_redirect' };

type Answer = (said: object) => void;

let asked: Readonly<Record<string, string>>[];
let windows: [name: string, values: unknown, answer: Answer][];
let answers: (object | Error)[];

beforeEach(() => {
  [asked, windows, answers] = [[], [], []];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({
      url,
      ...Object.fromEntries(new URLSearchParams(typeof init.body === 'string' ? init.body : '')),
    });
    const data = answers.shift();
    if (data instanceof Error) throw data;
    return Promise.resolve(Response.json({ code: '200', msg: '', data }));
  });
});

const open = ({ userAgent = WECHAT, url = 'https://charts.example/template_create', kept = '' } = {}) => {
  const page = new HappyWindow({ url, settings: { navigator: { userAgent } } });
  if (kept !== '') page.sessionStorage.setItem('chartdock.wechat.ticket', kept);
  const left: string[] = [];
  page.location.assign = (address) => void left.push(String(address));
  return { page: page as unknown as Window, left };
};
const giveBridge = (page: Window): void => {
  Object.assign(page, {
    WeixinJSBridge: { invoke: (...call: (typeof windows)[number]) => void windows.push(call) },
  });
  const { defaultView } = page.document;
  if (defaultView !== null) page.document.dispatchEvent(new defaultView.Event('WeixinJSBridgeReady'));
};
const offer = (more: Partial<PaymentOffer> = {}): PaymentOffer => ({
  orderId: 'o1',
  orderType: 'clone',
  itemId: 't1',
  provider: 'wechat',
  qr: 'weixin://1',
  expiresAt: 1,
  createTicket: () => Promise.resolve('ticket-1'),
  ...more,
});
const present = async (page: Window, more: Partial<PaymentOffer> = {}): Promise<boolean | undefined> =>
  (await findHost(page, () => undefined)).presentPayment?.(offer(more));

describe('a page in WeChat’s own browser', () => {
  it('opens WeChat’s payment once a bridge is there', async () => {
    answers = [READY];
    const { page, left } = open();
    const taken = present(page);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    giveBridge(page);
    expect(await taken).toBe(true);
    expect(asked).toEqual([
      {
        url: expect.stringMatching(/\/api\/order\/wechat\/in_page\/pay$/) as string,
        ticket: 'ticket-1',
        goesOnAt: '/diagraming/new?template=t1',
      },
    ]);
    expect(windows.map(([name, values]) => [name, values])).toEqual([['getBrandWCPayRequest', PAYMENT]]);
    expect(left).toEqual([]);
  });

  it('leaves for WeChat once, then pays', async () => {
    answers = [ASKS];
    const { page, left } = open();
    expect(await present(page)).toBe(true);
    expect([left, windows]).toEqual([[ASKS.askAt], []]);
    answers = [READY];
    const back = open({
      url: 'https://charts.example/payment?plan=member-year#wechat_redirect',
      kept: page.sessionStorage.getItem('chartdock.wechat.ticket') ?? '',
    });
    giveBridge(back.page);
    await findHost(back.page, () => undefined);
    await vi.waitFor(() => expect(windows).toHaveLength(1));
    expect(asked[1]).toMatchObject({ ticket: 'ticket-1' });
    expect(back.page.sessionStorage.getItem('chartdock.wechat.ticket')).toBeNull();
    expect(back.page.location.href).toBe('https://charts.example/payment?plan=member-year');
  });

  it('does not leave again after no name', async () => {
    answers = [ASKS];
    const { page, left } = open({ kept: 'ticket-1' });
    await findHost(page, () => undefined);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect([left, windows]).toEqual([[], []]);
  });

  it('asks WeChat anew after failures only', async () => {
    const { page } = open();
    giveBridge(page);
    const { presentPayment } = await findHost(page, () => undefined);
    for (const said of ['ok', 'cancel', 'fail', 'fail: no permission']) {
      answers = [READY, READY];
      await presentPayment?.(offer());
      windows.at(-1)?.[2]({ err_msg: `get_brand_wcpay_request:${said}` });
      await presentPayment?.(offer());
      expect(asked.at(-1)?.['anew'], said).toBe(said.startsWith('fail') ? 'true' : undefined);
      windows.at(-1)?.[2]({ err_msg: 'get_brand_wcpay_request:ok' });
    }
  });

  it.each<[string, Partial<PaymentOffer>, { readonly at: string; readonly goesOnAt: string }]>([
    ['a template', {}, { at: '/fav', goesOnAt: '/diagraming/new?template=t1' }],
    [
      'a plan',
      { orderType: 'member', itemId: 'member-year' },
      { at: '/history', goesOnAt: '/payment?plan=member-year' },
    ],
    [
      'seats, on the page that sells them',
      { orderType: 'org', itemId: 'org-year' },
      { at: '/payment?plan=org-year&coupon=A', goesOnAt: '/payment?plan=org-year&coupon=A' },
    ],
  ])('goes on with %s where its purchase is known', async (_what, more, { at, goesOnAt }) => {
    answers = [ASKS];
    await present(open({ url: `https://charts.example${at}` }).page, more);
    expect(asked[0]).toMatchObject({ goesOnAt });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['another way to pay', () => present(open().page, { provider: 'alipay' })],
    ['WeChat on a computer', () => present(open({ userAgent: `${WECHAT} WindowsWechat` }).page)],
    ['WeCom', () => present(open({ userAgent: `${WECHAT} wxwork/4.1` }).page)],
    [
      'a frame',
      () => {
        const { page } = open();
        Object.defineProperty(page, 'top', { value: {} });
        return present(page);
      },
    ],
  ])('leaves the code to %s, and asks nobody', async (_where, taken) => {
    expect(await taken()).not.toBe(true);
    expect(asked).toEqual([]);
  });

  it('leaves the code where WeChat cannot pay', async () => {
    answers = [new Error('away')];
    await expect(present(open().page)).rejects.toThrow();
    answers = [READY];
    expect(await present(open().page)).toBe(false);
  });
});
