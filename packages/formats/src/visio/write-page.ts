import type { Dash, EdgeLabel, GraphNode } from '@chartdock/documents';
import { edgesOf, nodesOf } from '../graphs/edge-routes.ts';
import type { DrawnEdge, Point } from '../graphs/edge-routes.ts';
import type { GraphCanvas } from '../graphs/graphs-of.ts';
import { XML_HEAD, elementText, xml } from '../xml/write-xml.ts';
import { geometryOf } from './geometry.ts';
import { arrowNumber, inches } from './units.ts';

const NAMESPACES = {
  xmlns: 'http://schemas.microsoft.com/office/visio/2012/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xml:space': 'preserve',
} as const;

const PATTERNS: Readonly<Record<Dash, number>> = { solid: 1, dashed: 2, dotted: 3 };
const ALIGNS = { left: 0, center: 1, right: 2 } as const;
const VALIGNS = { top: 0, middle: 1, bottom: 2 } as const;

const cell = (name: string, value: string | number): string => xml('Cell', { N: name, V: value });
const cells = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [cell(name, value)]))
    .join('');

const textOf = ({ text, rows = [] }: GraphNode): string =>
  [text, ...rows.map((row) => row.cells.join('  '))].join('\n');

const characterOf = ({ style }: GraphNode): string =>
  xml(
    'Section',
    { N: 'Character' },
    xml(
      'Row',
      { IX: 0 },
      cells({
        Color: style.color,
        Size: Math.round(((style.fontSize ?? 13) / 96) * 1e5) / 1e5,
        Style: (style.bold === true ? 1 : 0) + (style.italic === true ? 2 : 0),
      }),
    ),
  );

const paragraphOf = (align: keyof typeof ALIGNS): string =>
  xml('Section', { N: 'Paragraph' }, xml('Row', { IX: 0 }, cell('HorzAlign', ALIGNS[align])));

const linkOf = (href: string | undefined): string =>
  href === undefined
    ? ''
    : xml('Section', { N: 'Hyperlink' }, xml('Row', { N: 'Row_1' }, cell('Address', href)));

interface Placing {
  readonly number: (id: string) => number;
  readonly height: number;
}

/** Writes the colours and lines of a shape. */
const paintOf = ({ shape, style, rows }: GraphNode) => ({
  FillForegnd: style.fill ?? '#ffffff',
  FillPattern: shape === 'text' ? 0 : 1,
  LineColor: style.stroke ?? '#2b3a55',
  LineWeight: inches(style.strokeWidth ?? 1.25),
  LinePattern: shape === 'text' ? 0 : PATTERNS[style.dash ?? 'solid'],
  FillForegndTrans: style.opacity === undefined ? undefined : 1 - style.opacity,
  VerticalAlign: VALIGNS[style.valign ?? (rows === undefined ? 'middle' : 'top')],
  TextBkgnd: 0,
});

const nodeShape = (id: string, node: GraphNode, { number, height }: Placing): string => {
  const { x, y, w, h, style, shape } = node;
  const place = cells({
    ...{ PinX: inches(x + w / 2), PinY: inches(height - y - h / 2), Width: inches(w), Height: inches(h) },
    ...{ LocPinX: inches(w / 2), LocPinY: inches(h / 2) },
    Angle: node.rot === undefined ? undefined : (-node.rot * Math.PI) / 180,
    ...paintOf(node),
  });
  const text = textOf(node);
  return xml(
    'Shape',
    { ID: number(id), NameU: `${shape}.${number(id)}`, Type: 'Shape' },
    place +
      characterOf(node) +
      paragraphOf(style.align ?? 'center') +
      linkOf(node.href) +
      geometryOf(shape, { w, h }) +
      (text === '' ? '' : xml('Text', {}, elementText(text))),
  );
};

