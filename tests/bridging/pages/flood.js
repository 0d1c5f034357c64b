import { mutate } from '../../../packages/embed/src/testing/hostile/mutate.ts';
import { makeGreeting, makePortMessage } from '../../../packages/embed/src/testing/hostile/valid-messages.ts';
import { createRandom } from '../../../packages/server/src/demo/random.ts';

/** Posts messages of a seed to a window, in batches, so that they do not pile up; half of them are well formed. */
globalThis.flood = async ({ target, channel, count, seed }) => {
  const random = createRandom(seed);
  for (let sent = 0; sent < count; sent += 1) {
    const own = random.next() < 0.7 ? { ...makeGreeting(random), ch: channel } : makePortMessage(random);
    try {
      target.postMessage(random.next() < 0.5 ? own : mutate(random, own), '*');
    } catch {
      // What is nested too deep for the browser itself travels nowhere.
      target.postMessage(own, '*');
    }
    if (sent % 250 === 249) await new Promise((resolve) => setTimeout(resolve));
  }
};
