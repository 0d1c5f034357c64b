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

const nodeStyle = (styles: Styles): NodeStyle => {
  const fontStyle = number(styles.get('fontStyle'));
  const [fill, stroke, color] = ['fillColor', 'strokeColor', 'fontColor'].map((name) =>
    hexColour(styles.get(name)),
  );
  const [strokeWidth, fontSize, opacity] = ['strokeWidth', 'fontSize', 'opacity'].map((name) =>
    optional(styles.get(name)),
  );
  const align = (['left', 'center', 'right'] as const).find((one) => one === styles.get('align'));
  const valign = (['top', 'middle', 'bottom'] as const).find((one) => one === styles.get('verticalAlign'));
  return {
    ...(fill === undefined ? {} : { fill }),
    ...(stroke === undefined ? {} : { stroke }),
    ...(color === undefined ? {} : { color }),
    ...(strokeWidth === undefined ? {} : { strokeWidth: Math.min(20, Math.max(0, strokeWidth)) }),
    ...(fontSize === undefined ? {} : { fontSize: Math.min(200, Math.max(6, fontSize)) }),
    ...(opacity === undefined ? {} : { opacity: Math.min(1, Math.max(0, opacity / 100)) }),
    ...(styles.get('dashed') === '1'
      ? { dash: styles.get('dashPattern')?.startsWith('1 ') === true ? 'dotted' : 'dashed' }
      : {}),
    ...((fontStyle & 1) === 1 ? { bold: true } : {}),
    ...((fontStyle & 2) === 2 ? { italic: true } : {}),
    ...(align === undefined ? {} : { align }),
    ...(valign === undefined ? {} : { valign }),
  };
};

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
    const geometry = childOf(raw.cell, 'mxGeometry')?.attributes ?? {};
    if (raw.cell.attributes['vertex'] !== '1') return [x, y];
    if (geometry['relative'] === '1') {
      const parent =
        childOf(this.#cells.get(raw.cell.attributes['parent'] ?? '')?.cell, 'mxGeometry')?.attributes ?? {};
      return [
        x + number(geometry['x']) * number(parent['width']),
        y + number(geometry['y']) * number(parent['height']),
      ];
    }
    return [x + number(geometry['x']), y + number(geometry['y'])];
  }

  #shapeOf(styles: Styles): string {
    const shape = shapeOfStyle(styles);
    if (shape !== undefined && isShape(shape)) return shape;
    this.#losses.add('shapes');
    return 'rect';
  }

  nodes(): readonly DraftNode[] {
    return [...this.#ids].map(([foreign, id]) => {
      const raw = this.#cells.get(foreign);
      const geometry = childOf(raw?.cell, 'mxGeometry')?.attributes ?? {};
      const styles = raw?.styles ?? new Map<string, string>();
      const [x, y] = this.#origin(foreign);
      const parent = this.#ids.get(raw?.cell.attributes['parent'] ?? '');
      const href = safeLink(raw?.link?.startsWith('data:') === true ? undefined : raw?.link, this.#losses);
      if (styles.has('image') && (styles.get('image') ?? '') !== '') this.#losses.add('pictures');
      const rotation = number(styles.get('rotation'));
      return {
        ...{ id, x, y, shape: this.#shapeOf(styles) },
        ...{ w: number(geometry['width']), h: number(geometry['height']) },
        text: fitText(raw?.label ?? '', this.#losses),
        style: nodeStyle(styles),
        ...(parent === undefined ? {} : { parent }),
        ...(href === undefined ? {} : { href }),
        ...(rotation === 0 ? {} : { rot: ((rotation % 360) + 360) % 360 }),
      };
    });
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
    const { width, height } = childOf(this.#cells.get(foreign)?.cell, 'mxGeometry')?.attributes ?? {};
    const [x, y] = this.#origin(foreign);
    const [w, h] = [number(width), number(height)];
    const [mx, my] = [x + w / 2, y + h / 2];
    // A bend beside a side meets it at right angles, as draw.io draws it.
    if (towards[0] >= x && towards[0] <= x + w) return [towards[0], towards[1] < my ? y : y + h];
    if (towards[1] >= y && towards[1] <= y + h) return [towards[0] < mx ? x : x + w, towards[1]];
    return [towards[0] < mx ? x : x + w, my];
  }
}

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
