#!/usr/bin/env node
import { existsSync } from 'node:fs';

// Published, the command is built; in the repository its source runs as it is.
const built = new URL('../dist/main.js', import.meta.url);
const source = new URL('../src/main.ts', import.meta.url);
await import(existsSync(source) ? source.href : built.href);
