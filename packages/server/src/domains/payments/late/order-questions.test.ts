import { expect, it } from 'vitest';
import type { Gateways, GatewayTrade, PaymentGateway } from '../../../kernel/calls/gateway.types.ts';
import { askAboutOrder } from './order-questions.ts';

const ORDER = { id: '01890000-0000-7000-8000-000000000001', payer_mark: null };
const OPEN: GatewayTrade = { state: 'NOTPAY', payments: [] };

const stage = (query: () => Promise<GatewayTrade>) => {
  let [now, asked] = [0, 0];
  const gateway = {
    query: () => {
      asked += 1;
      return query();
    },
  } as unknown as PaymentGateway;
  const app = { gateways: {} as Gateways, now: () => now };
  return {
    ask: (order = ORDER) => askAboutOrder(app, gateway, order),
    asked: () => asked,
    wait: (ms: number) => {
      now += ms;
    },
  };
};

it('asks once for everyone who asks within two seconds', async () => {
  const { ask, asked, wait } = stage(() => Promise.resolve(OPEN));
  const said = await Promise.all(Array.from({ length: 60 }, () => ask()));
  expect([asked(), new Set(said).size]).toEqual([1, 1]);
  wait(1_999);
  await ask();
  expect(asked()).toBe(1);
  wait(1);
  await ask();
  expect(asked()).toBe(2);
});

it('asks of another order, and of a further payer, by itself', async () => {
  const { ask, asked } = stage(() => Promise.resolve(OPEN));
  await ask();
  await ask({ ...ORDER, id: '01890000-0000-7000-8000-000000000002' });
  expect(asked()).toBe(2);
});

it('asks again after a question that failed', async () => {
  let fails = true;
  const { ask, asked } = stage(() => (fails ? Promise.reject(new Error('away')) : Promise.resolve(OPEN)));
  await expect(ask()).rejects.toThrow('away');
  fails = false;
  expect(await ask()).toEqual(OPEN);
  expect(asked()).toBe(2);
});
