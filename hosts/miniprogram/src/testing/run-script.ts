import { compileFunction } from 'node:vm';

/** Runs the text of a script in the CommonJS way, with names that stand for its surroundings, and gives its exports. */
export const runScript = (source: string, names: Readonly<Record<string, unknown>>): unknown => {
  const script: { exports: unknown } = { exports: {} };
  const all: Readonly<Record<string, unknown>> = { ...names, module: script, exports: script.exports };
  const run = compileFunction(source, Object.keys(all)) as (...values: unknown[]) => void;
  run(...Object.values(all));
  return script.exports;
};
