import { expect, it } from 'vitest';
import { takeArrival } from './arrived-by-link.ts';

it.each([
  ['chartdock_arrived=1', true],
  ['a=b; chartdock_arrived=1; c=d', true],
  ['', false],
  ['chartdock_arrived=', false],
  ['xchartdock_arrived=1', false],
])('reads of "%s" whether a link signed in', (cookie, isThere) => {
  const jar = { cookie };
  expect(takeArrival(jar)).toBe(isThere);
  expect(jar.cookie).toBe(isThere ? 'chartdock_arrived=; Max-Age=0; Path=/; SameSite=Lax' : cookie);
});
