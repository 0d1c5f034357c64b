import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATE_PICKER, cleanDateInput, formatTimestamp, parseDateInput } from './dates.ts';

describe('the date picker', () => {
  const last = (values: readonly string[]) => [values[0], values.at(-1), values.length];

  it('offers hours 00 to 24, into tomorrow', () => {
    expect(last(DATE_PICKER.hours)).toEqual(['00', '24', 25]);
    expect(cleanDateInput('2026-11-30 24:00:00')).toBe('2026-12-01 00:00:00');
    expect(['2026-11-30 24:00:01', '2026-11-30 24:01', '2026-11-30 25:00'].map(cleanDateInput)).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('offers minutes 00 to 60, into the hour', () => {
    expect(last(DATE_PICKER.minutes)).toEqual(['00', '60', 61]);
    expect(cleanDateInput('2026-11-21 10:60:05')).toBe('2026-11-21 11:00:05');
    expect(cleanDateInput('2026-11-21 10:61:00')).toBe('');
  });

  it('offers seconds 00 to 60, into the minute', () => {
    expect(last(DATE_PICKER.seconds)).toEqual(['00', '60', 61]);
    expect(cleanDateInput('2026-12-31 23:59:60')).toBe('2027-01-01 00:00:00');
    expect(cleanDateInput('2026-11-21 10:00:61')).toBe('');
  });
});

describe('cleanDateInput', () => {
  it('blanks invalid dates', () => {
    const wrong = [
      'today',
      '2026-13-01',
      '2026-00-10',
      '2026-02-29',
      '2026-04-31',
      '2026-1-1',
      '21.11.2026',
      '2026-11-21x',
      '2026-11-21 10',
      '',
    ];
    expect(wrong.map(cleanDateInput)).toEqual(wrong.map(() => ''));
  });

  it('keeps a date, leap days included', () => {
    expect(['2026-11-21', ' 2028-02-29 ', '2026-11-21T08:05'].map(cleanDateInput)).toEqual([
      '2026-11-21',
      '2028-02-29',
      '2026-11-21 08:05:00',
    ]);
  });

  it('reads its own writing back', () => {
    const instants = fc.date({ min: new Date(2000, 0, 1), max: new Date(2099, 11, 31), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (date) => {
        const text = formatTimestamp(date.getTime());
        expect(cleanDateInput(text)).toBe(text);
        expect(parseDateInput(text)).toBeTypeOf('number');
      }),
      { seed: 20261121, numRuns: 300 },
    );
  });

  it('answers a date or nothing to any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const clean = cleanDateInput(text);
        expect(clean === '' || cleanDateInput(clean) === clean).toBe(true);
      }),
      { seed: 20261121, numRuns: 300 },
    );
  });
});
