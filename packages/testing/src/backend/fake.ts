import type { Endpoint } from '@chartdock/contract/schema';
import type { z } from 'zod';
import type { CallContext, Page } from './context.types.ts';
import { Refusal } from './refusal.ts';

/** How a fake backend makes the response of one call. */
export interface Fake {
  readonly endpoint: Endpoint;
  /** Makes the data of the response. Throws a `Refusal`, `invalidInput` for an input that the server refuses, too. */
  readonly run: (context: CallContext, raw: unknown) => unknown;
  /** Tells which pages may make the call; default all. */
  readonly allows?: (page: Page) => boolean;
}

/** Checks an input with the schema that the server checks it with. Throws `invalidInput`. */
export const parseInput = <Input extends z.ZodType>(schema: Input, raw: unknown): z.output<Input> => {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
  }));
  throw new Refusal('invalidInput', issues);
};

/** Makes the fake of an endpoint's call: types of input and data are those of the endpoint. */
export const fake = <Input extends z.ZodType, Data extends z.ZodType>(
  endpoint: Endpoint<Input, Data>,
  respond: (context: CallContext, input: z.output<Input>) => z.output<Data> | Promise<z.output<Data>>,
): Fake => ({
  endpoint,
  run: (context, raw) => respond(context, parseInput(endpoint.input, raw)),
});
