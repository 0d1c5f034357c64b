import { describe, expect, it } from 'vitest';
import { otherTask } from '../parts/more.ts';
import { isSurfaceConfig } from '../wire/configs.ts';

const taskOf = (order: unknown) => otherTask(['checkout', order], {});
const order = { kind: 'template', id: 't1', price: 9.9 } as const;
const paid = { orderId: 'o1', chartId: 'c1', title: 'Plan', category: 'flow' };

describe('a checkout', () => {
  it.each([
    [order, 'dlgPay', { payType: 'clone', id: 't1', price: 9.9 }],
    [
      { ...order, title: 'Plan', coupon: 'OFF' },
      'dlgPay',
      { payType: 'clone', id: 't1', price: 9.9, chartTitle: 'Plan', coupon: 'OFF' },
    ],
    [{ kind: 'membership', id: 'year', price: 159 }, 'dlgPay', { payType: 'member', id: 'year', price: 159 }],
    [
      { kind: 'seats', id: 'org', price: 598, seats: 2, orgName: 'Atlas' },
      'dlgOrgPay',
      { payType: 'org', id: 'org', price: 598, seats: 2, orgName: 'Atlas' },
    ],
  ])('of %j opens the dialog that sells it', async (one, name, params) => {
    const { config } = await taskOf(one);
    expect(config).toStrictEqual({ task: 'dialog', name, params });
    expect(isSurfaceConfig({ ...config, surface: 'modal', ticket: 't' })).toBe(true);
  });

  it('waits for an order from its maker', async () => {
    const { config } = await taskOf(order);
    expect((await taskOf(Promise.resolve(order))).config).toEqual(config);
    expect((await taskOf(() => Promise.resolve(order))).config).toEqual(config);
  });

  it.each([
    ['order', undefined],
    ['order', []],
    ['order.kind', { ...order, kind: 'gift' }],
    ['order.kind', { ...order, kind: 'toString' }],
    ['order.id', { ...order, id: '' }],
    ['order.price', { ...order, price: 0 }],
    ['order.price', { ...order, price: Number.NaN }],
    ['order.price', { ...order, price: '9.9' }],
    ['order.seats', { ...order, seats: 1.5 }],
    ['order.title', { ...order, title: 'x'.repeat(121) }],
  ])('throws bad_option that names %s for %j', async (name, one) => {
    await expect(taskOf(one)).rejects.toMatchObject({ code: 'bad_option', message: `bad option ${name}` });
  });

  it('throws bad_option when the order does not come', async () => {
    const late = taskOf(() => Promise.reject(new Error('the shop is closed')));
    await expect(late).rejects.toMatchObject({
      code: 'bad_option',
      message: 'bad option order: it did not come',
    });
  });

  it('ends with a receipt of order and file', async () => {
    const { isValue, valueOf, decide } = await taskOf(order);
    const answer = { result: 'ok', name: 'dlgPay', value: paid };
    expect(isValue(answer)).toBe(true);
    expect(valueOf(answer as never)).toEqual({
      orderId: 'o1',
      file: { id: 'c1', title: 'Plan', category: 'flow' },
    });
    expect(valueOf({ ...answer, value: { orderId: 'o1' } } as never)).toEqual({ orderId: 'o1' });
    expect(decide).toBeUndefined();
    expect(valueOf({ ...answer, value: { orderId: 'o1', chartId: 'c1' } } as never)).toEqual({
      orderId: 'o1',
      file: { id: 'c1', title: '', category: '' },
    });
    expect(isValue({ ...answer, value: { ...paid, title: 'x'.repeat(256) } })).toBe(true);
    const wrong = [
      { result: 'error', code: 'not_available' },
      { ...answer, value: undefined },
      { ...answer, value: { ...paid, orderId: '' } },
      { ...answer, value: { ...paid, secret: 1 } },
      { ...answer, value: { ...paid, title: 'x'.repeat(257) } },
      { ...answer, value: { ...paid, title: ['Plan'] } },
      { ...answer, result: 'cancel' },
      null,
    ];
    expect(wrong.map(isValue)).toEqual(wrong.map(() => false));
  });

  it('has its own name', async () => {
    expect((await taskOf(order)).names).toEqual({ zh: '付款', en: 'Payment' });
  });
});
