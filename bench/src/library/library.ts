import { setTimeout as pause } from 'node:timers/promises';

/** Templates that the library has at least in each language. */
export const LIBRARY_SIZE = 240;

const PAUSE_MS = 500;
const PATIENCE_MS = 120_000;

/** Waits until a server that answers already has filled its library; throws when it does not. */
export const untilFilled = async (address: string, size: number): Promise<void> => {
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    const response = await fetch(`${address}/api/personal/search/official`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"pageSize":1}',
    });
    const { data } = (await response.json()) as { readonly data?: { readonly total?: number } };
    if ((data?.total ?? 0) >= size) return;
    await pause(PAUSE_MS);
  }
  throw new Error(`The library holds fewer than ${size} templates`);
};
