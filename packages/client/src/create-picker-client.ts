import { pickerCalls, pickerGuards } from '@chartdock/contract';
import type { LinkCalls, PickerCalls, Translate } from '@chartdock/contract';
import { buildClient } from './build-client.ts';
import type { EncodeInput } from './call.ts';
import { encodeQuery } from './encode-query.ts';
import type { EncodedRequest } from './encode-query.ts';
import type { ClientCalls, ClientControls, ClientOptions } from './client.types.ts';

/** What a picker's client takes. */
export interface PickerClientOptions extends ClientOptions {
  /** Looks a shared text up in the language of now; a picker carries one language at a time. */
  readonly translate: Translate;
}

type CallFunctions<Names extends Partial<Record<keyof ClientCalls, unknown>>> = {
  readonly [Group in keyof Names & keyof ClientCalls]: Pick<
    ClientCalls[Group],
    Names[Group] & keyof ClientCalls[Group]
  >;
};

/** The calls that make view links. */
export type LinkClient = CallFunctions<LinkCalls>;

/** A client with the calls of a picker, and what every client offers besides. */
export type PickerClient = CallFunctions<PickerCalls> &
  ClientControls & {
    /** Loads the calls that make view links, which few pickers need. Rejects when they cannot be loaded. */
    readonly loadLinks: () => Promise<LinkClient>;
  };

/** A picker seldom writes; what writes a body is loaded then. */
const encode: EncodeInput = (descriptor, input) =>
  descriptor.encoding === 'query' ? encodeQuery(descriptor, input) : encodeBody(descriptor, input);

const encodeBody = async (...call: Parameters<EncodeInput>): Promise<EncodedRequest> =>
  (await import('./encode-request.ts')).encodeRequest(...call);

/** Makes a client for pickers: a third of the full one, since it carries no other call and no texts. */
export const createPickerClient = ({ translate, ...options }: PickerClientOptions): PickerClient => {
  const { calls, controls, more } = buildClient(
    { calls: pickerCalls, guards: pickerGuards, textsOf: () => translate, encode },
    options,
  );
  // As in createClient: the table and the type come from the same endpoint values.
  return {
    ...(calls as unknown as CallFunctions<PickerCalls>),
    ...controls,
    loadLinks: async () => more(await import('./link-calls.ts')) as unknown as LinkClient,
  };
};
