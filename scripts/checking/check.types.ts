/** Describes what a check found; no problems means it passed. */
export interface CheckResult {
  /** One line per problem: where it is and what to do. */
  readonly problems: readonly string[];
  /** Says what was looked at when nothing is wrong, e.g. `212 files`. */
  readonly note?: string;
}

/** Describes one named step of the `check` command. */
export interface Check {
  readonly name: string;
  /** Name of a check before it in the list that has to end first; none unless given. */
  readonly after?: string;
  readonly run: () => CheckResult | Promise<CheckResult>;
}

/** Describes a text file of the repository: its path from the root, and its content. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}
