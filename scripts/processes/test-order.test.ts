import { describe, expect, it } from 'vitest';
import { testOrder } from './test-order.ts';

describe('testOrder', () => {
  it('is another one each day', () => {
    expect(testOrder({}, new Date('2026-11-24T23:59:59Z'))).toBe('20261124');
    expect(testOrder({ CHARTDOCK_TEST_ORDER: '' }, new Date('2026-11-25T00:00:00Z'))).toBe('20261125');
  });

  it('is the given number, if any', () => {
    const now = new Date('2026-11-24T00:00:00Z');
    expect(testOrder({ CHARTDOCK_TEST_ORDER: '7' }, now)).toBe('7');
    expect(testOrder({ CHARTDOCK_TEST_ORDER: 'any' }, now)).toBe('20261124');
  });
});
