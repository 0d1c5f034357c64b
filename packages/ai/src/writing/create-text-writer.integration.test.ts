import { createClient } from '@chartdock/client';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startRealServer } from '../../../server/src/testing/real-server.ts';
import type { RealServer } from '../../../server/src/testing/real-server.ts';
import { startAiEndpoint, streams, writePart } from '../../../server/src/testing/ai-endpoint.ts';
import type { AiEndpoint } from '../../../server/src/testing/ai-endpoint.ts';
import { createTextWriter } from './create-text-writer.ts';
import { createWriting } from './create-writing.ts';
import type { WritingState } from './writing.types.ts';

const wish = { purpose: 'mind', prompt: 'Tea' } as const;

let endpoint: AiEndpoint;
let server: RealServer;
beforeAll(async () => {
  endpoint = await startAiEndpoint();
  server = await startRealServer('embedded', { CHARTDOCK_AI_URL: endpoint.url, CHARTDOCK_AI_MODEL: 'm' });
});
afterAll(async () => {
  await server.stop();
  await endpoint.stop();
});
beforeEach(() => endpoint.answer(streams('# Tea\n', '- Wa', 'ter\n')));

const signIn = async () => {
  const client = createClient({ baseUrl: server.address });
  const { token } = await client.session.signIn({ account: 'free@chartdock.test', password: 'Chartdock1' });
  client.tokens.write(token);
  return client;
};

const setUp = async (tokens?: { readonly restore: () => string | undefined }) => {
  const onSignedOut = vi.fn();
  const client = await signIn();
  const options = { tokens: tokens ?? client.tokens, locale: () => 'en' as const, onSignedOut };
  const writing = createWriting(createTextWriter({ ...options, baseUrl: server.address }));
  const states: WritingState[] = [];
  writing.subscribe((state) => states.push(state));
  return { writing, states, onSignedOut };
};

it('shows the server’s text piece by piece', async () => {
  const { writing, states } = await setUp();
  await writing.start(wish);
  expect(states).toContainEqual({ status: 'writing', text: '# Tea\n- Wa' });
  expect(states.at(-1)).toEqual({ status: 'written', text: '# Tea\n- Water\n', isWhole: true });
});

it('keeps pieces before a break, and explains it', async () => {
  const { writing } = await setUp();
  endpoint.answer((response) => {
    writePart(response, '# Tea\n');
    response.write('data: {', () => response.destroy());
  });
  await writing.start(wish);
  expect(writing.getState()).toEqual({ status: 'failed', text: '# Tea\n', problem: 'broken' });
});

it('hangs up at both ends when stopped', async () => {
  const { writing } = await setUp();
  endpoint.answer((response) => writePart(response, '# Tea\n'));
  const before = endpoint.left();
  const ended = writing.start(wish);
  await expect.poll(() => writing.getState()).toEqual({ status: 'writing', text: '# Tea\n' });
  writing.stop();
  await ended;
  expect(writing.getState()).toEqual({ status: 'stopped', text: '# Tea\n' });
  await expect.poll(endpoint.left).toBe(before + 1);
});

it('tells when the session is over', async () => {
  const { writing, onSignedOut } = await setUp({ restore: () => 'a token of nobody' });
  await writing.start(wish);
  expect(onSignedOut).toHaveBeenCalledOnce();
  expect(writing.getState()).toMatchObject({ status: 'failed', text: '' });
});
