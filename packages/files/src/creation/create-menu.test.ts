import { capabilitiesOf } from '@chartdock/platform';
import { describe, expect, it } from 'vitest';
import { CREATE_ABILITIES, CREATE_GROUPS, createMenuFor, createMenuWithin } from './create-menu.ts';
import type { CreateContext, CreateEntryId, CreateGroup } from './create-menu.ts';

const settings = {
  aiPrototypeAddress: 'https://ai.example/',
  whiteboardPartnerAddress: 'https://board.example/',
  quickStartAddress: '/quick_start',
};
const idsOf = (group: CreateGroup, context: CreateContext = {}) =>
  createMenuFor(context)
    .filter((entry) => entry.group === group)
    .map(({ id }) => id);
const entryOf = (id: CreateEntryId, context: CreateContext = {}) =>
  createMenuFor(context).find((entry) => entry.id === id);
const fileOf = (category: string) => ({ type: 'file', category });
const basic = { group: 'basic', isFurther: false };
const professional = { group: 'professional', isFurther: false, isBeta: false };
const further = { ...professional, isFurther: true };
const structure = { group: 'structure', isFurther: false, isBeta: false };

describe('basic shapes', () => {
  it('[CREATE-01] contain flowchart', () => {
    expect(entryOf('flow')).toMatchObject({ ...basic, isBeta: false, effect: fileOf('flow') });
  });

  it('[CREATE-02] contain mind map', () => {
    expect(entryOf('mind')).toMatchObject({ ...basic, isBeta: false, effect: fileOf('mind') });
  });

  it('[CREATE-03] contain markdown, marked beta', () => {
    expect(entryOf('markdown')).toMatchObject({ ...basic, isBeta: true, effect: fileOf('markdown') });
  });

  it('[CREATE-04] contain outline note, marked beta', () => {
    expect(entryOf('outline')).toMatchObject({ ...basic, isBeta: true, effect: fileOf('outline') });
  });

  it('[CREATE-05] contain collaboration whiteboard', () => {
    expect(entryOf('board')).toMatchObject({ ...basic, isBeta: false, effect: fileOf('board') });
  });

  it('[CREATE-06] contains the AI prototype tool where configured', () => {
    expect(entryOf('ai_prototype', { settings })).toMatchObject({
      ...basic,
      effect: { type: 'address', address: 'https://ai.example/' },
    });
    expect(entryOf('ai_prototype')).toBeUndefined();
    expect(entryOf('ai_prototype', { settings: { aiPrototypeAddress: '' } })).toBeUndefined();
  });
});

describe('professional shapes', () => {
  it('[CREATE-07] contain UML', () => {
    expect(entryOf('uml')).toMatchObject({ ...professional, effect: fileOf('uml') });
  });

  it('[CREATE-08] contain ER', () => {
    expect(entryOf('er')).toMatchObject({ ...professional, effect: fileOf('er') });
  });

  it('[CREATE-09] contain chart/table', () => {
    expect(entryOf('table')).toMatchObject({ ...professional, effect: fileOf('table') });
  });

  it('[CREATE-10] contain floor plan', () => {
    expect(entryOf('plane')).toMatchObject({ ...professional, effect: fileOf('plane') });
  });

  it('[CREATE-11] contain Gantt', () => {
    expect(entryOf('gantt')).toMatchObject({ ...professional, effect: fileOf('gantt') });
  });

  it('[CREATE-12] contain architecture', () => {
    expect(entryOf('framework')).toMatchObject({ ...professional, effect: fileOf('framework') });
  });

  it('[CREATE-14] contain network topology when expanded', () => {
    expect(entryOf('network')).toMatchObject({ ...further, effect: fileOf('network') });
  });

  it('[CREATE-15] contain swimlane when expanded', () => {
    expect(entryOf('swimlane')).toMatchObject({ ...further, effect: fileOf('swimlane') });
  });

  it('[CREATE-16] contain circuit when expanded', () => {
    expect(entryOf('circuit')).toMatchObject({ ...further, effect: fileOf('circuit') });
  });

  it('[CREATE-17] contain Venn when expanded', () => {
    expect(entryOf('venn')).toMatchObject({ ...further, effect: fileOf('venn') });
  });

  it('[CREATE-18] contain BPMN when expanded', () => {
    expect(entryOf('bpmn')).toMatchObject({ ...further, effect: fileOf('bpmn') });
  });

  it('[CREATE-19] contain prototype, of category ui, when expanded', () => {
    expect(entryOf('ui')).toMatchObject({ ...further, effect: fileOf('ui') });
  });
});

