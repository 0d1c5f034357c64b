#!/usr/bin/env node
import process from 'node:process';
import { runCommand } from './cli/run-command.ts';

// The files of the server are for the user who runs it.
process.umask(0o077);

const stopped = new Promise<void>((resolve) => {
  process.once('SIGINT', () => resolve());
  process.once('SIGTERM', () => resolve());
});

const code = await runCommand(process.argv.slice(2), {
  environment: process.env,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
  stopped,
});
// Worker threads and sockets that are still closing do not hold the process.
process.exit(code);
