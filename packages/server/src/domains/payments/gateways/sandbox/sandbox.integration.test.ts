import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { RawNotice } from '../../../../kernel/calls/gateway.types.ts';
import { visitCashier } from '../../../../testing/shop.ts';
import { readConfig } from '../../../../kernel/config/config.ts';
import { gatewaySuite, SUITE_START } from '../gateway.suite.ts';
import { createGateways } from '../gateways.ts';
import { startFakeWechat } from '../testing/fake-wechat.ts';
import type { GatewayUnderTest } from '../testing/gateway-under-test.ts';
import { createSandboxGateway } from './sandbox-gateway.ts';
import type { CashierAction } from './sandbox-trades.ts';

/** Opens the sandbox with an address of ours that hears its notices. */
const openSandbox = async (now: () => number): Promise<GatewayUnderTest> => {
  const gateway = createSandboxGateway({ now });
  const heard: ((notice: RawNotice) => void)[] = [];
  const receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      response.end('success');
      const headers = request.headers as RawNotice['headers'];
      heard.shift()?.({ headers, body: Buffer.concat(parts) });
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const bound = receiver.address();
  const noticeUrl = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}/`;
  return {
    // The suite knows no address of ours.
    gateway: { ...gateway, createCode: (order) => gateway.createCode({ ...order, noticeUrl }) },
    pay: async (_order, code) => {
      const { promise, resolve } = Promise.withResolvers<RawNotice>();
      heard.push(resolve);
      await visitCashier(code, 'pay');
      return promise;
    },
    stop: async () => {
      await gateway.stop();
      receiver.closeAllConnections();
      receiver.close();
    },
  };
};

describe('the sandbox', () => {
  gatewaySuite(openSandbox);

  it('[PAY-18] confirms, fails and expires orders', async () => {
    const now = (): number => SUITE_START;
    const { gateway, stop } = await openSandbox(now);
    const endsAs = async (action: CashierAction): Promise<string> => {
      const tradeNo = randomBytes(16).toString('hex');
      const order = { tradeNo, amountFen: 990, subject: 'x', channel: 'wechat', noticeUrl: '', closesAt: 0 };
      const code = await gateway.createCode({ ...order, channel: 'wechat' });
      await visitCashier(code, action);
      const { state, payments } = await gateway.query(tradeNo);
      return `${state} ${payments.length}`;
    };
    expect(await endsAs('pay')).toBe('SUCCESS 1');
    expect(await endsAs('refuse')).toBe('NOTPAY 0');
    expect(await endsAs('expire')).toBe('CLOSED 0');
    await stop();
    const config = readConfig({ CHARTDOCK_PAYMENTS: 'sandbox' });
    expect(createGateways({ config, now }).of('wechat')?.name).toBe('sandbox');
    const fake = await startFakeWechat({ now });
    const other = createGateways({ config, now, gateways: [fake.gateway] });
    expect([other.of('wechat')?.name, other.of('alipay')]).toEqual(['wechat', undefined]);
    await fake.stop();
  });
});
