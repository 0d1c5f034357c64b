import { readFileSync } from 'node:fs';

const TICK_MS = 10;

/** Returns the processor time that a process has used so far, in milliseconds, in steps of ten. Linux only. */
export const processorTimeOf = (pid: number): number => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program stands in brackets and may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};
