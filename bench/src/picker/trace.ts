/** An entry of a trace, as far as it is read here; times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** How long it took by the clock. */
  readonly dur?: number;
  /** How long its thread ran. */
  readonly tdur?: number;
}

/** Categories that have to be recorded. */
export const TRACE_CATEGORIES: readonly string[] = ['toplevel', 'blink.user_timing'];

const TASK = 'ThreadControllerImpl::RunTask';

/**
 * Adds up, in milliseconds, the CPU of all tasks that the thread of a mark finished before it: the main thread of the
 * mark's page from the birth of its process. NaN when the mark is not in the trace.
 */
export const cpuUntilMark = (events: readonly TraceEvent[], mark: string): number => {
  const end = events.find(({ name }) => name === mark);
  if (end === undefined) return Number.NaN;
  const tasks = events
    .filter(({ name, pid, tid }) => name === TASK && pid === end.pid && tid === end.tid)
    .toSorted((a, b) => a.ts - b.ts);
  let sum = 0;
  let free = -Infinity;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    // A task inside another is part of that one.
    if (ts < free || ts + dur > end.ts) continue;
    free = ts + dur;
    sum += tdur;
  }
  return sum / 1000;
};