const lineRows = (points: readonly Point[]): string => {
  const [first] = points;
  return points
    .map(([x, y], at) =>
      xml(
        'Row',
        { T: at === 0 ? 'MoveTo' : 'LineTo', IX: at + 1 },
        cell('X', inches(x - (first?.[0] ?? 0))) + cell('Y', inches((first?.[1] ?? 0) - y)),
      ),
    )
    .join('');
};

const edgeShape = ({ id, edge, points }: DrawnEdge, { number, height }: Placing): string => {
  const [begin, end] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  const [x1, y1, x2, y2] = [
    inches(begin[0]),
    inches(height - begin[1]),
    inches(end[0]),
    inches(height - end[1]),
  ];
  const style = cells({
    ...{ PinX: (x1 + x2) / 2, PinY: (y1 + y2) / 2, Width: x2 - x1, Height: y2 - y1 },
    ...{ LocPinX: (x2 - x1) / 2, LocPinY: (y2 - y1) / 2, BeginX: x1, BeginY: y1, EndX: x2, EndY: y2 },
    ...{
      ObjType: 2,
      LineColor: edge.style.stroke ?? '#66748c',
      LineWeight: inches(edge.style.strokeWidth ?? 1.25),
    },
    LinePattern: PATTERNS[edge.style.dash ?? 'solid'],
    BeginArrow: arrowNumber(edge.style.begin),
    EndArrow: arrowNumber(edge.style.end),
  });
  const text = edge.labels.map((label: EdgeLabel) => label.text).join('\n');
  const geometry = xml('Section', { N: 'Geometry', IX: 0 }, cell('NoFill', 1) + lineRows(points));
  return xml(
    'Shape',
    { ID: number(id), NameU: `Dynamic connector.${number(id)}`, Type: 'Shape' },
    style + geometry + (text === '' ? '' : xml('Text', {}, elementText(text))),
  );
};

const connect = (edge: number, end: 'Begin' | 'End', node: number): string =>
  xml('Connect', {
    FromSheet: edge,
    FromCell: `${end}X`,
    FromPart: end === 'Begin' ? 9 : 12,
    ToSheet: node,
    ToCell: 'PinX',
    ToPart: 3,
  });

/** Writes `visio/pages/page1.xml` and its like: shapes with their outlines, and connectors glued to them. */
export const writePage = ({ definition }: GraphCanvas): string => {
  const nodes = nodesOf(definition);
  const edges = edgesOf(definition);
  const numbers = new Map(
    [...nodes.map(([id]) => id), ...edges.map(({ id }) => id)].map((id, at) => [id, at + 1]),
  );
  const placing: Placing = { number: (id) => numbers.get(id) ?? 0, height: definition.page.h };
  const shapes = [
    ...nodes.map(([id, node]) => nodeShape(id, node, placing)),
    ...edges.map((edge) => edgeShape(edge, placing)),
  ].join('');
  const glue = edges.flatMap(({ id, edge }) =>
    (['from', 'to'] as const).flatMap((end) => {
      const node = edge[end].id === undefined ? undefined : numbers.get(edge[end].id);
      return node === undefined ? [] : [connect(placing.number(id), end === 'from' ? 'Begin' : 'End', node)];
    }),
  );
  const connects = glue.length === 0 ? '' : xml('Connects', {}, glue.join(''));
  return XML_HEAD + xml('PageContents', NAMESPACES, xml('Shapes', {}, shapes) + connects);
};

/** Writes the row of a page in `visio/pages/pages.xml`. */
export const writePageRow = ({ title, definition }: GraphCanvas, at: number): string => {
  const { page } = definition;
  const sheet = xml(
    'PageSheet',
    {},
    cells({ PageWidth: inches(page.w), PageHeight: inches(page.h), PageScale: 1, DrawingScale: 1 }),
  );
  const name = title === '' ? page.name : title;
  return xml('Page', { ID: at, NameU: name, Name: name }, sheet + xml('Rel', { 'r:id': `rId${at + 1}` }));
};

/** Names the namespaces of every part of a Visio file. */
export const VISIO_NAMESPACES = NAMESPACES;
