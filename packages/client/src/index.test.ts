import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as client from './index.ts';

/**
 * Runs in a process of its own: replaces the globals of a page by traps, then imports the package and makes
 * clients.
 */
const probe = (index: string): string => `
  const touched = [];
  const names = ['fetch', 'setTimeout', 'clearTimeout', 'crypto', 'document', 'localStorage', 'sessionStorage',
    'location', 'navigator', 'window', 'self', 'XMLHttpRequest', 'WebSocket', 'Blob', 'FormData', 'AbortController'];
  for (const name of names) {
    Object.defineProperty(globalThis, name, { configurable: true, get: () => void touched.push(name) });
  }
  const client = await import(${JSON.stringify(index)});
  const tokenStores = [client.createMemoryTokenStore(), client.createCookieTokenStore(), client.createResumeTokenStore()];
  for (const tokenStore of tokenStores) {
    client.createClient({ tokenStore }).on('effect', () => undefined);
    client.composeClient({ calls: {}, tokenStore }).on('effect', () => undefined);
  }
  process.stdout.write(JSON.stringify(touched));
`;

describe('package', () => {
  it('touches nothing when imported or created', async () => {
    const index = new URL('./index.ts', import.meta.url).href;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', probe(index)],
      {
        cwd: fileURLToPath(new URL('..', import.meta.url)),
      },
    );
    expect(stdout).toBe('[]');
  });

  it('shows exactly its public names', () => {
    expect(Object.keys(client).sort()).toEqual([
      'ApiError',
      'bindEmail',
      'bindPhone',
      'canvasNameOf',
      'composeClient',
      'createClient',
      'createCookieTokenStore',
      'createFetchTransport',
      'createInProcessTransport',
      'createMemoryTokenStore',
      'createResumeTokenStore',
      'isApiError',
      'isCancelled',
      'isPublishRestricted',
      'isThirdPartyAddress',
      'viewPasswordProblem',
    ]);
  });
});
