import { expectTypeOf } from 'vitest';
import type { z } from 'zod';
import type { CallContext, PublicContext } from './context.ts';
import type { implement } from './implement.ts';

type Rules = Parameters<typeof implement<z.ZodString, z.ZodNumber>>[1];

type Handler<Context> = (context: Context, input: string) => Promise<number>;
interface Whole {
  access: 'token';
  scope: 'files:read';
  items: 'none';
  handler: Handler<CallContext>;
}

/** Never runs: the compiler reads it. */
export const checkTypes = (): void => {
  expectTypeOf<Whole>().toExtend<Rules>();
  expectTypeOf<{ access: 'public'; handler: Handler<PublicContext> }>().toExtend<Rules>();

  // Each fact has to be said.
  expectTypeOf<Omit<Whole, 'access'>>().not.toExtend<Rules>();
  expectTypeOf<Omit<Whole, 'scope'>>().not.toExtend<Rules>();
  expectTypeOf<Omit<Whole, 'items'>>().not.toExtend<Rules>();
  expectTypeOf<Omit<Whole, 'handler'>>().not.toExtend<Rules>();

  // Who comes without a token is nobody that a handler could ask for, and no scope is made up.
  expectTypeOf<{ access: 'public'; handler: Handler<CallContext> }>().not.toExtend<Rules>();
  expectTypeOf<Omit<Whole, 'scope'> & { scope: 'files:all' }>().not.toExtend<Rules>();
  expectTypeOf<Omit<Whole, 'handler'> & { handler: () => Promise<string> }>().not.toExtend<Rules>();
};
