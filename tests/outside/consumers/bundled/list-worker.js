import { listRows } from '../list-rows.mjs';

self.onmessage = async ({ data }) => self.postMessage(await listRows(data));
