import { parentPort } from 'node:worker_threads';

// A worker has no page; what the script holds can be loaded all the same.
const { dock, action } = await import('../embed/main.mjs');
parentPort.postMessage({
  picks: typeof dock.pickFiles,
  action: typeof action,
  hasPage: 'document' in globalThis,
});
