import type { z } from 'zod';
import { GatewayError } from '../../../../kernel/calls/gateway.types.ts';

/** Reads JSON as a schema says. Throws a GatewayError `malformed`, which repeats nothing of the text. */
export const readJson = <Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> => {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new GatewayError('malformed', 'What the gateway sent is no JSON.');
  }
  const read = schema.safeParse(data);
  if (!read.success) throw new GatewayError('malformed', 'What the gateway sent lacks something.');
  return read.data;
};
