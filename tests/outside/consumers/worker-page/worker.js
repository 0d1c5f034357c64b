import { dock } from '../embed/main.mjs';
import { listRows } from '../list-rows.mjs';

self.onmessage = async ({ data }) => {
  try {
    self.postMessage({ ...(await listRows(data)), picks: typeof dock.pickFiles });
  } catch (error) {
    self.postMessage({ problem: String(error) });
  }
};
