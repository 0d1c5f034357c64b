import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe } from 'vitest';
import type { RawNotice } from '../../../calls/gateway.types.ts';
import { visitCashier } from '../../../testing/shop.ts';
import { gatewaySuite } from '../gateway.suite.ts';
import type { GatewayUnderTest } from '../testing/gateway-under-test.ts';
import { createSandboxGateway } from './sandbox-gateway.ts';

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
});
