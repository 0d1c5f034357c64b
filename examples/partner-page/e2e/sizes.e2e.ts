import { get } from 'node:http';
import { expect, inject, it } from 'vitest';

/** Counts the bytes that the server sends for a file. */
const weigh = (path: string, encoding: 'gzip' | 'identity'): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    get(`${inject('serverUrl')}${path}`, { headers }, (answer) => {
      if (answer.statusCode !== 200 || (answer.headers['content-encoding'] ?? 'identity') !== encoding)
        reject(new Error(`${path} came as ${answer.statusCode} ${answer.headers['content-encoding']}`));
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    }).on('error', reject);
  });

it('sends at most 1.5 kB, then 6.9 kB', async () => {
  expect(await weigh('/embed.js', 'gzip')).toBeLessThanOrEqual(1_500);
  expect(await weigh('/embed-client.js', 'gzip')).toBeLessThanOrEqual(6_900);
});

it('would be over both limits without compression', async () => {
  expect(await weigh('/embed.js', 'identity')).toBeGreaterThan(1_500);
  expect(await weigh('/embed-client.js', 'identity')).toBeGreaterThan(6_900);
});
