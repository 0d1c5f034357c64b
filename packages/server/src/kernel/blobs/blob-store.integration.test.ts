import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUCKET_KEY, startBucket } from '../../testing/start-bucket.ts';
import type { TestBucket } from '../../testing/start-bucket.ts';
import { blobStoreSuite } from './blob-store.suite.ts';
import { createBucketStore } from './bucket-store.ts';
import { createFolderStore } from './folder-store.ts';
import { signRequest } from './sign-request.ts';

describe('a folder of large definitions', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'chartdock-blobs-')), 'blobs');
  afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

  blobStoreSuite(() => createFolderStore(folder));

  it('is private and never half written', async () => {
    await createFolderStore(folder).put('definitions/mode', Buffer.from('x'));
    const mode = (path: string): number => statSync(path).mode & 0o777;
    expect([mode(folder), mode(join(folder, 'definitions'))]).toEqual([0o700, 0o700]);
    expect(mode(join(folder, 'definitions', 'mode'))).toBe(0o600);
    expect(readdirSync(join(folder, 'definitions')).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it('says so when it cannot be used', async () => {
    const file = join(folder, '..', 'file');
    writeFileSync(file, '');
    const store = createFolderStore(join(file, 'blobs'));
    await expect(store.put('a', Buffer.from('x'))).rejects.toMatchObject({ code: 'store_failed' });
  });
});

describe('a bucket of large definitions', () => {
  let bucket: TestBucket;
  const open = (change: Partial<Parameters<typeof createBucketStore>[0]> = {}) =>
    createBucketStore({ ...BUCKET_KEY, url: bucket.url, now: Date.now, ...change });

  beforeAll(async () => {
    bucket = await startBucket();
  });
  afterAll(() => bucket.close());

  blobStoreSuite(() => open());

  it('is opened by a key that it knows', async () => {
    await open().put('definitions/signed', Buffer.from('x'));
    const refused = { code: 'store_failed' };
    await expect(open({ keyId: 'other' }).get('definitions/signed')).rejects.toMatchObject(refused);
    expect((await open().get('definitions/signed'))?.toString()).toBe('x');
  });

  it('reports missing, silent and bucketless stores', async () => {
    for (const url of ['http://127.0.0.1:1/documents', bucket.url.replace(/documents$/, 'other')])
      await expect(open({ url }).put('a', Buffer.from('x'))).rejects.toMatchObject({ code: 'store_failed' });
    await expect(open({ patienceMs: 0 }).get('a')).rejects.toMatchObject({ code: 'store_failed' });
  });

  // The server of this test compares the key and the form of a signature; the signature itself is that of Amazon's own example.
  it('signs as Amazon does', () => {
    const url = new URL('https://examplebucket.s3.amazonaws.com/?lifecycle=');
    const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
    const headers = signRequest(
      { method: 'GET', url, body: new Uint8Array(), now: Date.UTC(2013, 4, 24) },
      { region: 'us-east-1', keyId: 'AKIAIOSFODNN7EXAMPLE', secret },
    );
    expect(headers['authorization']).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
        'SignedHeaders=host;x-amz-content-sha256;x-amz-date, ' +
        'Signature=fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    );
  });
});
