import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../kernel/db/database.ts';
import type { DatabaseUnderTest } from '../../../kernel/db/testing/describe-on-both-databases.ts';
import type { Gateways, GatewayTrade, PaymentGateway } from '../../../kernel/calls/gateway.types.ts';
import { askAboutOrder } from './order-questions.ts';

const ORDER = { id: '01890000-0000-7000-8000-000000000001', payer_mark: null };
const OPEN: GatewayTrade = { state: 'NOTPAY', payments: [] };
const PAID: GatewayTrade = {
  state: 'SUCCESS',
  payments: [{ transactionId: 'wx1', tradeNo: 't1', amountFen: 990 }],
};

/** Proves that servers on one database ask a gateway once about an order within two seconds. */
export const orderQuestionsSuite = (under: DatabaseUnderTest): void => {
  let database: Database;
  beforeEach(async () => {
    database = await under.open();
  });

  const stage = (query: () => Promise<GatewayTrade>) => {
    let [now, asked] = [1_000_000, 0];
    const gateway = {
      query: () => {
        asked += 1;
        return query();
      },
    } as unknown as PaymentGateway;
    const server = () => {
      const app = { database, gateways: {} as Gateways, now: () => now };
      return (order: Parameters<typeof askAboutOrder>[2] = ORDER) => askAboutOrder(app, gateway, order);
    };
    return {
      servers: [server(), server()] as const,
      asked: () => asked,
      wait: (ms: number) => {
        now += ms;
      },
    };
  };

  it('asks once for sixty who ask at two servers', async () => {
    const { servers, asked, wait } = stage(() => Promise.resolve(PAID));
    const all = () => Promise.all(Array.from({ length: 60 }, (_, at) => servers[at % 2 === 0 ? 0 : 1]()));
    const said = await all();
    expect(asked()).toBe(1);
    expect(said.filter(({ state }) => state === 'SUCCESS').length).toBeGreaterThanOrEqual(30);
    wait(1_999);
    expect(await all()).toEqual(Array.from({ length: 60 }, () => PAID));
    expect(asked()).toBe(1);
    wait(1);
    await all();
    expect(asked()).toBe(2);
  });

  it('knows nothing while another server is being answered', async () => {
    const answer = Promise.withResolvers<GatewayTrade>();
    const heard = Promise.withResolvers<undefined>();
    const { servers, asked } = stage(() => {
      heard.resolve(undefined);
      return answer.promise;
    });
    const first = servers[0]();
    await heard.promise;
    expect(await servers[1]()).toEqual(OPEN);
    answer.resolve(PAID);
    expect(await first).toEqual(PAID);
    expect(await servers[1]()).toEqual(PAID);
    expect(asked()).toBe(1);
  });

  it('asks of other orders, and further payers, by themselves', async () => {
    const { servers, asked } = stage(() => Promise.resolve(OPEN));
    await servers[0]();
    await servers[1]({ ...ORDER, id: '01890000-0000-7000-8000-000000000002' });
    expect(asked()).toBe(2);
    // A payer inside of an app has a trade of their own beside the one of the code.
    await servers[1]({ ...ORDER, payer_mark: 'someone' });
    expect(asked()).toBe(4);
  });

  it('asks again after a question that failed', async () => {
    let fails = true;
    const { servers, asked } = stage(() =>
      fails ? Promise.reject(new Error('away')) : Promise.resolve(PAID),
    );
    await expect(servers[0]()).rejects.toThrow('away');
    fails = false;
    expect(await servers[1]()).toEqual(PAID);
    expect(asked()).toBe(2);
  });
};
