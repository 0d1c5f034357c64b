import { ApiError } from '@chartdock/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContentClient } from './pick-content.ts';
import { makeContents } from './pick-content.ts';

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://charts.test' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const record = vi.fn<ContentClient['exporting']['record']>(
  async ({ chartId, exportType }) => `${chartId}-${exportType}`,
);
const client: ContentClient = {
  exporting: { record, signKey: async ({ chartId }) => ({ key: `key-${chartId}`, expireTime: 300 }) },
};
const files = [
  { id: 'f1', category: 'mind' },
  { id: 'f2', category: 'flow' },
];

it('makes an address per file and format, ordered', async () => {
  const made = await makeContents(client, files, ['svg', 'png']);
  expect(made).toHaveLength(2);
  expect(made[0]).toEqual({
    content: ['svg', 'png'].map((format) => ({
      format,
      url: `https://charts.test/mindmap/f1?action=down&type=${format}&token=key-f1&uuid=f1-${format}`,
      expiresAt: 300,
    })),
  });
});

it('hands over only a sentence where that fails', async () => {
  const text = 'A membership is needed';
  const details = { call: 'exporting.record', method: 'POST', path: '/', text };
  record.mockRejectedValueOnce(new ApiError('refused', 'it was refused', details));
  expect(await makeContents(client, files, ['svg'])).toBe(text);
  record.mockRejectedValueOnce(new TypeError('no'));
  await expect(makeContents(client, files, ['svg'])).rejects.toThrow('no');
});
