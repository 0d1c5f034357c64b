import { parentPort, workerData } from 'node:worker_threads';
import { listRows } from '../list-rows.mjs';

parentPort.postMessage(await listRows(workerData));
