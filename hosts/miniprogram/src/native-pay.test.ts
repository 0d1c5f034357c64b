import { expect, it } from 'vitest';
import { createNativeClient } from './testing/native-client.ts';
import { NATIVE_PATHS, nativeAddress } from './native-pages.ts';

const server = 'https://charts.example.com';
const payment = { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' };
const PREPARED = {
  code: '200',
  data: { payment: { appId: 'wx1', ...payment }, title: '流程', amountFen: 990 },
};

interface Callbacks {
  readonly success: (answer?: object) => void;
  readonly fail: (reason: object) => void;
}

const setUp = (answer: unknown = PREPARED, more: Readonly<Record<string, unknown>> = {}) => {
  const asked: Record<string, unknown>[] = [];
  const paid: (Callbacks & Record<string, unknown>)[] = [];
  const client = createNativeClient({
    openWebView: () => ({ navigate: () => undefined, destroy: () => undefined }),
    config: { server: `${server}/` },
    wx: {
      login: ({ success }: Callbacks) => success({ code: 'login-1' }),
      request: (values: Callbacks & Record<string, unknown>) => {
        asked.push(values);
        values.success({ statusCode: 200, data: answer });
      },
      requestPayment: (values: Callbacks & Record<string, unknown>) => void paid.push(values),
      ...more,
    },
  });
  client.launch('/pages/home/home');
  const open = (values = { ticket: 't1', v: 3 }) =>
    client.navigateTo(nativeAddress(NATIVE_PATHS, 'pay', values));
  const top = () => client.pages().at(-1);
  return { client, asked, paid, open, top };
};

it('hands WeChat the server’s signature', () => {
  const { asked, paid, open, top } = setUp();
  open();
  expect(asked).toMatchObject([
    {
      url: `${server}/api/order/wechat/in_app/pay`,
      method: 'POST',
      data: { ticket: 't1', code: 'login-1' },
    },
  ]);
  const { success: _, fail: __, ...handed } = paid[0] ?? {};
  expect(handed).toEqual(payment);
  expect(top()?.data).toMatchObject({ state: 'paying', title: '流程', price: '9.90' });
});

it('goes back silently when WeChat has the money', () => {
  const { client, paid, open, top } = setUp();
  open();
  paid[0]?.success();
  expect(top()?.path).toBe('/pages/home/home');
  expect(client.addresses).toHaveLength(2);
});

it('takes no other page away after leaving', () => {
  const { client, paid, open, top } = setUp();
  client.navigateTo('/pages/other/other');
  open();
  client.back();
  paid[0]?.success();
  paid[0]?.fail({ errMsg: 'requestPayment:fail cancel' });
  expect(top()?.path).toBe('/pages/other/other');
});

it.each([
  ['requestPayment:fail cancel', 'cancelled'],
  ['requestPayment:fail (detail message)', 'failed'],
])('stays after %s as %s, and can retry', (errMsg, state) => {
  const { asked, paid, open, top } = setUp();
  open();
  paid[0]?.fail({ errMsg });
  expect(top()?.data['state']).toBe(state);
  top()?.call('pay');
  expect([asked.length, paid.length, top()?.data['state']]).toEqual([1, 2, 'paying']);
});

it.each<[string, unknown, Readonly<Record<string, unknown>>]>([
  ['the order takes no money any more', { code: '70053', msg: '', data: null }, {}],
  ['something else than the server answers', '<html>', {}],
  ['nothing stands in the answer', { code: '200', data: null }, {}],
  ['there is no network', null, { request: ({ fail }: Callbacks) => fail({ errMsg: 'request:fail' }) }],
  ['nobody is signed in', null, { login: ({ fail }: Callbacks) => fail({ errMsg: 'login:fail' }) }],
])('explains that it cannot pay when %s', (_name, answer, more) => {
  const { paid, open, top } = setUp(answer, more);
  open();
  expect([top()?.data['state'], paid]).toEqual(['unavailable', []]);
  top()?.call('prepare');
  expect(top()?.data['state']).toBe('unavailable');
  top()?.call('onBack');
  expect(top()?.path).toBe('/pages/home/home');
});

it('asks nobody without ticket or for newer pages', () => {
  const { asked, open, top } = setUp();
  open({ ticket: '', v: 3 });
  expect(top()?.data['state']).toBe('unavailable');
  open({ ticket: 't1', v: 4 });
  expect([top()?.data['state'], asked]).toEqual(['outdated', []]);
});
