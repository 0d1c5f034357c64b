/** Writes a page with every shape and every theme: `node packages/documents/generator/write-gallery.ts FILE.html`. */
import { writeFileSync } from 'node:fs';
import { THEMES, allShapes, numberRows, renderDefinition } from '../src/index.ts';
import type { Definition, GraphNode, Shape, Topic } from '../src/index.ts';

const [, , file] = process.argv;
if (file === undefined) throw new Error('Name the file to write.');

const CARD = { width: 150, height: 110 } as const;

const graphOf = (cells: Record<string, GraphNode>): Definition => ({
  v: 2,
  type: 'graph',
  page: { name: '', w: 1, h: 1 },
  theme: 'light',
  cells,
});

const cardOf = (shape: Shape, index: number): string => {
  const rows = shape.hasRows
    ? numberRows([
        ['id', 'bigint'],
        ['name', 'text'],
      ])
    : undefined;
  const node: GraphNode = {
    t: 'node',
    shape: shape.id,
    x: 0,
    y: 0,
    w: shape.size.w,
    h: shape.size.h,
    z: 1,
    text: shape.hasRows ? shape.names.zh : '',
    style: { tone: index % 8 },
    ...(rows === undefined ? {} : { rows }),
  };
  const { svg } = renderDefinition(graphOf({ node }), { fit: CARD, margin: 10 });
  return `<figure>${svg}<figcaption>${shape.names.zh}<br>${shape.names.en}<br><code>${shape.id}</code></figcaption></figure>`;
};

const topic = (title: string, ...children: readonly Topic[]): Topic => ({ id: title, title, children });

const themeCard = (theme: string): string => {
  const root = topic(
    theme,
    topic('一', topic('甲'), topic('乙')),
    topic('二', topic('丙')),
    topic('三', topic('丁')),
    topic('四'),
  );
  const { svg } = renderDefinition(
    { v: 2, type: 'tree', page: { name: '' }, structure: 'free', theme, root },
    { fit: { width: 320, height: 200 } },
  );
  return `<figure>${svg}<figcaption>${theme}</figcaption></figure>`;
};

const STYLE =
  'body{font:13px "Noto Sans SC",sans-serif;margin:24px;color:#1f2a3d}section{display:flex;flex-wrap:wrap;gap:12px}' +
  'figure{margin:0;border:1px solid #d5dce6;border-radius:6px;overflow:hidden}figcaption{padding:6px 8px;text-align:center}';

const shapes = allShapes();
const groups = [...new Set(shapes.map((shape) => shape.group))];
const sections = groups.map((group) => {
  const cards = shapes.filter((shape) => shape.group === group).map(cardOf);
  return `<h2>${group} (${cards.length})</h2><section>${cards.join('')}</section>`;
});
const themes = `<h2>themes (${THEMES.size})</h2><section>${[...THEMES.keys()].map(themeCard).join('')}</section>`;
writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><title>Chartdock shapes</title><style>${STYLE}</style><h1>${shapes.length} shapes</h1>${sections.join('')}${themes}`,
);
