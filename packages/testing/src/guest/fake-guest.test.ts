import { createChartdock } from '@chartdock/embed';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createScenarioClock } from '../clock.ts';
import { describeFakeGuest } from './fake-guest.suite.ts';
import { createFakeGuest } from './fake-guest.ts';

describeFakeGuest('in a process without a document');
describeFakeGuest('at the other end of a message port', { port: 'message-port' });

describe('in a process without a navigator, as Node before 21 is', () => {
  const navigatorOfNode = Object.getOwnPropertyDescriptor(globalThis, 'navigator') ?? {};
  beforeEach(() => void Reflect.deleteProperty(globalThis, 'navigator'));
  afterEach(() => void Object.defineProperty(globalThis, 'navigator', navigatorOfNode));

  it('takes part in a pick, and leaves none behind', async () => {
    const clock = createScenarioClock();
    const guest = createFakeGuest({ clock });
    const dock = createChartdock({
      clientId: 'partner-demo',
      baseUrl: 'https://charts.example.com',
      getToken: () => Promise.resolve({ value: 'token-1' }),
      clock,
    });
    const picking = dock.pickFiles({ present: 'modal' });
    const surface = await guest.next();
    await surface.pick({ id: 'f1', title: 'Plan', category: 'mind' });
    expect(await picking).toMatchObject({ status: 'done', value: { id: 'f1' } });
    dock.destroy();
    guest.remove();
    expect('navigator' in globalThis).toBe(false);
  });
});
