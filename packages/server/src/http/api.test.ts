import { endpoints } from '@chartdock/contract/schema';
import type { Endpoint } from '@chartdock/contract/schema';
import { describe, expect, it } from 'vitest';
import type { App } from '../kernel/calls/context.ts';
import { contractCalls } from '../domains/domains.ts';
import { createApiRouter, routeOf } from './api.ts';

const all = Object.entries<Readonly<Record<string, Endpoint>>>(endpoints).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint })),
);

describe('the calls', () => {
  it('are mounted singly by method and path', () => {
    // Mounting reads nothing of the app; calls do.
    const router = createApiRouter({} as App, contractCalls);
    const mounted = router.stack.flatMap((layer) =>
      (layer.route?.stack ?? []).map((one) => `${one.method.toUpperCase()} ${String(layer.route?.path)}`),
    );
    expect(mounted.toSorted()).toEqual(
      all.map(({ endpoint }) => `${endpoint.method} ${routeOf(endpoint.path)}`).toSorted(),
    );
    expect(new Set(mounted).size).toBe(all.length);
    expect(contractCalls.map((call) => call.name)).toEqual(all.map(({ name }) => name));
  });

  it('need a token except for these', () => {
    const open = contractCalls.filter(({ endpoint }) => !endpoint.needToken);
    expect(open.map(({ name, access }) => `${name}: ${access}`).toSorted()).toEqual([
      'charts.content: visitor',
      'charts.info: visitor',
      'orders.payInApp: public',
      'orders.payInPage: public',
      'session.exchange: public',
      'session.register: public',
      'session.resetPassword: public',
      'session.resume: public',
      'session.sendEntryCode: public',
      'session.signIn: public',
      'templates.featured: visitor',
      'templates.scenes: visitor',
      'templates.searchOfficial: visitor',
      'templates.topics: visitor',
      'viewLinks.open: visitor',
    ]);
    const asked = contractCalls.filter(({ access }) => access !== 'token' && access !== 'operator');
    expect(asked.map(({ name }) => name)).toEqual(open.map(({ name }) => name));
  });

  it('need an operator for the reviews of others alone', () => {
    const reviewing = contractCalls.filter(({ access }) => access === 'operator');
    expect(reviewing.map(({ name }) => name).toSorted()).toEqual([
      'reviews.approve',
      'reviews.list',
      'reviews.refuse',
    ]);
  });
});
