import { buildClient } from './build-client.ts';
import type { EncodeInput } from './call.ts';
import type { CallGroups, ComposeOptions, ComposedClient } from './client.types.ts';
import { encodeQuery } from './encode-query.ts';
import type { EncodedRequest } from './encode-query.ts';

// Many such clients never write; the encoder of bodies and paths is loaded on demand.
const encode: EncodeInput = (call, input) =>
  call.encoding === 'query' && !call.path.includes('{') && !call.inHeaders
    ? encodeQuery(call, input)
    : encodeFully(call, input);

const encodeFully = async (...args: Parameters<EncodeInput>): Promise<EncodedRequest> =>
  (await import('./encode-request.ts')).encodeRequest(...args);

const saysNothing = (): string => '';

/**
 * Makes a client that offers the given calls, and costs no more than these. Take calls, or whole groups of them, from
 * the modules of `@chartdock/contract/calls/`. Nothing is sent, read or stored before the first call.
 */
export const composeClient = <Groups extends CallGroups>({
  calls,
  translate = saysNothing,
  ...options
}: ComposeOptions<Groups>): ComposedClient<Groups> =>
  buildClient({ calls, textsOf: () => translate, encode }, options);
