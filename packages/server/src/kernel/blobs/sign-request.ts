import { createHash, createHmac } from 'node:crypto';

/** Who asks a bucket, and where it is. */
export interface BucketKey {
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** A request to a bucket, before it is signed. */
export interface BucketRequest {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly url: URL;
  readonly body: Uint8Array;
  /** Epoch milliseconds. */
  readonly now: number;
}

const hashOf = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

const macOf = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** Signs a request, whose query is sorted and encoded, by AWS Signature Version 4, which every store that speaks S3 understands, and returns its headers. */
export const signRequest = (
  { method, url, body, now }: BucketRequest,
  { region, keyId, secret }: BucketKey,
): Readonly<Record<string, string>> => {
  const instant = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
  const day = instant.slice(0, 8);
  const bodyHash = hashOf(body);
  const signed = { host: url.host, 'x-amz-content-sha256': bodyHash, 'x-amz-date': instant };
  const names = Object.keys(signed).join(';');
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`);
  const canonical = [method, url.pathname, url.search.slice(1), lines.join(''), names, bodyHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', instant, scope, hashOf(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(macOf, `AWS4${secret}`);
  const signature = createHmac('sha256', key).update(text).digest('hex');
  return {
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': instant,
    authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
};
