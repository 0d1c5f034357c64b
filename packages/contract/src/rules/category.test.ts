import { describe, expect, it } from 'vitest';
import { CHART_TYPES, chartTypeOf, kindOfCategory } from './category.ts';
import { FILE_CATEGORIES } from '../file-categories.ts';

describe('kindOfCategory', () => {
  const expectOwnKind = (category: string): void => expect(kindOfCategory(category)).toBe(category);
  it('[CAT-01] knows ui as a kind of its own', () => expectOwnKind('ui'));
  it('[CAT-02] knows outline as a kind of its own', () => expectOwnKind('outline'));
  it('[CAT-03] knows folder as a kind of its own', () => expectOwnKind('folder'));
  it('[CAT-04] knows board as a kind of its own', () => expectOwnKind('board'));
  it('[CAT-05] knows uml as a kind of its own', () => expectOwnKind('uml'));
  it('[CAT-06] knows network as a kind of its own', () => expectOwnKind('network'));
  it('[CAT-07] knows bpmn as a kind of its own', () => expectOwnKind('bpmn'));
  it('[CAT-08] knows mind_org as a kind of its own', () => expectOwnKind('mind_org'));
  it('[CAT-09] knows mind_org_multistage as a kind of its own', () => expectOwnKind('mind_org_multistage'));
  it('[CAT-10] knows markdown as a kind of its own', () => expectOwnKind('markdown'));

  it.each(['mind', 'mind_free', 'mind_timeline', 'mind_xyz', 'mind_orgs', 'my_mind'])(
    '[CAT-11] calls %s a mind map',
    (category) => {
      expect(kindOfCategory(category)).toBe('mind');
    },
  );

  it.each(['flow', 'er', 'gantt', 'something new', '', 'Mind', 'UI', undefined])(
    '[CAT-12] calls %s flow-type',
    (category) => {
      expect(kindOfCategory(category)).toBe('flow');
    },
  );
});

describe('chart types', () => {
  it('[CAT-13] are exactly the eleven of the documents', () => {
    expect([...CHART_TYPES].sort()).toEqual(
      [
        'flow',
        'mind',
        'mind_free',
        'outline',
        'ui',
        'uml',
        'network',
        'mind_org',
        'mind_org_multistage',
        'bpmn',
        'markdown',
      ].sort(),
    );
  });

  it('are stored for every file category', () => {
    expect(
      Object.fromEntries(FILE_CATEGORIES.map((category) => [category, chartTypeOf(category)])),
    ).toMatchObject({
      flow: 'flow',
      er: 'flow',
      board: 'flow',
      mind: 'mind',
      mind_free: 'mind_free',
      mind_tree: 'mind',
      mind_org_multistage: 'mind_org_multistage',
      markdown: 'markdown',
    });
  });
});
