import { findShape, renderDefinition } from '@chartdock/documents';
import type { GraphNode, NodeStyle } from '@chartdock/documents';

/** Shapes that stand for the places of the library; a place without one is a note. */
const SHAPES: Readonly<Record<string, string>> = {
  featured: 'star-5',
  flowchart: 'diamond',
  'business-process': 'subprocess',
  swimlane: 'lane',
  er: 'er-relation',
  'use-case': 'uml-actor',
  'system-architecture': 'uml-component',
  sequence: 'uml-lifeline',
  network: 'net-switch',
  'org-chart': 'org-team',
  timeline: 'chevron',
  relationship: 'venn-ring',
  gantt: 'gantt-progress',
  fishbone: 'arrow-right',
  venn: 'venn-half',
  prototype: 'ui-phone',
  bpmn: 'bpmn-parallel',
  'project-management': 'gantt-milestone',
  'plans-summaries': 'document',
  'plan-summary': 'document',
  'plan-review': 'document',
  education: 'note',
  'product-manager': 'ui-card',
  'product-operations': 'venn-funnel',
  'operations-notes': 'venn-funnel',
  'business-operation': 'venn-pyramid',
  'product-development': 'uml-package',
  'development-testing': 'circuit-and',
  'software-development': 'uml-package',
  'human-resources': 'net-users',
  'analysis-methods': 'hexagon',
  'product-knowledge': 'internal-storage',
  style: 'venn-petal',
  'study-notes': 'card',
  'e-commerce': 'net-phone',
  law: 'display',
  'entertainment-life': 'heart',
};

/** How a picture looks: at rest, or below the pointer. */
type Look = 'plain' | 'hover';

const STYLES: Readonly<Record<Look, NodeStyle>> = {
  plain: { tone: 0 },
  hover: { tone: 0, fill: '#2f6fed', stroke: '#1d4fb8' },
};

/** Returns the address of the picture of a place. */
export const placeImage = (kind: string, category: string, look: Look): string =>
  `/template_places/${look}/${kind}-${category}.svg`;

const SIZE = 48;

/** Draws the picture of a place without a ground, for light pages or dark ones; undefined for a name that is none. */
export const drawPlace = (
  look: string,
  name: string,
  palette: 'light' | 'dark' = 'light',
): string | undefined => {
  const shape = SHAPES[name.replace(/^(flow|mind)-/, '')];
  if (shape === undefined || findShape(shape) === undefined || (look !== 'plain' && look !== 'hover'))
    return undefined;
  const style = STYLES[look];
  const node: GraphNode = { t: 'node', shape, x: 0, y: 0, w: SIZE, h: SIZE, z: 1, text: '', style };
  const page = { name: '', w: SIZE, h: SIZE };
  const theme = palette === 'dark' ? 'dark' : 'default';
  return renderDefinition({ v: 2, type: 'graph', page, theme, cells: { a: node } }, { transparent: true })
    .svg;
};
