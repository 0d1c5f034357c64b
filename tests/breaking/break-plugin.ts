import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { BreakLine } from './break-line.ts';
import { applyBreak } from './break-line.ts';

/** Names the variable that holds the line to apply as JSON; empty for none. */
export const breakVariable = 'CHARTDOCK_BREAK';

/**
 * Breaks one source file in memory while Vitest loads it, as {@link breakVariable} says at that moment; the file on disk
 * stays as it is. Installed only in runs that set the variable from the start.
 */
export const breakPlugin = (root: string): Plugin => ({
  name: 'chartdock-break',
  enforce: 'pre',
  transform(code, id) {
    const stated = process.env[breakVariable] ?? '';
    if (stated === '') return undefined;
    const line = JSON.parse(stated) as BreakLine;
    return id.split('?')[0] === resolve(root, line.file) ? applyBreak(line, code) : undefined;
  },
});
