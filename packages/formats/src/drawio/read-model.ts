import type { NodeStyle, Router } from '@chartdock/documents';
import { graphCanvas } from '../graphs/draft-graph.ts';
import type { DraftEdge, DraftEnd, DraftNode } from '../graphs/draft-graph.ts';
import { isShape } from '../graphs/draft-graph.ts';
import type { FormatCanvas } from '../model/format.types.ts';
import type { LossCounter } from '../model/losses.ts';
import { createIds, fitText, hexColour, safeLink } from '../trees/tree-parts.ts';
import { looseHtmlText } from '../xml/html-text.ts';
import { childOf, childrenOf } from '../xml/xml-element.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { headFromDrawio, shapeOfStyle } from './shape-styles.ts';

type Styles = ReadonlyMap<string, string>;
type Point = readonly [number, number];

/** A cell of the model with the data of its wrapper. */
interface RawCell {
  readonly id: string;
  readonly cell: XmlElement;
  readonly label: string;
  readonly link: string | undefined;
  readonly styles: Styles;
}

const WRAPPERS = new Set(['UserObject', 'object']);

const stylesOf = (text: string): Styles =>
  new Map(
    text
      .split(';')
      .filter((part) => part !== '')
      .map((part): [string, string] => {
        const at = part.indexOf('=');
        return at === -1 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
      }),
  );

const rawCell = (element: XmlElement): RawCell | undefined => {
  const isWrapped = WRAPPERS.has(element.name);
  const cell = isWrapped ? childOf(element, 'mxCell') : element.name === 'mxCell' ? element : undefined;
  if (cell === undefined) return undefined;
  const {
    id = '',
    value = '',
    label,
    link,
  } = { ...cell.attributes, ...(isWrapped ? element.attributes : {}) };
  return {
    id,
    cell,
    label: looseHtmlText(label ?? value),
    link,
    styles: stylesOf(cell.attributes['style'] ?? ''),
  };
};

const number = (text: string | undefined): number => {
  const value = Number(text ?? 0);
  return Number.isFinite(value) ? value : 0;
};

const optional = (text: string | undefined): number | undefined =>
  text === undefined || text === '' ? undefined : number(text);

/** Returns an object with the field; leaves it out where the source has no value. */
const given = <Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { readonly [Key in Name]?: Value } =>
  (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value };

const clamped = (text: string | undefined, low: number, high: number): number | undefined => {
  const value = optional(text);
  return value === undefined ? undefined : Math.min(high, Math.max(low, value));
};

const dashOf = (styles: Styles): Pick<NodeStyle, 'dash'> => {
  if (styles.get('dashed') !== '1') return {};
  return { dash: styles.get('dashPattern')?.startsWith('1 ') === true ? 'dotted' : 'dashed' };
};

const nodeStyle = (styles: Styles): NodeStyle => {
  const fontStyle = number(styles.get('fontStyle'));
  const opacity = clamped(styles.get('opacity'), 0, 100);
  const align = (['left', 'center', 'right'] as const).find((one) => one === styles.get('align'));
  const valign = (['top', 'middle', 'bottom'] as const).find((one) => one === styles.get('verticalAlign'));
  return {
    ...given('fill', hexColour(styles.get('fillColor'))),
    ...given('stroke', hexColour(styles.get('strokeColor'))),
    ...given('color', hexColour(styles.get('fontColor'))),
    ...given('strokeWidth', clamped(styles.get('strokeWidth'), 0, 20)),
    ...given('fontSize', clamped(styles.get('fontSize'), 6, 200)),
    ...given('opacity', opacity === undefined ? undefined : opacity / 100),
    ...dashOf(styles),
    ...((fontStyle & 1) === 1 ? { bold: true } : {}),
    ...((fontStyle & 2) === 2 ? { italic: true } : {}),
    ...given('align', align),
    ...given('valign', valign),
  };
};

const turnOf = (styles: Styles): number | undefined => {
  const rotation = number(styles.get('rotation'));
  return rotation === 0 ? undefined : ((rotation % 360) + 360) % 360;
};

const geometryOf = (raw: RawCell | undefined): XmlElement['attributes'] =>
  childOf(raw?.cell, 'mxGeometry')?.attributes ?? {};

