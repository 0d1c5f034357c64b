import type { Database } from '../../packages/server/src/kernel/db/database.ts';
import type { Handle } from '../../packages/server/src/kernel/db/schema.ts';
import { startFakeAlipay } from '../../packages/server/src/domains/payments/gateways/testing/fake-alipay.ts';
import { startFakeWechat } from '../../packages/server/src/domains/payments/gateways/testing/fake-wechat.ts';
import type { FakeGateway } from '../../packages/server/src/domains/payments/gateways/testing/gateway-under-test.ts';
import { openShop } from '../../packages/server/src/testing/shop.ts';
import type { Shop } from '../../packages/server/src/testing/shop.ts';
import { createTestClock, startTestServer } from '../../packages/server/src/testing/test-server.ts';
import type { TestClock, TestServer } from '../../packages/server/src/testing/test-server.ts';

/** Two servers on one database, both gateways, and something to buy. */
export interface PayingWorld {
  readonly servers: readonly [TestServer, TestServer];
  readonly databases: readonly [Database, Database];
  readonly db: Handle;
  readonly clock: TestClock;
  readonly fakes: Readonly<Record<'wechat' | 'alipay', FakeGateway>>;
  readonly shop: Shop;
  readonly stop: () => Promise<void>;
}

/** Opens the world of a run. */
export const openPayingWorld = async (databases: readonly [Database, Database]): Promise<PayingWorld> => {
  const clock = createTestClock();
  const patience = { pausesMs: [] };
  const fakes = {
    wechat: await startFakeWechat({ now: clock.now, patience }),
    alipay: await startFakeAlipay({ now: clock.now, patience }),
  };
  const parts = { clock, gateways: [fakes.wechat.gateway, fakes.alipay.gateway] };
  const servers = [
    await startTestServer(databases[0], {}, parts),
    await startTestServer(databases[1], {}, parts),
  ] as const;
  return {
    servers,
    databases,
    db: databases[0].db,
    clock,
    fakes,
    shop: await openShop(servers[0]),
    stop: async () => {
      for (const { stop } of [...servers, fakes.wechat, fakes.alipay]) await stop();
    },
  };
};

const TYPES = { wechat: 'application/json', alipay: 'application/x-www-form-urlencoded; charset=utf-8' };

/** Sends a notice as the gateway does: again while the server says that something went wrong. Returns the last status. */
export const sendNotice = async (
  server: Pick<TestServer, 'address'>,
  channel: 'wechat' | 'alipay',
  { headers, body }: ReturnType<FakeGateway['notice']>,
): Promise<number> => {
  const sent = { method: 'POST', headers: { ...headers, 'content-type': TYPES[channel] } };
  for (let left = 5; ; left -= 1) {
    const { status } = await fetch(`${server.address}/pay/notice/${channel}`, {
      ...sent,
      body: new Uint8Array(body),
    });
    if (status < 500 || left === 0) return status;
  }
};
