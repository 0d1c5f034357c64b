import { describe, expect, it } from 'vitest';
import { parseEnvelope } from './envelope.ts';

describe('parseEnvelope', () => {
  it('[ENT-36] reads code as a string, msg and data', () => {
    expect(parseEnvelope({ code: '200', msg: 'ok', data: [1], more: 1 })).toEqual({
      code: '200',
      msg: 'ok',
      data: [1],
    });
    expect(parseEnvelope({ code: 408, msg: '', data: null })).toEqual({ code: '408', msg: '', data: null });
  });

  it('keeps codes apart that only look like success', () => {
    expect(['', '0200', ' 200'].map((code) => parseEnvelope({ code })?.code)).toEqual(['', '0200', ' 200']);
  });

  it('takes missing texts for empty ones', () => {
    expect(
      [{ code: '1' }, { code: '1', msg: null }, { code: '1', msg: {} }].map(
        (value) => parseEnvelope(value)?.msg,
      ),
    ).toEqual(['', '', '']);
  });

  it.each([
    undefined,
    null,
    '200',
    200,
    [],
    [{ code: '200' }],
    {},
    { code: null },
    { code: {} },
    { msg: 'ok' },
  ])('takes %j for no envelope', (value) => {
    expect(parseEnvelope(value)).toBeUndefined();
  });
});
