import { afterAll, beforeAll, expect, it } from 'vitest';
import { isCallError } from '../kernel/errors/call-error.ts';
import { plainFacts } from '../kernel/calls/plain-facts.ts';
import type { RequestFacts } from '../kernel/calls/context.ts';
import type { DatabaseUnderTest } from '../kernel/db/testing/describe-on-both-databases.ts';
import { startTestServer } from '../testing/test-server.ts';
import type { Person, TestServer } from '../testing/test-server.ts';
import { contractCalls } from './domains.ts';
import { runCall } from './run-call.ts';

/** Proves that a call is run as it is over HTTP where no request carries it. */
export const runCallSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let person: Person;
  beforeAll(async () => {
    server = await startTestServer(await under.open());
    person = await server.person();
  });
  afterAll(() => server.stop());

  const run = (name: string, facts: Partial<RequestFacts>, input: unknown = {}): Promise<unknown> => {
    const call = contractCalls.find((one) => one.name === name);
    if (call === undefined) throw new Error(`There is no call ${name}.`);
    return runCall(server.app, call, { facts: plainFacts(facts), readInput: () => input });
  };
  const refusal = (asked: Promise<unknown>): Promise<unknown> =>
    asked.then(
      () => undefined,
      (error: unknown) => error,
    );
  const titles = async (): Promise<readonly unknown[]> => {
    const { rows } = await person.client.lists.loadFiles();
    return rows.map(({ title }) => title);
  };

  it('makes a folder that a request sees', async () => {
    await run('folders.create', { token: person.token }, { title: 'Plain', folderId: 'root' });
    expect(await titles()).toContain('Plain');
  });

  it('refuses callers without a token before reading the input', async () => {
    let reads = 0;
    const [call] = contractCalls.filter(({ name }) => name === 'folders.create');
    if (call === undefined) throw new Error('There is no such call.');
    const asked = runCall(server.app, call, {
      facts: plainFacts(),
      readInput: () => {
        reads += 1;
        return {};
      },
    });
    expect(isCallError(await refusal(asked), 'tokenInvalid')).toBe(true);
    expect(reads).toBe(0);
  });

  it('refuses input that the endpoint does not take', async () => {
    const refused = await refusal(run('folders.create', { token: person.token }, { title: 7 }));
    expect(isCallError(refused, 'invalidInput')).toBe(true);
  });

  it('writes once under one key', async () => {
    const facts = { token: person.token, idempotencyKey: '6f1c0d5e-7a55-4f4e-9d3c-1d2f3a4b5c6d' };
    const input = { title: 'Once', folderId: 'root' };
    const first = await run('folders.create', facts, input);
    expect(await run('folders.create', facts, input)).toEqual(first);
    expect((await titles()).filter((title) => title === 'Once')).toHaveLength(1);
  });
};
