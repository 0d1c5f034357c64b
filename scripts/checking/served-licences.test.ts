import { describe, expect, it } from 'vitest';
import { findLicenceProblems, isAllowedLicence, parseServedLibraries } from './served-licences.ts';

const list = (...headings: readonly string[]): string =>
  ['# Licenses', ...headings.flatMap((heading) => [`## ${heading}`, 'Some text.'])].join('\n\n');

describe('the licences of what is served', () => {
  it('are read off headings only', () => {
    const text = list(
      'react - 19.3.1 (MIT)',
      '@a/b - 1.0.0 ((MPL-2.0 OR Apache-2.0))',
      'Marked',
      'khroma - 2.1.0',
    );
    expect(parseServedLibraries(text)).toEqual([
      { name: 'react', version: '19.3.1', licence: 'MIT' },
      { name: '@a/b', version: '1.0.0', licence: '(MPL-2.0 OR Apache-2.0)' },
      { name: 'khroma', version: '2.1.0', licence: undefined },
    ]);
    expect(findLicenceProblems('web', text)).toEqual([]);
  });

  it('hold no strong copyleft', () => {
    expect(findLicenceProblems('web', list('elkjs - 0.12.1 (EPL-2.0 OR GPL-3.0-or-later)'))).toEqual([
      'web: elkjs 0.12.1 comes under EPL-2.0 OR GPL-3.0-or-later',
    ]);
    expect(
      ['GPL-3.0-only OR MIT', 'MIT AND ISC', 'MIT AND EPL-2.0', 'AGPL-3.0'].map(isAllowedLicence),
    ).toEqual([true, true, false, false]);
  });

  it('are all named, and there are some', () => {
    expect(findLicenceProblems('web', list('nobody - 1.0.0'))).toEqual([
      'web: nobody 1.0.0 names no licence',
    ]);
    expect(findLicenceProblems('web', '')).toEqual([
      'web: no library is listed, so nothing could be checked',
    ]);
  });
});
