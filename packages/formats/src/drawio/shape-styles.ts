/** Names the style of draw.io that draws each of our shapes the most alike; those without a row are rectangles that keep our name. */
export const STYLE_OF_SHAPE: Readonly<Record<string, string>> = {
  rect: 'rounded=0',
  round: 'rounded=1',
  terminator: 'shape=mxgraph.flowchart.terminator',
  diamond: 'rhombus',
  ellipse: 'ellipse',
  circle: 'ellipse;aspect=fixed',
  parallelogram: 'shape=parallelogram;perimeter=parallelogramPerimeter',
  cylinder: 'shape=cylinder3;boundedLbl=1',
  hexagon: 'shape=hexagon;perimeter=hexagonPerimeter2',
  document: 'shape=document;boundedLbl=1',
  documents: 'shape=mxgraph.flowchart.multi-document',
  subprocess: 'shape=process',
  'manual-input': 'shape=manualInput',
  'manual-operation': 'shape=trapezoid;perimeter=trapezoidPerimeter;flipV=1',
  'internal-storage': 'shape=internalStorage',
  'stored-data': 'shape=dataStorage',
  delay: 'shape=delay',
  display: 'shape=display',
  card: 'shape=card',
  tape: 'shape=tape',
  'off-page': 'shape=offPageConnector',
  merge: 'triangle;direction=south',
  extract: 'triangle;direction=north',
  or: 'shape=orEllipse;perimeter=ellipsePerimeter',
  summing: 'shape=sumEllipse;perimeter=ellipsePerimeter',
  collate: 'shape=collate',
  'loop-limit': 'shape=loopLimit',
  text: 'text',
  note: 'shape=note',
  triangle: 'triangle',
  cross: 'shape=cross',
  'arrow-right': 'shape=singleArrow',
  'arrow-left': 'shape=singleArrow;flipH=1',
  'arrow-both': 'shape=doubleArrow',
  step: 'shape=step;perimeter=stepPerimeter',
  callout: 'shape=callout',
  cloud: 'ellipse;shape=cloud',
  lane: 'swimlane;horizontal=0',
  'lane-vertical': 'swimlane',
  pool: 'swimlane;horizontal=0',
  'pool-vertical': 'swimlane',
  'uml-actor': 'shape=umlActor',
  'uml-package': 'shape=folder',
  'uml-component': 'shape=component',
  'uml-node': 'shape=cube',
  'uml-lifeline': 'shape=umlLifeline',
  'uml-boundary': 'shape=umlBoundary',
  'uml-control': 'shape=umlControl',
  'uml-entity': 'shape=umlEntity',
  'er-entity': 'rounded=0',
  'er-relation': 'rhombus',
  'er-attribute': 'ellipse',
};

/** Names our shape for a style: first by its `shape`, then by the bare words that begin it. */
const SHAPE_OF_NAME: Readonly<Record<string, string>> = {
  rhombus: 'diamond',
  ellipse: 'ellipse',
  doubleEllipse: 'circle',
  triangle: 'triangle',
  hexagon: 'hexagon',
  cloud: 'cloud',
  text: 'text',
  edgeLabel: 'text',
  swimlane: 'lane-vertical',
  image: 'ui-image',
  label: 'rect',
  rectangle: 'rect',
  parallelogram: 'parallelogram',
  cylinder: 'cylinder',
  cylinder2: 'cylinder',
  cylinder3: 'cylinder',
  datastore: 'cylinder',
  document: 'document',
  process: 'subprocess',
  process2: 'subprocess',
  manualInput: 'manual-input',
  trapezoid: 'manual-operation',
  internalStorage: 'internal-storage',
  dataStorage: 'stored-data',
  delay: 'delay',
  display: 'display',
  card: 'card',
  tape: 'tape',
  offPageConnector: 'off-page',
  orEllipse: 'or',
  sumEllipse: 'summing',
  collate: 'collate',
  loopLimit: 'loop-limit',
  note: 'note',
  note2: 'note',
  cross: 'cross',
  singleArrow: 'arrow-right',
  doubleArrow: 'arrow-both',
  step: 'step',
  callout: 'callout',
  umlActor: 'uml-actor',
  folder: 'uml-package',
  component: 'uml-component',
  module: 'uml-component',
  cube: 'uml-node',
  umlLifeline: 'uml-lifeline',
  umlBoundary: 'uml-boundary',
  umlControl: 'uml-control',
  umlEntity: 'uml-entity',
  umlFrame: 'frame',
  actor: 'net-user',
  waypoint: 'connector',
  partialRectangle: 'rect',
  table: 'rect',
  tableRow: 'rect',
  ext: 'rect',
  terminator: 'terminator',
  decision: 'diamond',
  'multi-document': 'documents',
  database: 'cylinder',
  stored_data: 'stored-data',
  predefined_process: 'subprocess',
  manual_operation: 'manual-operation',
  paper_tape: 'tape',
  data: 'parallelogram',
  start_1: 'terminator',
  start_2: 'terminator',
  'on-page_reference': 'connector',
  'off-page_reference': 'off-page',
};

/** Returns our shape for a parsed style; undefined for one that none of ours is like. */
export const shapeOfStyle = (style: ReadonlyMap<string, string>): string | undefined => {
  const own = style.get('chartdockShape');
  if (own !== undefined) return own;
  const [first] = style.keys();
  const shape = style.get('shape');
  if (shape !== undefined) {
    const name = shape.replace(/^mxgraph\.(?:flowchart|basic|bpmn)\./, '');
    return Object.hasOwn(SHAPE_OF_NAME, name) ? SHAPE_OF_NAME[name] : undefined;
  }
  if (first !== undefined && style.get(first) === '' && Object.hasOwn(SHAPE_OF_NAME, first)) {
    if (first === 'swimlane' && style.get('horizontal') === '0') return 'lane';
    return first === 'ellipse' && style.get('aspect') === 'fixed' ? 'circle' : SHAPE_OF_NAME[first];
  }
  return style.get('rounded') === '1' ? 'round' : 'rect';
};

/** Pairs our heads of connectors with those of draw.io and whether they are filled. */
const HEADS: readonly (readonly [ours: string, theirs: string, filled: boolean])[] = [
  ['none', 'none', false],
  ['arrow', 'classic', true],
  ['arrow', 'block', true],
  ['triangle', 'block', false],
  ['open', 'open', false],
  ['open', 'openThin', false],
  ['arrow', 'classicThin', true],
  ['arrow', 'blockThin', true],
  ['diamond', 'diamond', false],
  ['diamond-filled', 'diamond', true],
  ['diamond', 'diamondThin', false],
  ['diamond-filled', 'diamondThin', true],
  ['circle', 'oval', false],
  ['circle', 'circle', false],
  ['one', 'ERone', false],
  ['one', 'ERmandOne', false],
  ['many', 'ERmany', false],
  ['one-many', 'ERoneToMany', false],
  ['zero-one', 'ERzeroToOne', false],
  ['zero-many', 'ERzeroToMany', false],
  ['cross', 'cross', false],
];

/** Returns the head of draw.io for ours. */
export const headToDrawio = (ours: string): { readonly name: string; readonly filled: boolean } => {
  const row = HEADS.find(([one]) => one === ours);
  return { name: row?.[1] ?? 'classic', filled: row?.[2] ?? true };
};

/** Returns our head for one of draw.io; unknown ones are arrows. */
export const headFromDrawio = (name: string, filled: boolean): string =>
  (HEADS.find(([, theirs, isFilled]) => theirs === name && isFilled === filled) ??
    HEADS.find(([, theirs]) => theirs === name))?.[0] ?? 'arrow';
