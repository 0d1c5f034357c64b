import { ConfigError } from '../kernel/config/config.ts';
import { isDatabaseError } from '../kernel/errors/database-error.ts';
import { UsageError } from './usage-error.ts';

/**
 * Prints why a command failed and returns the exit code: 2 for a usage error, else 1. An error that a person can act on is one
 * line.
 */
export const reportError = (error: unknown, printError: (line: string) => void): number => {
  if (error instanceof UsageError) {
    printError(`${error.message} See chartdock --help.`);
    return 2;
  }
  const known = error instanceof ConfigError || isDatabaseError(error);
  const listening = listenProblem(error);
  if (listening !== undefined) printError(listening);
  else if (known) printError(error.message);
  else printError(error instanceof Error ? (error.stack ?? error.message) : 'The command failed.');
  return 1;
};

const LISTEN_PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program listens there already: stop it, or choose another PORT.',
  EACCES: 'This user may not listen there: choose a PORT above 1023.',
  EADDRNOTAVAIL:
    'This machine has no such address: set HOST to one of its own, such as 127.0.0.1 or 0.0.0.0.',
  ENOTFOUND:
    'HOST is no address that can be found: set it to one of this machine, such as 127.0.0.1 or 0.0.0.0.',
  EAI_AGAIN:
    'HOST is no address that can be found: set it to one of this machine, such as 127.0.0.1 or 0.0.0.0.',
};

/** Explains how to fix an address that the server cannot listen on; undefined for every other error. */
const listenProblem = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  const isListening = error.syscall === 'listen' || error.syscall === 'getaddrinfo';
  const what = isListening ? LISTEN_PROBLEMS[String(error.code)] : undefined;
  return what === undefined ? undefined : `The server cannot listen (${error.message}). ${what}`;
};
