import { ApiError } from '@chartdock/client';
import type { ApiErrorDetails } from '@chartdock/client';
import { expect, it } from 'vitest';
import type { AskOptions, WrittenText } from './create-text-writer.ts';
import { createWriting } from './create-writing.ts';
import type { WritingState } from './writing.types.ts';

const wish = { purpose: 'mind', prompt: 'Tea' } as const;

const setUp = () => {
  const asked: (AskOptions & PromiseWithResolvers<WrittenText>)[] = [];
  const writing = createWriting((_wish, options) => {
    const waiting = Promise.withResolvers<WrittenText>();
    asked.push({ ...options, ...waiting });
    return waiting.promise;
  });
  const states: WritingState[] = [];
  writing.subscribe((state) => states.push(state));
  return { asked, writing, states };
};

const refusal = (code: 'refused' | 'network_failed', more: Partial<ApiErrorDetails> = {}): ApiError =>
  new ApiError(code, 'x', { call: 'ai.write', method: 'POST', path: '/', ...more });

it('shows a text as it comes, then whether whole', async () => {
  const { asked, writing, states } = setUp();
  const ended = writing.start(wish);
  asked[0]?.onPiece('# T');
  asked[0]?.onPiece('ea');
  asked[0]?.resolve({ text: '# Tea', isWhole: false });
  await ended;
  expect(states).toEqual([
    { status: 'writing', text: '' },
    { status: 'writing', text: '# T' },
    { status: 'writing', text: '# Tea' },
    { status: 'written', text: '# Tea', isWhole: false },
  ]);
});

it('stops with the text so far', async () => {
  const { asked, writing } = setUp();
  const ended = writing.start(wish);
  asked[0]?.onPiece('# Tea');
  writing.stop();
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.onPiece(' for two');
  asked[0]?.reject(refusal('network_failed'));
  await ended;
  expect(writing.getState()).toEqual({ status: 'stopped', text: '# Tea' });
  writing.reset();
  expect(writing.getState()).toEqual({ status: 'idle' });
});

it('stops the text before when another is wanted', async () => {
  const { asked, writing } = setUp();
  const first = writing.start(wish);
  const second = writing.start(wish);
  asked[0]?.resolve({ text: 'old', isWhole: true });
  asked[1]?.resolve({ text: 'new', isWhole: true });
  await Promise.all([first, second]);
  expect([asked[0]?.signal.aborted, asked[1]?.signal.aborted]).toEqual([true, false]);
  expect(writing.getState()).toEqual({ status: 'written', text: 'new', isWhole: true });
});

it.each([
  [refusal('refused', { envelopeCode: '70032', data: { reason: 'key' } }), 'key'],
  [refusal('refused', { envelopeCode: '70032', data: { reason: 'not_configured' } }), 'not_configured'],
  [refusal('refused', { envelopeCode: '70032', data: { reason: 'constructor' } }), 'broken'],
  [refusal('refused', { envelopeCode: '429', data: { retryAfter: 9 } }), 'used_up'],
  [refusal('refused', { envelopeCode: '61672' }), 'restricted'],
  [refusal('network_failed'), 'offline'],
  [new TypeError('x'), 'broken'],
])('explains %s and keeps the text', async (thrown, problem) => {
  const { asked, writing } = setUp();
  const ended = writing.start(wish);
  asked[0]?.onPiece('# Tea');
  asked[0]?.reject(thrown);
  await ended;
  expect(writing.getState()).toEqual({ status: 'failed', text: '# Tea', problem });
});
