import { join } from 'node:path';
import type { ServerConfig } from '../config/config.ts';
import type { BlobStore } from './blob-store.ts';
import { createBucketStore } from './bucket-store.ts';
import { createFolderStore } from './folder-store.ts';

/** Settings that say where large definitions are kept. */
export type BlobConfig = Pick<
  ServerConfig,
  'dataDir' | 'bucketUrl' | 'bucketRegion' | 'bucketKeyId' | 'bucketSecret'
>;

/** Opens the store of large definitions: the bucket of the settings, else a folder inside the data folder. */
export const openBlobs = (config: BlobConfig): BlobStore =>
  config.bucketUrl === ''
    ? createFolderStore(join(config.dataDir, 'blobs'))
    : createBucketStore({
        url: config.bucketUrl,
        region: config.bucketRegion,
        keyId: config.bucketKeyId,
        secret: config.bucketSecret,
        // Signatures use the true time, even when a test sets the clock of the server.
        now: Date.now,
      });
