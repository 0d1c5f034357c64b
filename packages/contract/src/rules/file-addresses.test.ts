import { describe, expect, it } from 'vitest';
import type { FILE_CATEGORIES } from '../file-categories.ts';
import { newFileAddress, openAddress } from './file-addresses.ts';

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

  it.each(Object.entries(EDITORS))('[ROUTE-50] gives a %s its address', (category, address) => {
    expect(openAddress(category, 'i')).toBe(address);
  });

  it('[ROUTE-50] gives unknown categories the flow editor', () => {
    expect([openAddress('brand new', 'i'), openAddress(undefined, 'i'), openAddress('folder', 'i')]).toEqual([
      '/diagraming/i',
      '/diagraming/i',
      '/diagrams?folder=i',
    ]);
  });

  it('keeps an id from changing the address', () => {
    expect(openAddress('flow', '../a?b#c')).toBe('/diagraming/..%2Fa%3Fb%23c');
  });
});

describe('newFileAddress', () => {
  it.each(['mind', 'mind_free', 'mind_timeline', 'mind_org', 'mind_org_multistage'] as const)(
    'opens a new %s in the mind map editor',
    (category) => {
      expect(newFileAddress(category)).toBe(`/mindmap/new?category=${category}`);
    },
  );

  it('opens a new outline in the outline editor', () => {
    expect(newFileAddress('outline')).toBe('/outline/new?category=outline');
  });

  it.each(['flow', 'uml', 'er', 'network', 'bpmn', 'ui', 'swimlane'] as const)(
    'opens a new %s in the flow editor',
    (category) => {
      expect(newFileAddress(category)).toBe(`/diagraming/new?category=${category}`);
    },
  );

  it('opens new markdown in the markdown editor', () => {
    expect(newFileAddress('markdown')).toBe('/markdown_editor/new?category=markdown');
  });

  it('has no address for a new whiteboard', () => {
    expect([newFileAddress('board'), openAddress('board', 'i')]).toEqual([undefined, '/f/i']);
  });
});
