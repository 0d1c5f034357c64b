import type { z } from 'zod';
import type { Call, CallDescriptor, Encoding, Method } from './call.ts';

/** A call as both ends agree on it: its descriptor with the schemas of input and data. */
export interface Endpoint<
  Input extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> extends Omit<CallDescriptor, 'name'> {
  readonly input: Input;
  readonly data: Data;
  /** Most megabytes of its body. Default 1, and for a call that takes a file the size that such a file may have. */
  readonly megabytes?: number;
  /** Whether the documents leave the response's shape open, so that it is our decision. */
  readonly decided: boolean;
  /** One sentence for the reference. */
  readonly summary: string;
  /** Requirement ids that the call fulfils. */
  readonly requirements: readonly string[];
}

/** Definition of a call; the rest has defaults. */
export interface EndpointDefinition<Input extends z.ZodType, Data extends z.ZodType> {
  readonly method: Method;
  readonly path: string;
  /** Default `query` for GET and `form` for every other. */
  readonly encoding?: Encoding;
  /** Fields of a POST that stand in the query. Default none. */
  readonly inQuery?: readonly string[];
  /** Fields that stand in headers of their names. Default none. */
  readonly inHeaders?: readonly string[];
  /** Default true. */
  readonly needToken?: boolean;
  /** Default false for GET, true for every other. */
  readonly write?: boolean;
  /** Most megabytes of its body. Default 1. */
  readonly megabytes?: number;
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
  write: definition.method !== 'GET',
  decided: true,
  requirements: [],
  ...definition,
});

/** Data in the response of an endpoint's call. */
export type EndpointData<One extends Endpoint> = z.output<One['data']>;

/** The call of an endpoint, without its schemas. */
export type EndpointCall<One extends Endpoint<z.ZodType<unknown, object>>> = Call<
  z.input<One['input']>,
  EndpointData<One>
>;
