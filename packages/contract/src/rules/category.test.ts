import { describe, expect, it } from 'vitest';
import {
  CHART_TYPES,
  FILE_CATEGORIES,
  chartTypeOf,
  kindOfCategory,
  newFileAddress,
  openAddress,
} from './category.ts';

describe('kindOfCategory', () => {
  it.each([
    ['CAT-01', 'ui'],
    ['CAT-02', 'outline'],
    ['CAT-03', 'folder'],
    ['CAT-04', 'board'],
    ['CAT-05', 'uml'],
    ['CAT-06', 'network'],
    ['CAT-07', 'bpmn'],
    ['CAT-08', 'mind_org'],
    ['CAT-09', 'mind_org_multistage'],
    ['CAT-10', 'markdown'],
  ])('[%s] knows %s as a kind of its own', (_, category) => {
    expect(kindOfCategory(category)).toBe(category);
  });

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

  it('are stored with every category that a file can be made of', () => {
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

describe('openAddress', () => {
  const EDITORS: Readonly<Record<(typeof FILE_CATEGORIES)[number], string>> = {
    flow: '/diagraming/i',
    uml: '/diagraming/i',
    er: '/diagraming/i',
    table: '/diagraming/i',
    plane: '/diagraming/i',
    gantt: '/diagraming/i',
    framework: '/diagraming/i',
    network: '/diagraming/i',
    swimlane: '/diagraming/i',
    circuit: '/diagraming/i',
    venn: '/diagraming/i',
    bpmn: '/diagraming/i',
    ui: '/diagraming/i',
    mind: '/mindmap/i',
    mind_free: '/mindmap/i',
    mind_timeline: '/mindmap/i',
    mind_fishbone: '/mindmap/i',
    mind_org: '/mindmap/i',
    mind_org_multistage: '/mindmap/i',
    mind_tree: '/mindmap/i',
    mind_bracket: '/mindmap/i',
    outline: '/outline/i',
    markdown: '/markdown_editor/i',
    board: '/f/i',
  };

  it.each(FILE_CATEGORIES)('[ROUTE-50] gives a %s its address', (category) => {
    expect(openAddress(category, 'i')).toBe(EDITORS[category]);
  });

  it('[ROUTE-50] gives unknown and missing categories the flow editor, and a folder the list', () => {
    expect([openAddress('brand new', 'i'), openAddress(undefined, 'i'), openAddress('folder', 'i')]).toEqual([
      '/diagraming/i',
      '/diagraming/i',
      '/diagrams?folder=i',
    ]);
  });

  it('keeps an id from becoming more of the address than an id', () => {
    expect(openAddress('flow', '../a?b#c')).toBe('/diagraming/..%2Fa%3Fb%23c');
  });
});

describe('newFileAddress', () => {
  it.each(['mind', 'mind_free', 'mind_timeline', 'mind_org', 'mind_org_multistage'] as const)(
    '[ROUTE-37] opens a new %s in the mind map editor',
    (category) => {
      expect(newFileAddress(category)).toBe(`/mindmap/new?category=${category}`);
    },
  );

  it('[ROUTE-38] opens a new outline in the outline editor', () => {
    expect(newFileAddress('outline')).toBe('/outline/new?category=outline');
  });

  it.each(['flow', 'uml', 'er', 'network', 'bpmn', 'ui', 'swimlane'] as const)(
    '[ROUTE-39] opens a new %s in the flow editor',
    (category) => {
      expect(newFileAddress(category)).toBe(`/diagraming/new?category=${category}`);
    },
  );

  it('[ROUTE-41] opens new markdown in the markdown editor', () => {
    expect(newFileAddress('markdown')).toBe('/markdown_editor/new?category=markdown');
  });

  it('[ROUTE-42] has no address for a new whiteboard, which is opened by its id once it exists', () => {
    expect([newFileAddress('board'), openAddress('board', 'i')]).toEqual([undefined, '/f/i']);
  });
});
