import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { EMBED_API, setScopes } from '../partners/index.ts';
import { purchaseCalls, signInBuyer } from '../../testing/buyer.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { registerPartner } from '../../testing/partner.ts';
import type { Partner } from '../../testing/partner.ts';
import { openShop, visitCashier } from '../../testing/shop.ts';
import type { Shop } from '../../testing/shop.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const REFUSED = '70013';
const ENDED = '407';

/**
 * Proves that a partner's token sells within its scope, at the price of the server, and that paid things come even when the
 * partner is gone.
 */
export const partnerPaymentsSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let shop: Shop;
  let partner: Partner;
  beforeAll(async () => {
    server = await startTestServer(await under.open());
    shop = await openShop(server);
    partner = await registerPartner(server, 'partner');
  });
  afterAll(() => server.stop());

  const ordersBy = async (buyer: Buyer, ...scopes: Parameters<Partner['tokenOf']>[1] & object) =>
    purchaseCalls(server.client(await partner.tokenOf(buyer.token, scopes))).orders;
  const wanted = (realMoney?: number) =>
    ({
      orderType: 'clone',
      chartId: shop.paidId,
      ...(realMoney === undefined ? {} : { realMoney }),
    }) as const;

  it('lets a scoped token sell and deliver once', async () => {
    const buyer = await signInBuyer(server);
    const orders = await ordersBy(buyer, 'pay');
    expect(await refusalOf(orders.preOrderWechat(wanted(0.01)))).toBe('70050');
    const { order } = await orders.preOrderWechat(wanted(9.9));
    const { code_url: code } = await orders.payWechat({ orderId: order.id });
    const uuid = await orders.addPreOrderInfo(wanted());
    expect(await orders.statusCyclic({ uuid })).toBe('waiting');
    expect(await visitCashier(code, 'pay')).toContain('Paid');
    await expect.poll(() => orders.queryWechat({ orderId: order.id })).toEqual({ trade_state: 'SUCCESS' });
    expect(await orders.statusCyclic({ uuid })).toBe('success');
    const { file } = await orders.deliver({ orderId: order.id });
    expect(file).toMatchObject({ title: 'Paid model', templateId: shop.paidId });
    expect((await orders.deliver({ orderId: order.id })).file?.chartId).toBe(file?.chartId);
    expect(await buyer.countFiles()).toBe(1);
  });

  it('refuses tokens without the scope, naming it', async () => {
    const buyer = await signInBuyer(server);
    const orders = await ordersBy(buyer, 'files:read', 'files:write', 'export', 'publish', 'share');
    for (const ask of [
      () => orders.plans(),
      () => orders.preOrderWechat(wanted()),
      () => orders.preOrderAlipay(wanted()),
      () => orders.addPreOrderInfo(wanted()),
    ])
      await expect(ask()).rejects.toMatchObject({ envelopeCode: REFUSED, data: { needs: 'pay' } });
    // An order that the person made elsewhere is as closed to it.
    const { id, code } = await buyer.order(shop.paidId);
    for (const ask of [
      () => orders.payWechat({ orderId: id }),
      () => orders.queryWechat({ orderId: id }),
      () => orders.activityStatus({ orderId: id }),
      () => orders.deliver({ orderId: id }),
    ])
      await expect(ask()).rejects.toMatchObject({ envelopeCode: REFUSED, data: { needs: 'pay' } });
    const { rows } = await buyer.orders.userPay();
    expect([rows, await buyer.countFiles()]).toEqual([[], 0]);
    expect(await visitCashier(code)).toContain('9.90');
  });

  it('shows its token no coupons or purchases', async () => {
    const buyer = await signInBuyer(server);
    const calls = purchaseCalls(server.client(await partner.tokenOf(buyer.token, ['pay'])));
    expect(await refusalOf(calls.orders.userPay())).toBe(REFUSED);
    expect(await refusalOf(calls.coupons.mine({}))).toBe(REFUSED);
  });

  it('delivers after withdrawal, telling the partner nothing', async () => {
    const buyer = await signInBuyer(server);
    const orders = await ordersBy(buyer, 'pay');
    const { order } = await orders.preOrderWechat(wanted());
    const { code_url: code } = await orders.payWechat({ orderId: order.id });
    await buyer.client.session.withdrawPartner({ client: partner.id });
    await visitCashier(code, 'pay');
    await expect.poll(() => buyer.countFiles()).toBe(1);
    expect(await refusalOf(orders.queryWechat({ orderId: order.id }))).toBe(ENDED);
    expect(await refusalOf(orders.deliver({ orderId: order.id }))).toBe(ENDED);
    expect((await buyer.orders.deliver({ orderId: order.id })).order.state).toBe('delivered');
  });

  it('ends scoped tokens at once, no others', async () => {
    const seller = await registerPartner(server, 'seller', ['files:read', 'pay']);
    const buyer = await signInBuyer(server);
    const selling = server.client(await seller.tokenOf(buyer.token, ['files:read', 'pay']));
    const reading = server.client(await seller.tokenOf(buyer.token, ['files:read']));
    const { order } = await purchaseCalls(selling).orders.preOrderWechat(wanted());
    expect(await setScopes(server.app, 'seller', ['files:read', 'export'])).toBe(true);
    expect(await refusalOf(purchaseCalls(selling).orders.payWechat({ orderId: order.id }))).toBe(ENDED);
    expect((await reading.lists.loadFiles()).rows).toEqual([]);
    // The secret gets no more than the scopes registered now.
    const again = await server.send(`${EMBED_API}/token?client=seller`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret: seller.secret, userId: buyer.id, scopes: ['pay'] }),
    });
    expect(await again.json()).toMatchObject({ code: REFUSED });
    expect(await setScopes(server.app, 'nobody', ['files:read'])).toBe(false);
  });
};
