import type { Endpoint } from '@chartdock/contract/schema';
import { endpoints } from '@chartdock/contract/schema';
import { sessionFakes, userFakes } from './account-fakes.ts';
import { embedEndpoints } from './embed-endpoints.ts';
import type { EmbedState } from './embed-fakes.ts';
import { embedFakes } from './embed-fakes.ts';
import type { Fake } from './fake.ts';
import { chartFakes, favouriteFakes, folderFakes, importFakes, viewLinkFakes } from './file-fakes.ts';
import { listFakes } from './list-fakes.ts';
import { pathParameters } from './path-parameters.ts';

/** One call that a fake backend knows of, by the contract. */
export interface KnownCall {
  /** E.g. `lists.loadFiles` or `embed.can`. */
  readonly name: string;
  readonly endpoint: Endpoint;
  /** Undefined for a call that is not faked. */
  readonly fake: Fake | undefined;
}

/** The calls of a backend. */
export interface KnownCalls {
  /** Finds a call by its method and path, e.g. `GET /api/personal/user/info`. */
  readonly find: (method: string, path: string) => KnownCall | undefined;
  readonly named: (name: string) => KnownCall | undefined;
}

const allEndpoints: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  ...endpoints,
  embed: embedEndpoints,
};

/** Lists every call of the contract, and those beside the guest page; a call that is not faked is known all the same. */
export const createCalls = (state: EmbedState): KnownCalls => {
  const fakes = [
    ...sessionFakes,
    ...userFakes,
    ...listFakes,
    ...folderFakes,
    ...chartFakes,
    ...favouriteFakes,
    ...importFakes,
    ...viewLinkFakes,
    ...embedFakes(state),
  ];
  const byEndpoint = new Map(fakes.map((one) => [one.endpoint, one]));
  const all = Object.entries(allEndpoints).flatMap(([group, table]) =>
    Object.entries(table).map(([name, endpoint]): KnownCall => ({
      name: `${group}.${name}`,
      endpoint,
      fake: byEndpoint.get(endpoint),
    })),
  );
  const byAddress = new Map(all.map((call) => [`${call.endpoint.method} ${call.endpoint.path}`, call]));
  const byName = new Map(all.map((call) => [call.name, call]));
  return {
    find: (method, path) =>
      byAddress.get(`${method} ${path}`) ??
      all.find(({ endpoint }) => endpoint.method === method && pathParameters(endpoint.path, path)),
    named: (name) => byName.get(name),
  };
};
