import { connectGuest, parseClientRecord } from '@chartdock/embed/guest';
import { startGuest } from './guest.ts';
import { createSteadyClock } from './steady-clock.ts';

// Part of the page that was loaded, as the peers have their settings in their scripts.
const client = parseClientRecord(document.querySelector('#chartdock-client')?.textContent);

startGuest(async () => {
  const session = await connectGuest({ client, clock: createSteadyClock() });
  return (key) => session.store.get(key);
});