describe('structure charts', () => {
  it('[CREATE-20] contain timeline', () => {
    expect(entryOf('mind_timeline')).toMatchObject({ ...structure, effect: fileOf('mind_timeline') });
  });

  it('[CREATE-21] contain fishbone', () => {
    expect(entryOf('mind_fishbone')).toMatchObject({ ...structure, effect: fileOf('mind_fishbone') });
  });

  it('[CREATE-22] contain org chart', () => {
    expect(entryOf('mind_org')).toMatchObject({ ...structure, effect: fileOf('mind_org') });
  });

  it('[CREATE-23] contain tree', () => {
    expect(entryOf('mind_tree')).toMatchObject({ ...structure, effect: fileOf('mind_tree') });
  });

  it('[CREATE-24] contain bracket chart', () => {
    expect(entryOf('mind_bracket')).toMatchObject({ ...structure, effect: fileOf('mind_bracket') });
  });
});

describe('the rest', () => {
  it('leads to dialogs and pages', () => {
    expect(
      ['import', 'folder', 'template', 'latex', 'mermaid'].map((id) => entryOf(id as CreateEntryId)?.effect),
    ).toEqual([
      { type: 'dialog', dialog: 'import' },
      { type: 'dialog', dialog: 'folder' },
      { type: 'page', path: '/template_create' },
      { type: 'page', path: '/latex' },
      { type: 'page', path: '/mermaid' },
    ]);
  });

  it('has the quick-start guide where settings give its address', () => {
    expect(entryOf('quick_start', { settings })?.effect).toEqual({
      type: 'address',
      address: '/quick_start',
    });
    expect(entryOf('quick_start')).toBeUndefined();
  });

  it('[CREATE-31] has the whiteboard partner where settings give its address', () => {
    expect(entryOf('whiteboard_partner', { settings })).toMatchObject({
      group: 'more',
      effect: { type: 'address', address: 'https://board.example/' },
    });
    expect(entryOf('whiteboard_partner')).toBeUndefined();
  });

  it('[CREATE-34] leaves new from template out in the meeting app', () => {
    expect(entryOf('template', { host: capabilitiesOf('meeting') })).toBeUndefined();
    for (const kind of ['web', 'desktop', 'pwa', 'miniprogram'] as const)
      expect(entryOf('template', { host: capabilitiesOf(kind) })).toBeDefined();
  });
});

it('[CREATE-32] keeps the documented order of groups and entries', () => {
  const groups = createMenuFor({ settings }).map(({ group }) => group);
  expect([...new Set(groups)]).toEqual([...CREATE_GROUPS]);
  expect(groups).toEqual([...groups].sort((a, b) => CREATE_GROUPS.indexOf(a) - CREATE_GROUPS.indexOf(b)));
  expect(CREATE_GROUPS.map((group) => idsOf(group, { settings }))).toEqual([
    ['flow', 'mind', 'markdown', 'outline', 'board', 'ai_prototype'],
    [
      'uml',
      'er',
      'table',
      'plane',
      'gantt',
      'framework',
      'network',
      'swimlane',
      'circuit',
      'venn',
      'bpmn',
      'ui',
    ],
    ['mind_timeline', 'mind_fishbone', 'mind_org', 'mind_tree', 'mind_bracket'],
    ['import', 'folder', 'template', 'latex', 'mermaid', 'quick_start', 'whiteboard_partner'],
  ]);
});

it('[CREATE-33] hides markdown on mobile and nothing else', () => {
  const everywhere = createMenuFor({ settings }).map(({ id }) => id);
  const onMobile = createMenuFor({ settings, isMobile: true }).map(({ id }) => id);
  expect(everywhere.filter((id) => !onMobile.includes(id))).toEqual(['markdown']);
});

it('offers blank files and folders until screens offer more', () => {
  const offered = createMenuWithin(createMenuFor({ settings }), CREATE_ABILITIES);
  expect(offered.filter(({ effect }) => effect.type !== 'file').map(({ id }) => id)).toEqual(['folder']);
  expect(offered.filter(({ effect }) => effect.type === 'file')).toHaveLength(22);
  expect(createMenuWithin(createMenuFor(), new Set(['latex'])).map(({ id }) => id)).toEqual(['latex']);
});
