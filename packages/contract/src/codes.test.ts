import { describe, expect, it } from 'vitest';
import { CODE, CODE_MESSAGES, CODE_TABLE } from './codes.ts';
import { sharedMessages } from './messages/shared.ts';
import { codeRow } from './reactions.ts';

describe('code table', () => {
  it('has one row, and one message of the server, for every code', () => {
    const codes = Object.values(CODE);
    expect(CODE_TABLE.map(({ code }) => code).sort()).toEqual([...codes].sort());
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(sharedMessages.zh[CODE_MESSAGES[code]]).toBeTruthy();
  });

  it('ends the session on 408, 407 and 403 and on nothing else', () => {
    const ending = CODE_TABLE.filter(({ effect }) => effect === 'signOut').map(({ code }) => code);
    expect(ending.sort()).toEqual(['403', '407', '408']);
  });

  it('keeps our own codes out of the documents’ range', () => {
    const ours = Object.values(CODE).filter((code) => code.startsWith('70') && code.length === 5);
    expect(ours.length).toBeGreaterThan(10);
    for (const code of ours) expect(Number(code)).toBeGreaterThanOrEqual(70_001);
  });
});

describe('codeRow', () => {
  it('shows the server’s words for a code that it does not know', () => {
    expect(codeRow('12345')).toEqual({ code: '12345', effect: 'toast' });
    expect(codeRow('toString')).toEqual({ code: 'toString', effect: 'toast' });
  });

  it('is silent about success only', () => {
    expect(CODE_TABLE.filter(({ effect }) => effect === 'silent').map(({ code }) => code)).toEqual(['200']);
  });
});
