import type { Request, Response } from 'express';
import { expect, it } from 'vitest';
import { createOwnCookies } from './cookies.ts';

const TOKEN = 't'.repeat(43);

/** A request and its response as far as cookies are concerned. */
const exchange = (secure: boolean, cookie = '') => {
  const set: unknown[][] = [];
  const request = { secure, get: (name: string) => (name === 'cookie' ? cookie : undefined) } as Request;
  const response = {
    req: request,
    cookie: (...made: unknown[]) => set.push(made),
    clearCookie: (...made: unknown[]) => set.push(made),
  } as unknown as Response;
  return { request, response, set };
};

it.each([
  [false, false, 'chartdock_token'],
  [true, false, '__Host-chartdock_token'],
  // In a frame the cookie is for https alone, even when an untrusted proxy says otherwise.
  [false, true, '__Host-chartdock_token'],
])('over https (%s) or framed (%s) is %s', (secure, inFrames, name) => {
  const cookies = createOwnCookies(inFrames);
  const { response, set } = exchange(secure);
  cookies.setSession(response, { value: TOKEN, maxAgeMs: 1_000 });
  cookies.setSession(response, { value: undefined, maxAgeMs: 0 });
  const where = { path: '/', httpOnly: true, secure: secure || inFrames };
  expect(set).toMatchObject([
    [name, TOKEN, { ...where, maxAge: 1_000 }],
    [name, where],
  ]);
  const both = ['chartdock_token', '__Host-chartdock_token'].map((one) => `${one}=${one}`).join('; ');
  expect(cookies.readSession(exchange(secure, both).request)).toBe(name);
});

it.each([
  [false, { sameSite: 'lax', secure: true }],
  [true, { sameSite: 'none', secure: true, partitioned: true }],
])('is for our pages, framed (%s) or not', (inFrames, where) => {
  const { response, set } = exchange(true);
  createOwnCookies(inFrames).setDevice(response, { value: 'mark', maxAgeMs: 5 });
  expect(set).toEqual([
    ['__Host-chartdock_device', 'mark', { httpOnly: true, path: '/', maxAge: 5, ...where }],
  ]);
});

it('is read among others, never unnamed', () => {
  const { readDevice, readSession } = createOwnCookies(false);
  const { request } = exchange(false, 'a=1;chartdock_device=mark ;  chartdock_token=t;b');
  expect([readDevice(request), readSession(request)]).toEqual(['mark', 't']);
  for (const cookie of ['', 'x=chartdock_token', 'not_chartdock_token=t', 'chartdock_token'])
    expect(readSession(exchange(false, cookie).request)).toBeUndefined();
  expect(readSession({ secure: false, get: () => undefined } as unknown as Request)).toBeUndefined();
});
