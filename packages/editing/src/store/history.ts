import type { Cause, Operation } from '../operations/operation.types.ts';
import { cross } from '../operations/transform.ts';

/** One step that can be undone: its inverse, and the selection around it. */
export interface Step {
  readonly label: string;
  /** Ids of the transactions it is made of. */
  readonly parts: readonly StepPart[];
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Last instant at which it grew. */
  readonly at: number;
  /** Key that later changes must name to become part of it. */
  readonly joins: string | undefined;
}

/** Inverse of one transaction of a step. */
export interface StepPart {
  readonly id: string;
  readonly inverse: readonly Operation[];
}

/** Steps done and undone; both lists end with the next one. */
export interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

/** Holds nothing yet. */
export const NO_HISTORY: History = { done: [], undone: [] };

const PAUSE_MS = 1_000;
const MOST_STEPS = 1_000;

/** Adds a step; one that joins the last within a second becomes part of it. Undone steps cannot be done again after it. */
export const afterStep = ({ done }: History, step: Step): History => {
  const last = done.at(-1);
  const isPart =
    last?.joins !== undefined &&
    last.joins === step.joins &&
    step.at - last.at < PAUSE_MS &&
    step.at >= last.at;
  if (!isPart) return { done: [...done.slice(-MOST_STEPS + 1), step], undone: [] };
  const joined = { ...last, parts: [...last.parts, ...step.parts], after: step.after, at: step.at };
  return { done: [...done.slice(0, -1), joined], undone: [] };
};

/** Adds a step that was made before a reload: undoing takes the last one away, and doing again brings it back. */
export const afterReplay = (history: History, step: Step, cause: Cause): History => {
  if (cause === 'undo') return { done: history.done.slice(0, -1), undone: [...history.undone, step] };
  if (cause === 'redo') return { done: [...history.done, step], undone: history.undone.slice(0, -1) };
  return afterStep(history, step);
};

/** Lists the inverse of a step, the last part first. */
export const backOf = (step: Step): readonly Operation[] =>
  [...step.parts].reverse().flatMap(({ inverse }) => inverse);

/** Takes the key off the last step, so that nothing joins it any more. */
export const afterPause = (history: History): History => {
  const last = history.done.at(-1);
  if (last?.joins === undefined) return history;
  return { ...history, done: [...history.done.slice(0, -1), { ...last, joins: undefined }] };
};

/** Moves the kept inverses past changes of others, so that pieces of texts come back at their places. */
export const afterRemote = (history: History, ops: readonly Operation[]): History => {
  if (!ops.some(({ op }) => op === 'splice')) return history;
  return { done: moveSteps(history.done, ops), undone: moveSteps(history.undone, ops) };
};

const moveSteps = (steps: readonly Step[], ops: readonly Operation[]): readonly Step[] => {
  let over = ops;
  return [...steps]
    .reverse()
    .map((step) => {
      const parts = [...step.parts].reverse().map((part) => {
        const crossed = cross(part.inverse, over);
        over = crossed.over;
        return { ...part, inverse: crossed.ops };
      });
      return { ...step, parts: parts.reverse() };
    })
    .reverse();
};

/** Replaces the inverses of transactions, after they were applied again on other ground. */
export const afterRebase = (
  history: History,
  inverses: ReadonlyMap<string, readonly Operation[]>,
): History => {
  const renew = (step: Step): Step => ({
    ...step,
    parts: step.parts.map((part) => ({ ...part, inverse: inverses.get(part.id) ?? part.inverse })),
  });
  return { done: history.done.map(renew), undone: history.undone.map(renew) };
};
