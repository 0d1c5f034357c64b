import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LiteralAddress } from '../../scripts/checking/requirements/call-addresses.ts';

const TITLE =
  /\b(?:it|test)\(\s*['`](?:\[([^\]]*)\] )?(GET|POST|PUT) (\/[\w/{}]+) as (query|form|json|multipart)\b/g;

/**
 * Parses the addresses that titles of tests begin with: `'[CALL-F-036] POST /api/personal/chart/pin as form keeps a file
 * on top'`. A title is written by hand, as the rows of `call-addresses.ts` are, so it proves as much.
 */
export const parseTitledAddresses = (text: string): LiteralAddress[] =>
  [...text.matchAll(TITLE)].map(([, ids = '', method = '', path = '', encoding = '']) => {
    const id = ids.split(', ').find((one) => one.startsWith('CALL-'));
    return { method, path, encoding, ...(id === undefined ? {} : { id }) };
  });

const server = join(import.meta.dirname, '../../packages/server/src');

/** Lists the addresses that the server's tests begin their titles with. */
export const titledAddresses: readonly LiteralAddress[] = globSync('**/*.{test,suite}.ts', {
  cwd: server,
}).flatMap((file) => parseTitledAddresses(readFileSync(join(server, file), 'utf8')));