/** Reads the cells of one page. */
class ModelReading {
  readonly #cells: ReadonlyMap<string, RawCell>;
  readonly #losses: LossCounter;
  readonly #ids = new Map<string, string>();
  readonly #nextId = createIds('c');

  constructor(root: XmlElement | undefined, losses: LossCounter) {
    this.#losses = losses;
    const cells = (root?.children ?? []).flatMap((element) => rawCell(element) ?? []);
    this.#cells = new Map(cells.map((cell) => [cell.id, cell]));
    for (const { id, cell } of cells)
      if (cell.attributes['vertex'] === '1' && !this.#isLabel(id)) this.#ids.set(id, this.#nextId());
  }

  #isLabel(id: string): boolean {
    const raw = this.#cells.get(id);
    const parent = this.#cells.get(raw?.cell.attributes['parent'] ?? '');
    return raw?.cell.attributes['vertex'] === '1' && parent?.cell.attributes['edge'] === '1';
  }

  /** Sums up where the parents of a cell stand. */
  #origin(id: string | undefined, depth = 0): Point {
    const raw = this.#cells.get(id ?? '');
    if (raw === undefined || depth > 100) return [0, 0];
    const [x, y] = this.#origin(raw.cell.attributes['parent'], depth + 1);
    if (raw.cell.attributes['vertex'] !== '1') return [x, y];
    const [left, top] = this.#offset(raw);
    return [x + left, y + top];
  }

  /** Says where a cell stands in its parent: pixels, or shares of its size. */
  #offset(raw: RawCell): Point {
    const geometry = geometryOf(raw);
    const place: Point = [number(geometry['x']), number(geometry['y'])];
    if (geometry['relative'] !== '1') return place;
    const parent = geometryOf(this.#cells.get(raw.cell.attributes['parent'] ?? ''));
    return [place[0] * number(parent['width']), place[1] * number(parent['height'])];
  }

  #shapeOf(styles: Styles): string {
    const shape = shapeOfStyle(styles);
    if (shape !== undefined && isShape(shape)) return shape;
    this.#losses.add('shapes');
    return 'rect';
  }

  nodes(): readonly DraftNode[] {
    return [...this.#ids].flatMap(([foreign, id]) => {
      const raw = this.#cells.get(foreign);
      return raw === undefined ? [] : [this.#node(raw, id)];
    });
  }

  #node(raw: RawCell, id: string): DraftNode {
    const { styles, link, label } = raw;
    const geometry = geometryOf(raw);
    const [x, y] = this.#origin(raw.id);
    if ((styles.get('image') ?? '') !== '') this.#losses.add('pictures');
    return {
      ...{ id, x, y, shape: this.#shapeOf(styles) },
      ...{ w: number(geometry['width']), h: number(geometry['height']) },
      text: fitText(label, this.#losses),
      style: nodeStyle(styles),
      ...given('parent', this.#ids.get(raw.cell.attributes['parent'] ?? '')),
      ...given('href', safeLink(link?.startsWith('data:') === true ? undefined : link, this.#losses)),
      ...given('rot', turnOf(styles)),
    };
  }

  #endOf(
    geometry: XmlElement | undefined,
    { terminal, as, offset }: { terminal: string | undefined; as: string; offset: Point },
  ): DraftEnd | undefined {
    const id = this.#ids.get(terminal ?? '');
    if (id !== undefined) return { id };
    const found = childrenOf(geometry, 'mxPoint').find(({ attributes }) => attributes['as'] === as);
    if (found === undefined) return undefined;
    return { x: number(found.attributes['x']) + offset[0], y: number(found.attributes['y']) + offset[1] };
  }

  #labelsOf(raw: RawCell): readonly { readonly t: number; readonly text: string }[] {
    const beside = [...this.#cells.values()]
      .filter(
        ({ id, cell, label }) => label !== '' && cell.attributes['parent'] === raw.id && this.#isLabel(id),
      )
      .map(({ cell, label }) => ({
        t: Math.min(1, Math.max(0, (number(childOf(cell, 'mxGeometry')?.attributes['x']) + 1) / 2)),
        text: label,
      }));
    return [...(raw.label === '' ? [] : [{ t: 0.5, text: raw.label }]), ...beside].map(({ t, text }) => ({
      t,
      text: fitText(text, this.#losses),
    }));
  }

  edges(): readonly DraftEdge[] {
    return [...this.#cells.values()].flatMap((raw) =>
      raw.cell.attributes['edge'] === '1' ? this.#edgeOf(raw) : [],
    );
  }

  #edgeOf(raw: RawCell): readonly DraftEdge[] {
    const { cell, styles } = raw;
    const geometry = childOf(cell, 'mxGeometry');
    const offset = this.#origin(cell.attributes['parent']);
    const from = this.#endOf(geometry, { terminal: cell.attributes['source'], as: 'sourcePoint', offset });
    const to = this.#endOf(geometry, { terminal: cell.attributes['target'], as: 'targetPoint', offset });
    if (from === undefined || to === undefined) {
      this.#losses.add('connectors');
      return [];
    }
    const bends = childrenOf(childOf(geometry, 'Array'), 'mxPoint').map(({ attributes }): Point => [
      number(attributes['x']) + offset[0],
      number(attributes['y']) + offset[1],
    ]);
    const head = (end: 'start' | 'end', usual: string): string => {
      const name = styles.get(`${end}Arrow`) ?? usual;
      return headFromDrawio(name, styles.get(`${end}Fill`) !== '0');
    };
    const stroke = hexColour(styles.get('strokeColor'));
    const strokeWidth = optional(styles.get('strokeWidth'));
    return [
      {
        id: this.#nextId(),
        from,
        to,
        points: this.#routeOf(bends, from, to),
        labels: this.#labelsOf(raw),
        router: routerOf(styles),
        style: {
          begin: head('start', 'none'),
          end: head('end', 'classic'),
          ...(stroke === undefined ? {} : { stroke }),
          ...(strokeWidth === undefined ? {} : { strokeWidth: Math.min(20, Math.max(0, strokeWidth)) }),
          ...(styles.get('dashed') === '1' ? { dash: 'dashed' as const } : {}),
        },
      },
    ];
  }

  /** Leads a route with bends from the middle of its first shape to that of its last, cut at their frames. */
  #routeOf(bends: readonly Point[], from: DraftEnd, to: DraftEnd): readonly Point[] {
    const [first, last] = [bends[0], bends.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [this.#leave(from, first), ...bends, this.#leave(to, last)];
  }

  #leave(end: DraftEnd, towards: Point): Point {
    if ('x' in end) return [end.x, end.y];
    const foreign = [...this.#ids].find(([, id]) => id === end.id)?.[0] ?? '';
    const { width, height } = geometryOf(this.#cells.get(foreign));
    const [x, y] = this.#origin(foreign);
    return leaveFrame({ x, y, w: number(width), h: number(height) }, towards);
  }
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const isBetween = (value: number, low: number, length: number): boolean =>
  value >= low && value <= low + length;

/** Finds where a route leaves a frame. A bend beside a side meets it at right angles, as draw.io draws it. */
const leaveFrame = ({ x, y, w, h }: Frame, [tx, ty]: Point): Point => {
  const side = tx < x + w / 2 ? x : x + w;
  if (isBetween(tx, x, w)) return [tx, ty < y + h / 2 ? y : y + h];
  return [side, isBetween(ty, y, h) ? ty : y + h / 2];
};

const routerOf = (styles: Styles): Router => {
  if (styles.get('curved') === '1') return 'curve';
  return /orthogonal|elbow|entityRelation|isometric/i.test(styles.get('edgeStyle') ?? '')
    ? 'orthogonal'
    : 'straight';
};

/** Makes a canvas of one page. */
export const readModel = (model: XmlElement, name: string, losses: LossCounter): FormatCanvas => {
  const reading = new ModelReading(childOf(model, 'root'), losses);
  const { pageWidth, pageHeight, background } = model.attributes;
  const bg = hexColour(background);
  return graphCanvas({
    title: name,
    nodes: reading.nodes(),
    edges: reading.edges(),
    size: { w: Math.max(100, number(pageWidth)), h: Math.max(100, number(pageHeight)) },
    ...(bg === undefined ? {} : { bg }),
  });
};
