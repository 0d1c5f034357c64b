import type { NodeStyle } from '@chartdock/documents';
import { graphCanvas, isShape } from '../graphs/draft-graph.ts';
import type { DraftEdge, DraftEnd, DraftNode } from '../graphs/draft-graph.ts';
import type { FormatCanvas } from '../model/format.types.ts';
import type { LossCounter } from '../model/losses.ts';
import { createIds, fitText, hexColour, safeLink } from '../trees/tree-parts.ts';
import { childOf, childrenOf, deepText } from '../xml/xml-element.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { headOfNumber, pixels } from './units.ts';
import { shapeOfMaster } from './shape-names.ts';

/** Values of cells by their names. */
export type Cells = ReadonlyMap<string, string>;

/** Masters by their ids. */
export type Masters = ReadonlyMap<
  string,
  { readonly name: string; readonly shape: XmlElement | undefined; readonly cells: Cells }
>;

/** Reads the cells that stand directly in an element. */
export const cellsOf = (element: XmlElement | undefined): Cells =>
  new Map(
    childrenOf(element, 'Cell').map(({ attributes }): [string, string] => [
      attributes['N'] ?? '',
      attributes['V'] ?? '',
    ]),
  );

/** Options of reading a page. */
export interface PageOptions {
  readonly title: string;
  readonly sheet: Cells;
  readonly masters: Masters;
  readonly losses: LossCounter;
}

const MAX_DEPTH = 30;
const number = (text: string | undefined): number => {
  const value = Number(text ?? 0);
  return Number.isFinite(value) ? value : 0;
};

interface Frame {
  /** Lower left corner of the shape's container, in inches of the page. */
  readonly x: number;
  readonly y: number;
  /** Our id of the group around it. */
  readonly parent: string | undefined;
}

const sectionRow = (element: XmlElement | undefined, name: string): Cells =>
  cellsOf(
    childOf(
      childrenOf(element, 'Section').find(({ attributes }) => attributes['N'] === name),
      'Row',
    ),
  );

/** Finds the lower left corner of a shape, in inches. */
const cornerOf = (
  cells: Cells,
  frame: Frame,
  { w, h }: { readonly w: number; readonly h: number },
): { readonly left: number; readonly bottom: number } => ({
  left: frame.x + number(cells.get('PinX')) - number(cells.get('LocPinX') ?? String(w / 2)),
  bottom: frame.y + number(cells.get('PinY')) - number(cells.get('LocPinY') ?? String(h / 2)),
});

const turnOf = (cells: Cells): Pick<DraftNode, 'rot'> => {
  const degrees = Math.round((-number(cells.get('Angle')) * 180) / Math.PI) % 360;
  return degrees === 0 ? {} : { rot: (degrees + 360) % 360 };
};

/** Reads the shapes of one page. */
class PageReading {
  readonly nodes: DraftNode[] = [];
  readonly edges: DraftEdge[] = [];
  readonly #options: PageOptions;
  readonly #height: number;
  readonly #ids = new Map<string, string>();
  readonly #nextId = createIds('c');
  readonly #glue: ReadonlyMap<string, string>;

