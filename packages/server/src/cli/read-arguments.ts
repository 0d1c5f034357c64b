import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';
import type { CommandOptions } from './usage-error.ts';

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  demo: { type: 'boolean' },
  files: { type: 'string' },
  account: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  id: { type: 'string' },
  name: { type: 'string' },
  origins: { type: 'string' },
  redirects: { type: 'string' },
  scopes: { type: 'string' },
  keep: { type: 'string' },
  end: { type: 'boolean' },
  format: { type: 'string' },
  width: { type: 'string' },
  canvas: { type: 'string' },
  partner: { type: 'string' },
  reason: { type: 'string' },
  scene: { type: 'string' },
  topics: { type: 'string' },
} as const;

/** Command line typed behind `chartdock`. */
export interface TypedCommand {
  /** Everything that is no option, in order: the command, and its subject. */
  readonly words: readonly string[];
  readonly options: CommandOptions;
  readonly wantsHelp: boolean;
}

/** Reads the arguments of a command line. Throws a UsageError for an option that there is not, or that lacks its value. */
export const readArguments = (args: readonly string[]): TypedCommand => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const { help = false, ...options } = values;
    return { words: positionals, options, wantsHelp: help };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'The command line cannot be read.');
  }
};
