import type { z } from 'zod';
import type { EndpointDescriptor } from './endpoint.ts';
import type { Endpoints } from './endpoints/index.ts';

/** A group of calls, as the client offers it. */
export type CallGroup = keyof Endpoints;

/** A call of a group. */
export type CallName<Group extends CallGroup> = keyof Endpoints[Group];

type Schemas<Group extends CallGroup, Name extends CallName<Group>> = Endpoints[Group][Name] extends {
  input: infer Input extends z.ZodType;
  data: infer Data extends z.ZodType;
}
  ? { input: Input; data: Data }
  : never;

/** What a caller hands to a call. */
export type CallInput<Group extends CallGroup, Name extends CallName<Group>> = z.input<
  Schemas<Group, Name>['input']
>;

/** What the server makes of a call's input once it is checked. */
export type CallParsedInput<Group extends CallGroup, Name extends CallName<Group>> = z.output<
  Schemas<Group, Name>['input']
>;

/** What a call answers. */
export type CallData<Group extends CallGroup, Name extends CallName<Group>> = z.output<
  Schemas<Group, Name>['data']
>;

/** The descriptors of every call by group and name. */
export type CallTable = {
  readonly [Group in CallGroup]: { readonly [Name in CallName<Group>]: EndpointDescriptor };
};

/** A function per call that tells whether a value is what the call answers. */
export type AnswerGuards = {
  readonly [Group in CallGroup]: {
    readonly [Name in CallName<Group>]: (value: unknown) => value is CallData<Group, Name>;
  };
};
