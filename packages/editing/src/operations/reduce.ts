import type { Fault } from '@chartdock/documents';
import type { ThingIndex } from '../things/thing-index.ts';
import { applyAll } from './apply.ts';
import type { AppliedAll } from './apply.ts';
import { checkIntent } from './check-intents.ts';
import { checkOperations } from './check-operations.ts';
import { faultsOfValues } from './check-values.ts';
import { reduceArrange } from './composed/arrange.ts';
import { reduceConnect } from './composed/connect.ts';
import { reduceInsert } from './composed/insert.ts';
import { reduceLayout } from './composed/layout.ts';
import { reduceMove, reduceResize } from './composed/move.ts';
import type { Reduced, Reducing } from './composed/reduced.types.ts';
import { reduceBend, reduceGroup, reduceStyle, reduceWrite } from './composed/fields.ts';
import type { ComposedIntent, Intent } from './intent.types.ts';
import type { Cause } from './operation.types.ts';

type Reducers = {
  readonly [N in ComposedIntent['op']]: (
    intent: Extract<ComposedIntent, { readonly op: N }>,
    reducing: Reducing,
  ) => Reduced;
};

const REDUCERS: Reducers = {
  connect: reduceConnect,
  move: reduceMove,
  resize: reduceResize,
  write: reduceWrite,
  style: reduceStyle,
  bend: reduceBend,
  group: reduceGroup,
  arrange: reduceArrange,
  layout: reduceLayout,
  insert: reduceInsert,
};

/** Names the intents that become stored operations. */
export const COMPOSED_NAMES: readonly string[] = Object.keys(REDUCERS);

const isComposed = (intent: Intent): intent is ComposedIntent => COMPOSED_NAMES.includes(intent.op);

/** Turns an intent into stored operations on a document as it is now. */
export const reduceIntent = (intent: Intent, reducing: Reducing): Reduced =>
  isComposed(intent) ? reduceComposed(intent, reducing) : { ops: [intent], created: [] };

const reduceComposed = <N extends ComposedIntent['op']>(
  intent: Extract<ComposedIntent, { readonly op: N }>,
  reducing: Reducing,
): Reduced => {
  // The table has for each name a function that takes its intents, which the compiler does not follow through a union.
  const reduce = REDUCERS[intent.op] as (one: typeof intent, more: Reducing) => Reduced;
  return reduce(intent, reducing);
};

/** Outcome of turning intents into operations and applying them. */
export type ReducedIntents =
  | { readonly status: 'applied'; readonly applied: AppliedAll; readonly created: readonly string[] }
  | { readonly status: 'refused'; readonly faults: readonly Fault[] };

/** How intents are applied. */
export interface ReduceOptions {
  readonly newId: () => string;
  /** Undoing leaves fields alone that have changed since. Default `user`. */
  readonly cause?: Cause;
  /** Whether others changed the document meanwhile: values that no longer fit are left out then, and no fault. */
  readonly isMerging?: boolean;
}

/**
 * Applies intents, each as stored operations on the result of the one before it. A fault takes all of them back; its place
 * names the intent, such as `ops.3.to.w`.
 */
export const reduceIntents = (
  index: ThingIndex,
  intents: readonly unknown[],
  { newId, cause = 'user', isMerging = false }: ReduceOptions,
): ReducedIntents => {
  let all: AppliedAll = { done: [], inverse: [], changed: new Set(), missed: [] };
  const created: string[] = [];
  for (const [at, intent] of intents.entries()) {
    const outcome = reduceOne(index, { intent, at, options: { newId, cause, isMerging } });
    if (outcome.status === 'refused') {
      applyAll(index, all.inverse, 'user');
      return outcome;
    }
    all = join(all, outcome.applied, at);
    created.push(...outcome.created);
  }
  return { status: 'applied', applied: all, created };
};

interface One {
  readonly intent: unknown;
  readonly at: number;
  readonly options: Required<ReduceOptions>;
}

const reduceOne = (index: ThingIndex, { intent, at, options }: One): ReducedIntents => {
  const path = `ops.${at}`;
  const checked = checkIntent(intent, path);
  if (checked.status === 'refused') return checked;
  const { ops, created } = reduceIntent(checked.intent, { index, newId: options.newId });
  const reading = checkOperations(ops, index.type);
  const rename = (fault: Fault): Fault => renamed(fault, path);
  if (reading.status === 'refused') return { status: 'refused', faults: reading.faults.map(rename) };
  const faults = options.isMerging ? [] : ops.flatMap((op) => faultsOfValues(index, op, path));
  if (faults.length > 0) return { status: 'refused', faults };
  return { status: 'applied', applied: applyAll(index, ops, options.cause), created };
};

/** Names the place of a fault by the intent it came from; its own operations are no one's business. */
const renamed = (fault: Fault, path: string): Fault => {
  const place = fault.path.replace(/^ops\.\d+/, path);
  const say = (text: string): string => place + text.slice(fault.path.length);
  return { ...fault, path: place, en: say(fault.en), zh: say(fault.zh) };
};

const join = (all: AppliedAll, one: AppliedAll, at: number): AppliedAll => ({
  done: [...all.done, ...one.done],
  inverse: [...one.inverse, ...all.inverse],
  changed: new Set([...all.changed, ...one.changed]),
  missed: one.missed.length > 0 ? [...all.missed, at] : all.missed,
});
