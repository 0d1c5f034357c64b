import { endpoints } from '@chartdock/contract/schema';
import type { Endpoint } from '@chartdock/contract/schema';
import { describe, expect, it } from 'vitest';
import type { App } from '../calls/context.ts';
import type { PublicCall } from './handlers.ts';
import { createApiRouter, listCalls, routeOf } from './mount.ts';
import { handlers } from './table.ts';

const all = Object.entries<Readonly<Record<string, Endpoint>>>(endpoints).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint })),
);
// Typed, so that the list and the type of public calls cannot part.
const PUBLIC: Readonly<Record<PublicCall, true>> = {
  'session.signIn': true,
  'session.resume': true,
  'session.exchange': true,
  'charts.info': true,
  'viewLinks.open': true,
};

describe('the calls', () => {
  it('are mounted one by one, each at its own method and path', () => {
    // Mounting reads nothing of the app; calls do.
    const router = createApiRouter({} as App, handlers);
    const mounted = router.stack.flatMap((layer) =>
      (layer.route?.stack ?? []).map((one) => `${one.method.toUpperCase()} ${String(layer.route?.path)}`),
    );
    expect(mounted.toSorted()).toEqual(
      all.map(({ endpoint }) => `${endpoint.method} ${routeOf(endpoint.path)}`).toSorted(),
    );
    expect(new Set(mounted).size).toBe(all.length);
    expect(listCalls(handlers).map((call) => call.name)).toEqual(all.map(({ name }) => name));
  });

  it('need a token unless the type of their context says otherwise', () => {
    const open = all.filter(({ endpoint }) => !endpoint.needToken).map(({ name }) => name);
    expect(open.toSorted()).toEqual(Object.keys(PUBLIC).toSorted());
  });
});
