import type { z } from 'zod';
import type { Call, CallDescriptor, Encoding } from './call.ts';

/** A call as both ends agree on it: its descriptor with the schemas of input and data. */
export interface Endpoint<
  Input extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> extends Omit<CallDescriptor, 'name'> {
  readonly input: Input;
  readonly data: Data;
  /** Whether the documents leave the response's shape open, so that it is our decision. */
  readonly decided: boolean;
  /** One sentence for the reference. */
  readonly summary: string;
  /** Requirement ids that the call fulfils. */
  readonly requirements: readonly string[];
}

/** What a call's definition says; the rest has defaults. */
export interface EndpointDefinition<Input extends z.ZodType, Data extends z.ZodType> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Default `query` for GET and `form` for POST. */
  readonly encoding?: Encoding;
  /** Fields of a POST that stand in the query. Default none. */
  readonly inQuery?: readonly string[];
  /** Default true. */
  readonly needToken?: boolean;
  /** Default true for POST, false for GET. */
  readonly write?: boolean;
  /** Default true: the documents show few responses. */
  readonly decided?: boolean;
  readonly input: Input;
  readonly data: Data;
  readonly summary: string;
  readonly requirements?: readonly string[];
}

/** Makes an endpoint value from its definition. */
export const endpoint = <Input extends z.ZodType, Data extends z.ZodType>(
  definition: EndpointDefinition<Input, Data>,
): Endpoint<Input, Data> => ({
  encoding: definition.method === 'GET' ? 'query' : 'form',
  needToken: true,
  write: definition.method === 'POST',
  decided: true,
  requirements: [],
  ...definition,
});

/** What the response of an endpoint's call holds. */
export type EndpointData<One extends Endpoint> = z.output<One['data']>;

/** The call of an endpoint, without its schemas. */
export type EndpointCall<One extends Endpoint<z.ZodType<unknown, object>>> = Call<
  z.input<One['input']>,
  EndpointData<One>
>;
