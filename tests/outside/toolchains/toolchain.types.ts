import type { RunResult } from '../../../scripts/processes/run.ts';
import type { RuntimeId } from './runtimes.ts';

/** Packages that stand in a column of the table. */
export type Column = 'embed' | 'libraries' | 'react' | 'server';

/** Means of a cell of the table. */
export interface Outside {
  /** Folder in which our archives are installed beside the consumers. */
  readonly folder: string;
  /** Runs a program in that folder, on the Node that runs this or on another runtime. */
  readonly run: (args: readonly string[], runtime?: RuntimeId) => Promise<RunResult>;
  /** Runs a program and returns the JSON that it printed. Throws with all it said when it failed. */
  readonly json: (args: readonly string[], runtime?: RuntimeId) => Promise<unknown>;
  /** Says what a program lists from the running server, which gets a folder of that title. */
  readonly orderOf: (title: string) => {
    readonly baseUrl: string;
    readonly credentials: { readonly account: string; readonly password: string };
    readonly title: string;
  };
}

/** Tries a package in a toolchain, and returns what to say of it in the table. Throws when it does not work. */
export type Attempt = (outside: Outside) => Promise<string>;

/** A bundler or a runtime, and how each package is tried with it; a column that is missing is not tried. */
export interface Toolchain {
  /** Name of the row, without the version. */
  readonly name: string;
  readonly version: string;
  readonly attempts: Readonly<Partial<Record<Column, Attempt>>>;
}

/** Outcomes of the attempts, as they are kept beside this file. */
export interface Results {
  /** Day of the run, `YYYY-MM-DD`. */
  readonly day: string;
  readonly rows: readonly {
    readonly name: string;
    readonly version: string;
    readonly cells: Readonly<Partial<Record<Column, string>>>;
  }[];
}
