import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GatewayError } from '../../../kernel/calls/gateway.types.ts';
import type { GatewayOrder, GatewayRefund, RawNotice } from '../../../kernel/calls/gateway.types.ts';
import type { GatewayUnderTest } from './testing/gateway-under-test.ts';
import { chinaDay } from './wire/china-time.ts';

/** Half past six in the evening in China, so that no test crosses midnight there. */
export const SUITE_START = Date.parse('2026-11-23T18:30:00+08:00');

/** Proves the common behaviour of every gateway. */
export const gatewaySuite = (open: (now: () => number) => Promise<GatewayUnderTest>): void => {
  describe('as a gateway', () => {
    let now = SUITE_START;
    let under: GatewayUnderTest;
    beforeAll(async () => {
      under = await open(() => now);
    });
    afterAll(() => under.stop());

    const newOrder = (amountFen = 990): GatewayOrder => ({
      tradeNo: randomBytes(16).toString('hex'),
      amountFen,
      subject: '付费模型 Paid model & more=less',
      channel: under.gateway.name === 'alipay' ? 'alipay' : 'wechat',
      noticeUrl: 'https://chartdock.example/pay/notice/x',
      closesAt: now + 900_000,
    });
    const paid = async (amountFen?: number): Promise<{ order: GatewayOrder; notice: RawNotice }> => {
      const order = newOrder(amountFen);
      const notice = await under.pay(order, await under.gateway.createCode(order));
      return { order, notice };
    };
    /** Asks for a refund until it is done: a gateway may take its time. */
    const giveBack = async (refund: GatewayRefund): Promise<void> => {
      for (;;)
        try {
          return await under.gateway.refund(refund);
        } catch (error) {
          if (!(error instanceof GatewayError) || error.code !== 'pending') throw error;
        }
    };

    it('shows the same code for the same order', async () => {
      const order = newOrder();
      expect(await under.gateway.createCode(order)).toMatch(/^\w+:\/\/\S+$/);
      expect(await under.gateway.createCode(order)).toMatch(/^\w+:\/\/\S+$/);
      const other = under.gateway.createCode({ ...order, amountFen: 1 });
      await expect(other).rejects.toMatchObject({ name: 'GatewayError', code: 'refused' });
    });

    it('says that unpaid orders are unpaid', async () => {
      const order = newOrder();
      const unpaid = { state: 'NOTPAY', payments: [] };
      expect(await under.gateway.query(order.tradeNo)).toEqual(unpaid);
      await under.gateway.createCode(order);
      expect(await under.gateway.query(order.tradeNo)).toEqual(unpaid);
    });

    it('tells notice and query alike, to the fen', async () => {
      for (const amountFen of [1, 990, 100_000, 12_345_678]) {
        const { order, notice } = await paid(amountFen);
        const { state, payments } = await under.gateway.query(order.tradeNo);
        expect(state).toBe('SUCCESS');
        expect(payments).toEqual([
          { tradeNo: order.tradeNo, amountFen, transactionId: expect.any(String) as string },
        ]);
        expect(under.gateway.readNotice(notice)).toEqual(payments[0]);
      }
    });

    it('believes no notice that was changed in any byte', async () => {
      const { notice } = await paid();
      const codeOf = (changed: RawNotice): string => {
        try {
          under.gateway.readNotice(changed);
          return 'believed';
        } catch (error) {
          return error instanceof GatewayError ? error.code : 'not a GatewayError';
        }
      };
      for (let at = 0; at < notice.body.length; at += 7) {
        const body = Buffer.from(notice.body);
        body[at] = (body[at] ?? 0) ^ 1;
        expect(codeOf({ ...notice, body }), `byte ${at}`).toBe('not_signed');
      }
      const cut = notice.body.subarray(0, -9);
      expect(codeOf({ ...notice, body: cut })).toBe('not_signed');
      expect(codeOf({ headers: {}, body: Buffer.alloc(0) })).toBe('not_signed');
      expect(codeOf({ headers: {}, body: Buffer.from('{"amountFen":1}') })).toBe('not_signed');
    });

    it('closes unpaid and unknown orders for good', async () => {
      const order = newOrder();
      await under.gateway.createCode(order);
      const closed = await under.gateway.close(order.tradeNo);
      expect(closed.payments).toEqual([]);
      expect((await under.gateway.close(order.tradeNo)).payments).toEqual([]);
      expect((await under.gateway.close(newOrder().tradeNo)).payments).toEqual([]);
      expect((await under.gateway.query(order.tradeNo)).payments).toEqual([]);
    });

    it('reports the payment instead of closing late', async () => {
      const { order } = await paid();
      const closed = await under.gateway.close(order.tradeNo);
      expect(closed).toEqual(await under.gateway.query(order.tradeNo));
      expect(closed).toMatchObject({ state: 'SUCCESS', payments: [{ amountFen: 990 }] });
    });

    it('refunds once under a number', async () => {
      const { order } = await paid();
      const [payment] = (await under.gateway.query(order.tradeNo)).payments;
      if (payment === undefined) throw new Error('nothing was paid');
      const refund = { payment, refundNo: randomBytes(16).toString('hex') };
      await giveBack(refund);
      await giveBack(refund);
      expect((await under.gateway.query(order.tradeNo)).payments).toEqual([]);
      const bill = await under.gateway.readBill(chinaDay(now));
      const [{ refundNo }, { tradeNo, amountFen }] = [refund, payment];
      expect(bill?.refunds.filter((one) => one.tradeNo === tradeNo)).toEqual([
        { refundNo, tradeNo, amountFen },
      ]);
    });

    it('refuses to refund unpaid money', async () => {
      const payment = { transactionId: 'none', tradeNo: newOrder().tradeNo, amountFen: 1 };
      const refund = under.gateway.refund({ payment, refundNo: randomBytes(16).toString('hex') });
      await expect(refund).rejects.toMatchObject({ name: 'GatewayError', code: 'refused' });
    });

    it('lists exactly the payments of a day', async () => {
      now += 86_400_000;
      const made = [await paid(1), await paid(12_345)];
      const wanted = await Promise.all(
        made.map(async ({ order }) => (await under.gateway.query(order.tradeNo)).payments[0]),
      );
      const bill = await under.gateway.readBill(chinaDay(now));
      expect(bill?.payments).toHaveLength(2);
      expect(bill?.payments).toEqual(expect.arrayContaining(wanted));
      expect(await under.gateway.readBill('2020-01-01')).toEqual({ payments: [], refunds: [] });
    });
  });
};
