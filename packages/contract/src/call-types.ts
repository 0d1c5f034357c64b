import type { z } from 'zod';
import type { Endpoints } from './generated/endpoints.ts';

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

/** Input of a call, as a caller hands it over. */
export type CallInput<Group extends CallGroup, Name extends CallName<Group>> = z.input<
  Schemas<Group, Name>['input']
>;

/** Input of a call, as the server has it once it is checked. */
export type CallParsedInput<Group extends CallGroup, Name extends CallName<Group>> = z.output<
  Schemas<Group, Name>['input']
>;

/** Data in the response of a call. */
export type CallData<Group extends CallGroup, Name extends CallName<Group>> = z.output<
  Schemas<Group, Name>['data']
>;
