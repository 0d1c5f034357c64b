import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';

// Usage: node start-worker.mjs <module> [what it gets as JSON]. Prints the first message of a worker.
const [, , path, data = 'null'] = process.argv;
const worker = new Worker(resolve(path), { workerData: JSON.parse(data) });
worker.once('message', async (message) => {
  console.log(JSON.stringify(message));
  await worker.terminate();
});
