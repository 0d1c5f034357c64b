import { describe, expect, it } from 'vitest';
import { selectNamed } from './select-named.ts';

const good = { name: 'good' };
const bad = { name: 'bad' };

describe('selectNamed', () => {
  it('picks by name in the order asked for', () => {
    expect(selectNamed([good, bad], 'bad,good', 'check')).toEqual([bad, good]);
    expect(selectNamed([good, bad], undefined, 'check')).toEqual([good, bad]);
  });

  it('refuses a name that nothing has', () => {
    expect(() => selectNamed([good, bad], 'goood', 'check')).toThrow('no check is called goood: good, bad');
  });
});
