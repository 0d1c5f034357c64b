import { readFileSync } from 'node:fs';
import { relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { inRoot } from '../../scripts/repository/paths.ts';
import type { BreakLine } from './break-line.ts';
import { applyBreak } from './break-line.ts';
import { breakVariable } from './break-plugin.ts';

/** Reads a file that no module loader passes on, such as a style sheet, and breaks it where the run says so. */
export const readSource = (file: URL): string => {
  const path = fileURLToPath(file);
  const text = readFileSync(path, 'utf8');
  const stated = process.env[breakVariable] ?? '';
  if (stated === '') return text;
  const line = JSON.parse(stated) as BreakLine;
  return relative(inRoot(), path) === line.file ? applyBreak(line, text) : text;
};
