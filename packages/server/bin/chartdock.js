#!/usr/bin/env node
import { existsSync } from 'node:fs';

// Anything older ends in the middle of loading, with an error that names neither the cause nor the cure.
const LEAST_NODE = 24;
const { node } = process.versions;

if (Number.parseInt(node, 10) < LEAST_NODE) {
  console.error(`The Chartdock server needs Node ${LEAST_NODE} or newer; this is Node ${node}.`);
  process.exitCode = 1;
} else {
  // Published, the command is built; in the repository its source runs as it is.
  const built = new URL('../dist/main.js', import.meta.url);
  const source = new URL('../src/main.ts', import.meta.url);
  await import(existsSync(source) ? source.href : built.href);
}
