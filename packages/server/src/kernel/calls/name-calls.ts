import type { Endpoint } from '@chartdock/contract/schema';
import type { ImplementedCall } from './implement.ts';

/** Endpoints by group and name. */
export type EndpointGroups = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** An implemented call with its group and name, e.g. `folders.create`. */
export type NamedCall = ImplementedCall & { readonly name: string };

/**
 * Finds the implementation of each endpoint, in the order of the endpoints. Throws when an endpoint has none or several, and when
 * something else is implemented.
 */
export const nameCalls = <Call extends ImplementedCall>(
  groups: EndpointGroups,
  implemented: readonly Call[],
): readonly (Call & { readonly name: string })[] => {
  const wanted = Object.entries(groups).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint })),
  );
  const known = new Set(wanted.map(({ endpoint }) => endpoint));
  const stray = implemented.find(({ endpoint }) => !known.has(endpoint));
  if (stray !== undefined) throw new Error(`No group has the endpoint of ${stray.endpoint.path}.`);
  return wanted.map(({ name, endpoint }) => {
    const [call, ...others] = implemented.filter((one) => one.endpoint === endpoint);
    if (call === undefined) throw new Error(`Nothing implements ${name}.`);
    if (others.length > 0) throw new Error(`${name} is implemented ${others.length + 1} times.`);
    return { ...call, name };
  });
};
