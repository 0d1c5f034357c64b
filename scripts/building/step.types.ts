import type { RunResult } from '../processes/run.ts';

/** Describes one thing that is built: a bundle of a host, the embed script, the distribution of a package. */
export interface BuildStep {
  /** Shown while building, and the name of its stamp. */
  readonly name: string;
  /** Files and folders it reads, from the root; folders count with everything in them. */
  readonly inputs: readonly string[];
  /** Files that exist once it is built, from the root. */
  readonly outputs: readonly string[];
  /** Name of a step that has to end first where several run at a time, e.g. because it empties a folder around the outputs. */
  readonly after?: string;
  /** Whether no page of a current browser needs it, so that nobody waits for it. Default false. */
  readonly late?: boolean;
  readonly build: () => Promise<RunResult>;
}
