import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// Usage: node run-rows.mjs <module> <order as JSON>. Prints the titles that the module lists from a server.
const [, , path, order] = process.argv;
const { listRows } = await import(pathToFileURL(resolve(path)).href);
console.log(JSON.stringify(await listRows(JSON.parse(order))));
