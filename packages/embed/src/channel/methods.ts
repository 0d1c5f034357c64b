import type { Guard } from '../wire/guards.ts';

/** Facts about the request that a method serves. */
export interface Asked {
  /** Aborts when the peer cancels, reloads or leaves, and at the deadline. */
  readonly signal: AbortSignal;
  /** Runs a task once the response is on its way. */
  afterwards(task: () => void): void;
}

/** One method: the guard its parameters must pass, and its implementation. */
export interface Method {
  readonly guard: Guard<never>;
  run(params: never, asked: Asked): unknown;
}

/** Implementations of each method of a table of calls. */
export type Runs<Calls> = {
  readonly [Name in keyof Calls]: (params: Calls[Name], asked: Asked) => unknown;
};

/** Joins the guards of some calls with the code that relies on them. */
export const createMethods = <Calls>(
  guards: { readonly [Name in keyof Calls]: Guard<Calls[Name]> },
  runs: Runs<Calls>,
): Readonly<Record<string, Method>> => {
  const names = Object.keys(guards) as (keyof Calls & string)[];
  return Object.fromEntries(
    names.map((name) => [name, { guard: guards[name], run: runs[name] } as unknown as Method]),
  );
};
