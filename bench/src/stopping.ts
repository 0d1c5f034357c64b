import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;
let isListening = false;

/** Runs a step when this process ends, by itself or by Ctrl-C; nothing in it may wait. Returns how to take it back. */
export const atEnd = (step: () => void): (() => void) => {
  if (!isListening) {
    isListening = true;
    // Without a listener a signal ends the process at once, and its servers and folders stay.
    for (const [signal, code] of Object.entries(SIGNALS)) process.once(signal, () => process.exit(code));
  }
  process.once('exit', step);
  return () => process.off('exit', step);
};

/** Makes a temporary folder that is deleted when this process ends. */
export const temporaryFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `chartdock-${name}-`));
  atEnd(() => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return folder;
};
