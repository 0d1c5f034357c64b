import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realDatabases, startRealServer } from '../../../server/src/testing/real-server.ts';
import type { RealServer } from '../../../server/src/testing/real-server.ts';
import { createRealArea } from '../testing/real-area.ts';

describe.each(realDatabases)('over the real server (%s)', (kind) => {
  let server: RealServer;
  beforeAll(async () => {
    server = await startRealServer(kind);
  });
  afterAll(() => server.stop());

  /** Sends the request as the hidden frame does, and returns the file. */
  const fetchFrame = async (request: { address: string; fields?: Readonly<Record<string, string>> }) => {
    const address = new URL(request.address, server.address);
    if (request.fields === undefined) return fetch(address);
    const body = new FormData();
    for (const [name, value] of Object.entries(request.fields)) body.append(name, value);
    return fetch(address, { method: 'POST', body });
  };

  it('[EXPORT-38] [EXPORT-39] [EXPORT-40] records, signs, reads canvases and sends, in order', async () => {
    const { area, host, sent, makeFile } = await createRealArea(server.address);
    const file = await makeFile('root');
    const before = sent.length;
    expect(await area.download(file, 'posf')).toMatchObject({ status: 'done' });
    expect(sent.slice(before).map(({ path }) => path)).toEqual([
      '/api/personal/chart/export/record',
      '/api/personal/canvas/get/export/sign/key',
      '/api/personal/canvas/get/chartdefids',
      '/api/personal/diagraming/get/chart/def',
    ]);
    const request = host.frames[0]?.request;
    expect(Object.keys(request?.fields ?? {})).toEqual(['signKey', 'def', 'title', 'uuid']);
    expect(request?.fields?.['uuid']).toMatch(/^[0-9a-f-]{36}$/);
    const answer = await fetchFrame(request ?? { address: '/' });
    expect(answer.headers.get('content-disposition')).toContain('.posf');
    expect(await answer.json()).toMatchObject({ title: file.title, canvases: [{ def: { v: 2 } }] });
  });

  it('[EXPORT-39] stops before the definitions when the key is refused', async () => {
    const { area, client, host, sent, makeFile } = await createRealArea(server.address);
    const file = await makeFile('root');
    await client.folders.toTrash({ fileId: file.id, fileType: 'chart' });
    const before = sent.length;
    expect(await area.download(file, 'pos')).toMatchObject({ status: 'failed' });
    expect(sent.slice(before)).toHaveLength(1);
    expect(host.frames).toEqual([]);
  });

  it('[PROD-15] loads another format from the address of the file', async () => {
    const { area, host, makeFile } = await createRealArea(server.address);
    await area.download(await makeFile('root'), 'png');
    const answer = await fetchFrame(host.frames[0]?.request ?? { address: '/' });
    expect(answer.headers.get('content-type')).toBe('image/png');
  });

  it('[PROD-14] clones a file beside its source', async () => {
    const { area, makeFolder, makeFile, rows } = await createRealArea(server.address);
    const folder = await makeFolder(`Clones ${kind}`);
    const file = await makeFile(folder.id);
    await area.openFolder(folder.id);
    const made = await area.clone(file);
    if (made.status !== 'done') throw new Error(JSON.stringify(made));
    expect(made.value.id).not.toBe(file.id);
    expect(new Set(rows().map(({ id }) => id))).toEqual(new Set([file.id, made.value.id]));
  });
});
