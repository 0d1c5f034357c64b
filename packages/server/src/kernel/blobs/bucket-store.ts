import { BlobError, requireKey } from './blob-store.ts';
import type { BlobStore } from './blob-store.ts';
import { signRequest } from './sign-request.ts';
import type { BucketKey, BucketRequest } from './sign-request.ts';

/** Where a bucket is and how it is reached. */
export interface BucketOptions extends BucketKey {
  /** Address of the bucket itself, with its name in the host or in the path: `https://host/bucket`. */
  readonly url: string;
  /** Epoch milliseconds; a store refuses signatures that are minutes off. */
  readonly now: () => number;
  /** Milliseconds that one request may take. Default 15,000. */
  readonly patienceMs?: number;
}

const NOTHING = new Uint8Array();

/** Creates a store in a bucket that speaks S3: Amazon's, or that of another cloud or server. */
export const createBucketStore = ({
  url: address,
  now,
  patienceMs = 15_000,
  ...key
}: BucketOptions): BlobStore => {
  const base = address.replace(/\/{1,100}$/, '');
  const send = async (
    method: BucketRequest['method'],
    name: string,
    body: Uint8Array = NOTHING,
  ): Promise<Response> => {
    requireKey(name);
    const url = new URL(`${base}/${name}`);
    const headers = signRequest({ method, url, body, now: now() }, key);
    const content = method === 'PUT' ? { body: Uint8Array.from(body) } : {};
    try {
      return await fetch(url, { method, headers, ...content, signal: AbortSignal.timeout(patienceMs) });
    } catch (cause) {
      throw new BlobError('store_failed', 'The bucket of large definitions does not respond.', { cause });
    }
  };
  const require = async (response: Response, isFine: boolean): Promise<void> => {
    if (isFine) return;
    const [reason] = /<Code>\w{1,60}<\/Code>/.exec(await response.text()) ?? [''];
    throw new BlobError(
      'store_failed',
      `The bucket of large definitions answers ${response.status} ${reason}.`,
    );
  };
  return {
    put: async (name, bytes) => {
      const response = await send('PUT', name, bytes);
      await require(response, response.ok);
      await response.body?.cancel();
    },
    get: async (name) => {
      const response = await send('GET', name);
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      await require(response, response.ok);
      return Buffer.from(await response.arrayBuffer());
    },
    remove: async (name) => {
      const response = await send('DELETE', name);
      await require(response, response.ok || response.status === 404);
      await response.body?.cancel();
    },
  };
};
