import { describe, expect, it } from 'vitest';
import { findTitleProblems, namedIds, parseBracket, parseRequirements, parseStatements } from './spec-ids.ts';

const known = new Set(['CRUMB-01', 'CRUMB-02', 'CALL-F-001']);
const file = (title: string): { path: string; text: string }[] => [
  { path: 'packages/x/src/a.test.ts', text: `it('${title}', () => {});` },
];

describe('parseBracket', () => {
  it('expands lists and ranges', () => {
    expect(parseBracket('CRUMB-01, MENU-29..31')).toEqual(['CRUMB-01', 'MENU-29', 'MENU-30', 'MENU-31']);
    expect(parseBracket('CALL-F-001..003')).toEqual(['CALL-F-001', 'CALL-F-002', 'CALL-F-003']);
  });

  it('refuses other words', () => {
    expect(parseBracket('object Object')).toBeUndefined();
  });
});

describe('findTitleProblems', () => {
  it('accepts known ids and titles without ids', () => {
    expect(
      findTitleProblems([...file('[CRUMB-01..02] shows two'), ...file('keeps [a] list')], known),
    ).toEqual([]);
  });

  it('reports an id that is no requirement', () => {
    expect(findTitleProblems(file('[CRUMB-03] shows three'), known)).toEqual([
      'packages/x/src/a.test.ts:1 names CRUMB-03, which is no requirement',
    ]);
  });

  it('reports a malformed id', () => {
    expect(findTitleProblems(file('[CRUMB1] shows one'), known)).toHaveLength(1);
    expect(findTitleProblems(file('[CRUMB-01 CRUMB-02] shows two'), known)).toHaveLength(1);
  });

  it('reports a title that begins with a wish', () => {
    expect(findTitleProblems(file('[CRUMB-01] should show one'), known)).toHaveLength(1);
  });

  it('checks the form without a table', () => {
    expect(findTitleProblems(file('[CRUMB-03] shows three'), undefined)).toEqual([]);
    expect(findTitleProblems(file('[CRUMB3] shows three'), undefined)).toHaveLength(1);
  });
});

describe('namedIds', () => {
  it('reads titles of it, it.each, describe and templates', () => {
    const text =
      "describe('[A-01] a', () => { it.each([1])('[B-02] b %s', () => {}); it(`[C-03] ${x}`, f); });";
    expect(namedIds([{ path: 'a.test.ts', text }]).map(({ id }) => id)).toEqual(['A-01', 'B-02', 'C-03']);
  });
});

describe('parseRequirements', () => {
  it('takes the first column below the heading', () => {
    expect([...parseRequirements('id\tarea\nCRUMB-01\tx\nCRUMB-02\ty\n')]).toEqual(['CRUMB-01', 'CRUMB-02']);
  });
});

describe('parseStatements', () => {
  it('takes the third column', () => {
    expect([...parseStatements('id\tarea\tstatement\nCRUMB-01\tx\tShows two.\n')]).toEqual([
      ['CRUMB-01', 'Shows two.'],
    ]);
  });
});
