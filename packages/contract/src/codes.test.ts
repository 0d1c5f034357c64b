import { describe, expect, it } from 'vitest';
import { CODE_MESSAGES } from './code-messages.ts';
import * as CODE from './codes.ts';
import { sharedMessages } from './messages/shared.ts';
import { reactionTo } from './reactions.ts';
import type { Effect } from './reactions.ts';

const codes = Object.values(CODE);

const codesWith = (effect: Effect): readonly string[] =>
  codes.filter((code) => reactionTo(code).effect === effect).sort();

describe('codes', () => {
  it('have one distinct server message each', () => {
    expect(Object.keys(CODE_MESSAGES).sort()).toEqual([...codes].sort());
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(sharedMessages.zh[CODE_MESSAGES[code]]).toBeTruthy();
  });

  it('end the session on 408, 407 and 403 only', () => {
    expect(codesWith('signOut')).toEqual(['403', '407', '408']);
  });

  it('keep our own out of the documents’ range', () => {
    const ours = codes.filter((code) => code.startsWith('70') && code.length === 5);
    expect(ours.length).toBeGreaterThan(10);
    for (const code of ours) expect(Number(code)).toBeGreaterThanOrEqual(70_001);
  });
});

describe('reactionTo', () => {
  it('shows the server’s words for unknown codes', () => {
    expect(reactionTo('12345')).toEqual({ effect: 'toast' });
    expect(reactionTo('toString')).toEqual({ effect: 'toast' });
  });

  it('is silent about success only', () => {
    expect(codesWith('silent')).toEqual(['200']);
  });
});
