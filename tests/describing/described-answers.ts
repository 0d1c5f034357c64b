import { afterEach, expect, inject } from 'vitest';
import { createAnswerCheck } from './check-answer.ts';
import type { CheckAnswer } from './check-answer.ts';
import { recordAnswer } from './record-answer.ts';

let check: CheckAnswer | undefined;
let faults: string[] = [];

/** Only the true server sends a policy with an answer to a call: what imitates it in a test may say what it likes. */
const isOurs = ({ headers }: Response): boolean =>
  headers.has('content-security-policy') &&
  headers.get('content-type')?.startsWith('application/json') === true;

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}

const compare = async ({ method, url, body }: Sent, response: Response): Promise<void> => {
  if (method === 'HEAD' || !isOurs(response)) return;
  check ??= createAnswerCheck(inject('openApi'));
  const address = new URL(url);
  const { pathname: path } = address;
  const text = await response.clone().text();
  recordAnswer({ method, url: address, body, text });
  const fault = check({ method, path, status: response.status, text });
  if (fault !== undefined) faults.push(`${method} ${path}: ${fault}`);
};

const ask = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const response = await ask(input, init);
  const isRequest = input instanceof Request;
  const method = init?.method ?? (isRequest ? input.method : 'GET');
  await compare({ method, url: isRequest ? input.url : String(input), body: init?.body }, response);
  return response;
};

// Not thrown where it is found: a client would take it for a broken connection.
afterEach(() => {
  const found = faults;
  faults = [];
  expect(found, 'answers that are not as /openapi.json describes them').toEqual([]);
});