  constructor(page: XmlElement, options: PageOptions) {
    this.#options = options;
    this.#height = number(options.sheet.get('PageHeight')) || 11;
    this.#glue = new Map(
      childrenOf(childOf(page, 'Connects'), 'Connect').map(({ attributes }) => [
        `${attributes['FromSheet'] ?? ''} ${attributes['FromCell'] ?? ''}`,
        attributes['ToSheet'] ?? '',
      ]),
    );
    const shapes = childrenOf(childOf(page, 'Shapes'), 'Shape');
    const frame = { x: 0, y: 0, parent: undefined };
    for (const shape of shapes) this.#readNodes(shape, frame, 0);
    for (const shape of shapes) this.#readEdges(shape, frame, 0);
  }

  #masterOf(shape: XmlElement) {
    return this.#options.masters.get(shape.attributes['Master'] ?? '');
  }

  #cellsOf(shape: XmlElement): Cells {
    return new Map([...(this.#masterOf(shape)?.cells ?? []), ...cellsOf(shape)]);
  }

  #isLine(shape: XmlElement): boolean {
    const cells = this.#cellsOf(shape);
    return cells.has('BeginX') && cells.has('EndX');
  }

  #textOf(shape: XmlElement): string {
    const text = childOf(shape, 'Text');
    return fitText(
      (text === undefined ? '' : deepText(text)).replace(/[\u2028\u2029]/g, '\n').trimEnd(),
      this.#options.losses,
    );
  }

  #shapeName(shape: XmlElement): string {
    const name = this.#masterOf(shape)?.name ?? shape.attributes['NameU'] ?? shape.attributes['Name'] ?? '';
    const found = shapeOfMaster(name, isShape);
    if (found !== undefined && isShape(found)) return found;
    if (!/^(sheet|shape)?(\.\d+)?$/i.test(name)) this.#options.losses.add('shapes');
    return 'rect';
  }

  #readNodes(shape: XmlElement, frame: Frame, depth: number): void {
    if (depth > MAX_DEPTH || this.#isLine(shape)) return;
    const cells = this.#cellsOf(shape);
    const [w, h] = [Math.abs(number(cells.get('Width'))), Math.abs(number(cells.get('Height')))];
    const { left, bottom } = cornerOf(cells, frame, { w, h });
    const id = this.#nextId();
    this.#ids.set(shape.attributes['ID'] ?? '', id);
    const inner = childrenOf(childOf(shape, 'Shapes'), 'Shape');
    if (shape.attributes['Type'] === 'Foreign') this.#options.losses.add('pictures');
    const href = safeLink(sectionRow(shape, 'Hyperlink').get('Address'), this.#options.losses);
    this.nodes.push({
      id,
      shape: inner.length > 0 && this.#masterOf(shape) === undefined ? 'frame' : this.#shapeName(shape),
      ...{ x: pixels(left), y: pixels(this.#height - bottom - h), w: pixels(w), h: pixels(h) },
      text: this.#textOf(shape),
      style: styleOf(cells, sectionRow(shape, 'Character'), sectionRow(shape, 'Paragraph')),
      ...turnOf(cells),
      ...(frame.parent === undefined ? {} : { parent: frame.parent }),
      ...(href === undefined ? {} : { href }),
    });
    for (const one of inner) this.#readNodes(one, { x: left, y: bottom, parent: id }, depth + 1);
  }

  #readEdges(shape: XmlElement, frame: Frame, depth: number): void {
    if (depth > MAX_DEPTH) return;
    const cells = this.#cellsOf(shape);
    if (this.#isLine(shape)) {
      this.edges.push(this.#edgeOf(shape, cells, frame));
      return;
    }
    const size = { w: number(cells.get('Width')), h: number(cells.get('Height')) };
    const { left, bottom } = cornerOf(cells, frame, size);
    for (const one of childrenOf(childOf(shape, 'Shapes'), 'Shape'))
      this.#readEdges(one, { x: left, y: bottom, parent: undefined }, depth + 1);
  }

  #endOf(shape: XmlElement, cells: Cells, [end, frame]: readonly ['Begin' | 'End', Frame]): DraftEnd {
    const id = this.#ids.get(this.#glue.get(`${shape.attributes['ID'] ?? ''} ${end}X`) ?? '');
    if (id !== undefined) return { id };
    return {
      x: pixels(frame.x + number(cells.get(`${end}X`))),
      y: pixels(this.#height - frame.y - number(cells.get(`${end}Y`))),
    };
  }

  #edgeOf(shape: XmlElement, cells: Cells, frame: Frame): DraftEdge {
    const text = this.#textOf(shape);
    const stroke = hexColour(cells.get('LineColor'));
    return {
      id: this.#nextId(),
      from: this.#endOf(shape, cells, ['Begin', frame]),
      to: this.#endOf(shape, cells, ['End', frame]),
      points: this.#routeOf(shape, cells, frame),
      labels: text === '' ? [] : [{ t: 0.5, text }],
      style: {
        begin: headOfNumber(number(cells.get('BeginArrow'))),
        end: headOfNumber(number(cells.get('EndArrow'))),
        ...dashOf(cells),
        ...(stroke === undefined ? {} : { stroke }),
      },
    };
  }

  /** Reads a route from lines of the first geometry; curves and formulas leave it to be found when it is drawn. */
  #routeOf(shape: XmlElement, cells: Cells, frame: Frame): readonly (readonly [number, number])[] {
    const section = childrenOf(shape, 'Section').find(({ attributes }) => attributes['N'] === 'Geometry');
    const rows = childrenOf(section, 'Row').filter(({ attributes }) => attributes['Del'] !== '1');
    if (rows.length < 2 || rows.some(({ attributes }) => !/^(MoveTo|LineTo)$/.test(attributes['T'] ?? '')))
      return [];
    const size = { w: number(cells.get('Width')), h: number(cells.get('Height')) };
    const { left, bottom } = cornerOf(cells, frame, size);
    if (number(cells.get('Angle')) !== 0) return [];
    return rows.map((row): [number, number] => {
      const place = cellsOf(row);
      return [pixels(left + number(place.get('X'))), pixels(this.#height - bottom - number(place.get('Y')))];
    });
  }
}

const dashOf = (cells: Cells): Pick<NodeStyle, 'dash'> => {
  const pattern = number(cells.get('LinePattern') ?? '1');
  if (pattern <= 1) return {};
  return { dash: pattern === 3 || pattern === 10 ? 'dotted' : 'dashed' };
};

const lettersOf = (character: Cells): Pick<NodeStyle, 'color' | 'fontSize' | 'bold' | 'italic'> => {
  const color = hexColour(character.get('Color'));
  const [size, bits] = [number(character.get('Size')), number(character.get('Style'))];
  return {
    ...(color === undefined ? {} : { color }),
    ...(size > 0 ? { fontSize: Math.min(200, Math.max(6, Math.round(size * 96))) } : {}),
    ...((bits & 1) === 1 ? { bold: true } : {}),
    ...((bits & 2) === 2 ? { italic: true } : {}),
  };
};

const styleOf = (cells: Cells, character: Cells, paragraph: Cells): NodeStyle => {
  const fill =
    number(cells.get('FillPattern') ?? '1') === 0 ? undefined : hexColour(cells.get('FillForegnd'));
  const stroke = hexColour(cells.get('LineColor'));
  const align = (['left', 'center', 'right'] as const)[number(paragraph.get('HorzAlign') ?? '1')];
  const width = pixels(number(cells.get('LineWeight')));
  return {
    ...dashOf(cells),
    ...(fill === undefined ? {} : { fill }),
    ...(stroke === undefined ? {} : { stroke }),
    ...(width > 0 ? { strokeWidth: Math.min(20, width) } : {}),
    ...lettersOf(character),
    ...(align === undefined || align === 'center' ? {} : { align }),
  };
};

/** Makes a canvas of one page: shapes, groups as frames, connectors where they are glued or stand. */
export const readPage = (page: XmlElement, options: PageOptions): FormatCanvas => {
  const { nodes, edges } = new PageReading(page, options);
  const [w, h] = [number(options.sheet.get('PageWidth')), number(options.sheet.get('PageHeight'))];
  return graphCanvas({
    title: options.title,
    nodes,
    edges,
    size: { w: pixels(w || 8.5), h: pixels(h || 11) },
  });
};
