import type { Endpoint } from '@chartdock/contract/schema';
import type { z } from 'zod';
import { CallError } from '../errors/call-error.ts';
import type { Claim } from './claims.ts';
import type { CallContext, PublicContext } from './context.ts';
import type { ScopeRule } from './scopes.ts';
import type { WrittenJson } from './written-json.ts';

/**
 * Demand of a call on a token for items: `closed` refuses every such token, `none` names no file or folder, and a function claims
 * the items that its input names; undefined closes the call for this input.
 */
export type ItemRule<Input> = 'closed' | 'none' | ((input: Input) => readonly Claim[] | undefined);

/** Handler and rules of a public call; it knows no person. */
interface PublicRules<Input, Data> {
  readonly access: 'public';
  readonly handler: (context: PublicContext, input: Input) => Promise<Data>;
}

/** Handler and rules of a call that knows its person. */
interface PersonRules<Input, Data> {
  /**
   * `token` refuses visitors, `operator` also anyone who reviews no templates; for `visitor` they may open public files, and are
   * the visitor.
   */
  readonly access: 'token' | 'visitor' | 'operator';
  readonly scope: ScopeRule;
  readonly items: ItemRule<Input>;
  /**
   * Whether equal requests of one person that wait for the database are answered by one read: it may go by the person and the
   * items of their token, their language and the input, and by nothing else of the request or the session. Default false.
   */
  readonly isJoint?: boolean;
  readonly handler: (context: CallContext, input: Input) => Promise<Data | WrittenJson<Data>>;
}

/** One request to a call, with its input checked. */
interface Prepared<Context> {
  readonly input: unknown;
  /** Claims that a token for items must cover; undefined refuses every such token. */
  readonly claims: readonly Claim[] | undefined;
  readonly answer: (context: Context) => Promise<unknown>;
}

/** Declarations of a call, read by mounts and by lists of permissions. */
interface Declared {
  readonly endpoint: Endpoint;
  readonly scope: ScopeRule;
  /** `named` claims the items that its input names. */
  readonly items: 'closed' | 'none' | 'named';
}

/** A call with its access rules and its handler. `prepare` throws `invalidInput`. */
export type ImplementedCall =
  | (Declared & {
      readonly access: 'public';
      readonly prepare: (raw: unknown) => Prepared<PublicContext>;
    })
  | (Declared & {
      readonly access: 'token' | 'visitor' | 'operator';
      readonly isJoint: boolean;
      readonly prepare: (raw: unknown) => Prepared<CallContext>;
    });

/**
 * Implements an endpoint: its access, its demand on a narrowed token, and its handler. This is all that a call needs on the
 * server. Throws when the endpoint disagrees about the token.
 */
export const implement = <Input extends z.ZodType, Data extends z.ZodType>(
  endpoint: Endpoint<Input, Data>,
  rules: PublicRules<z.output<Input>, z.output<Data>> | PersonRules<z.output<Input>, z.output<Data>>,
): ImplementedCall => {
  // The client attaches a token by the endpoint's `needToken`; the access here says who may come without.
  if ((rules.access === 'token' || rules.access === 'operator') !== endpoint.needToken) {
    throw new Error(`${endpoint.path} and what implements it differ on whether a token is needed.`);
  }
  if (rules.access === 'public') {
    const { access, handler } = rules;
    return {
      endpoint,
      access,
      scope: 'any',
      items: 'none',
      prepare: (raw) => {
        const input = parseInput(endpoint, raw);
        return { input, claims: [], answer: (context) => handler(context, input) };
      },
    };
  }
  const { access, scope, items, isJoint = false, handler } = rules;
  if (isJoint && endpoint.write)
    throw new Error(`${endpoint.path} writes, so each request is made by itself.`);
  return {
    endpoint,
    access,
    scope,
    isJoint,
    items: typeof items === 'function' ? 'named' : items,
    prepare: (raw) => {
      const input = parseInput(endpoint, raw);
      return { input, claims: claimsOf(items, input), answer: (context) => handler(context, input) };
    },
  };
};

const claimsOf = <Input>(rule: ItemRule<Input>, input: Input): readonly Claim[] | undefined => {
  if (typeof rule === 'function') return rule(input);
  return rule === 'none' ? [] : undefined;
};

const parseInput = <Input extends z.ZodType>({ input }: { readonly input: Input }, raw: unknown) => {
  const parsed = input.safeParse(raw);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.slice(0, 20).map((issue) => ({
    path: issue.path.map(String).join('.').slice(0, 200),
    message: issue.message,
  }));
  throw new CallError('invalidInput', { issues });
};
