import { pathToFileURL } from 'node:url';

// Usage: node try.mjs <bundle>. Prints what a bundle of main.mjs holds, where there is no page.
const { dock, action } = await import(pathToFileURL(process.argv[2]).href);
console.log(
  JSON.stringify({ picks: typeof dock.pickFiles, action: typeof action, hasPage: 'document' in globalThis }),
);
