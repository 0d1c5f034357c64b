import type { GraphDefinition, GraphNode, NodeStyle, Router } from '@chartdock/documents';
import { strToU8 } from 'fflate';
import { FormatError } from '../model/format-error.ts';
import type { FormatWriter } from '../model/format.types.ts';
import { edgesOf, nodesOf } from '../graphs/edge-routes.ts';
import type { DrawnEdge } from '../graphs/edge-routes.ts';
import { graphsOf } from '../graphs/graphs-of.ts';
import type { GraphCanvas } from '../graphs/graphs-of.ts';
import { elementText, xml } from '../xml/write-xml.ts';
import { STYLE_OF_SHAPE, headToDrawio } from './shape-styles.ts';

type Styles = Readonly<Record<string, string | number | undefined>>;

const styleText = (begin: string, styles: Styles): string => {
  const rest = Object.entries(styles).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  return [...(begin === '' ? [] : [begin]), ...rest, ''].join(';');
};

const dashOf = (dash: NodeStyle['dash']): Styles =>
  dash === undefined || dash === 'solid'
    ? {}
    : { dashed: 1, dashPattern: dash === 'dotted' ? '1 3' : undefined };

const fontStyleOf = ({ bold, italic }: NodeStyle): number | undefined => {
  const sum = (bold === true ? 1 : 0) + (italic === true ? 2 : 0);
  return sum === 0 ? undefined : sum;
};

const nodeStyle = (node: GraphNode): string => {
  const { style, shape, rot } = node;
  return styleText(STYLE_OF_SHAPE[shape] ?? 'rounded=0', {
    whiteSpace: 'wrap',
    html: 1,
    chartdockShape: shape,
    fillColor: style.fill,
    strokeColor: style.stroke,
    strokeWidth: style.strokeWidth,
    ...dashOf(style.dash),
    opacity: style.opacity === undefined ? undefined : Math.round(style.opacity * 100),
    fontColor: style.color,
    fontSize: style.fontSize,
    fontStyle: fontStyleOf(style),
    align: style.align,
    verticalAlign: style.valign,
    rotation: rot,
  });
};

// Labels are HTML for draw.io.
const labelOf = (text: string): string => elementText(text).replaceAll('\n', '<br>');

const textOf = ({ text, rows = [] }: GraphNode): string =>
  [text, ...rows.map((row) => row.cells.join(' '))].join('\n');

const geometry = (attributes: Readonly<Record<string, number>>, content = ''): string =>
  xml('mxGeometry', { ...attributes, as: 'geometry' }, content);

const nodeCell = (id: string, node: GraphNode, definition: GraphDefinition): string => {
  const parent = node.parent === undefined ? undefined : definition.cells[node.parent];
  const [dx, dy] = parent?.t === 'node' ? [parent.x, parent.y] : [0, 0];
  const place = geometry({ x: node.x - dx, y: node.y - dy, width: node.w, height: node.h });
  const attributes = { style: nodeStyle(node), vertex: 1, parent: parent === undefined ? '1' : node.parent };
  const label = labelOf(textOf(node));
  if (node.href === undefined) return xml('mxCell', { id, value: label, ...attributes }, place);
  return xml('UserObject', { id, label, link: node.href }, xml('mxCell', attributes, place));
};

const ROUTERS: Readonly<Record<Router, Styles>> = {
  orthogonal: { edgeStyle: 'orthogonalEdgeStyle', rounded: 1 },
  straight: { rounded: 0 },
  curve: { curved: 1 },
};

const edgeStyle = ({ edge }: DrawnEdge): string => {
  const [begin, end] = [headToDrawio(edge.style.begin), headToDrawio(edge.style.end)];
  return styleText('', {
    ...ROUTERS[edge.router ?? 'orthogonal'],
    html: 1,
    startArrow: begin.name,
    startFill: begin.filled ? 1 : 0,
    endArrow: end.name,
    endFill: end.filled ? 1 : 0,
    strokeColor: edge.style.stroke,
    strokeWidth: edge.style.strokeWidth,
    ...dashOf(edge.style.dash),
  });
};

const point = (name: string | undefined, [x, y]: readonly [number, number]): string =>
  xml('mxPoint', { x, y, as: name });

const edgeCells = (drawn: DrawnEdge): string => {
  const { id, edge, points } = drawn;
  const bends = edge.points.length >= 2 ? points.slice(1, -1) : [];
  const content = [
    ...(edge.from.id === undefined ? [point('sourcePoint', points[0] ?? [0, 0])] : []),
    ...(edge.to.id === undefined ? [point('targetPoint', points.at(-1) ?? [0, 0])] : []),
    ...(bends.length === 0
      ? []
      : [xml('Array', { as: 'points' }, bends.map((bend) => point(undefined, bend)).join(''))]),
  ].join('');
  const [first, ...others] = edge.labels;
  const isCentral = first !== undefined && Math.abs(first.t - 0.5) < 0.01;
  const labels = isCentral ? others : edge.labels;
  const cell = xml(
    'mxCell',
    {
      id,
      value: isCentral ? labelOf(first.text) : undefined,
      style: edgeStyle(drawn),
      edge: 1,
      parent: '1',
      source: edge.from.id,
      target: edge.to.id,
    },
    xml('mxGeometry', { relative: 1, as: 'geometry' }, content),
  );
  const texts = labels.map(({ t, text }, at) =>
    xml(
      'mxCell',
      {
        id: `${id}-label-${at + 1}`,
        value: labelOf(text),
        style: 'edgeLabel;html=1;',
        vertex: 1,
        connectable: 0,
        parent: id,
      },
      xml('mxGeometry', { x: t * 2 - 1, relative: 1, as: 'geometry' }),
    ),
  );
  return cell + texts.join('');
};

const diagramOf = ({ title, definition }: GraphCanvas, at: number): string => {
  const { page } = definition;
  const cells = [
    xml('mxCell', { id: '0' }),
    xml('mxCell', { id: '1', parent: '0' }),
    ...nodesOf(definition).map(([id, node]) => nodeCell(id, node, definition)),
    ...edgesOf(definition).map(edgeCells),
  ];
  const model = xml(
    'mxGraphModel',
    {
      dx: 0,
      dy: 0,
      grid: 1,
      gridSize: 10,
      page: 1,
      pageWidth: page.w,
      pageHeight: page.h,
      background: page.bg,
    },
    xml('root', {}, cells.join('')),
  );
  return xml('diagram', { id: `page-${at + 1}`, name: title === '' ? page.name : title }, model);
};

/** Writes a plain file of draw.io, one page for each graph. Throws `no_content` without a graph. */
export const writeDrawio: FormatWriter = (source) => {
  const diagrams = graphsOf(source).map(diagramOf).join('');
  if (diagrams === '') throw new FormatError('no_content', 'no canvas of the file is a diagram');
  return strToU8(
    `<?xml version="1.0" encoding="UTF-8"?>\n${xml('mxfile', { host: 'Chartdock', type: 'device' }, diagrams)}\n`,
  );
};
