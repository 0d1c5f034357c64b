import { describe, expect, it } from 'vitest';
import { isFatalAnswer } from './fatal-answer.ts';

const message = (type: string, body: string): Buffer => {
  const bytes = Buffer.from(body, 'latin1');
  const header = Buffer.alloc(5);
  header.write(type);
  header.writeInt32BE(4 + bytes.length, 1);
  return Buffer.concat([header, bytes]);
};

const error = (severity: string): Buffer => message('E', `S${severity}\0V${severity}\0C58P01\0Mtext\0\0`);
const row = message('D', 'EVPANIC\0');
const ready = message('Z', 'I');

describe('isFatalAnswer', () => {
  it('sees a fatal error anywhere', () => {
    expect(isFatalAnswer(error('PANIC'))).toBe(true);
    expect(isFatalAnswer(Buffer.concat([row, error('FATAL'), ready]))).toBe(true);
    expect(isFatalAnswer(Buffer.concat([error('ERROR'), error('PANIC')]))).toBe(true);
  });

  it('reads the answer within larger memory', () => {
    const whole = Buffer.concat([error('ERROR'), error('PANIC'), error('ERROR')]);
    const size = error('ERROR').length;
    expect(isFatalAnswer(whole.subarray(size, 2 * size))).toBe(true);
    expect(isFatalAnswer(whole.subarray(0, size))).toBe(false);
    expect(isFatalAnswer(whole.subarray(2 * size))).toBe(false);
  });

  it('goes by the untranslated severity', () => {
    expect(isFatalAnswer(message('E', 'SPANIK\0C58P01\0VPANIC\0\0'))).toBe(true);
    expect(isFatalAnswer(message('E', 'SPANIC\0MVFATAL\0VERROR\0\0'))).toBe(false);
    expect(isFatalAnswer(message('E', 'VERROR\0VPANIC\0\0'))).toBe(false);
  });

  it('treats everything else as harmless', () => {
    expect(isFatalAnswer(Buffer.concat([row, error('ERROR'), ready]))).toBe(false);
    expect(isFatalAnswer(message('N', 'SPANIC\0VPANIC\0\0'))).toBe(false);
    expect(isFatalAnswer(Buffer.from('E\0\0'))).toBe(false);
    expect(isFatalAnswer(message('E', 'C58P01\0\0'))).toBe(false);
    expect(isFatalAnswer(new Uint8Array(0))).toBe(false);
    for (const cut of ['S', 'SERR', 'SERROR\0VPANIC', 'SERROR\0VPANIC\0'.slice(0, 9)])
      expect(isFatalAnswer(message('E', cut))).toBe(false);
  });
});
