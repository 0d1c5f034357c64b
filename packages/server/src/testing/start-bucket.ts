import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** The key that the server knows. */
export const BUCKET_KEY = { keyId: 'S3RVER', secret: 'S3RVER', region: 'us-east-1' } as const;

/** A bucket on a real S3 server of its own. */
export interface TestBucket {
  readonly url: string;
  /** Settings that put large definitions there. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** Starts a real S3 server with an empty bucket. */
export const startBucket = async (): Promise<TestBucket> => {
  const directory = mkdtempSync(join(tmpdir(), 'chartdock-bucket-'));
  const options = { address: '127.0.0.1', port: 0, silent: true, directory };
  const server = new S3rver({ ...options, configureBuckets: [{ name: 'documents' }] });
  const { port } = await server.run();
  const url = `http://127.0.0.1:${port}/documents`;
  return {
    url,
    environment: {
      CHARTDOCK_BUCKET_URL: url,
      CHARTDOCK_BUCKET_KEY_ID: BUCKET_KEY.keyId,
      CHARTDOCK_BUCKET_SECRET: BUCKET_KEY.secret,
    },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
