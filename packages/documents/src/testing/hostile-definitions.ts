import { TREE_STRUCTURES } from '../model/read-topic.ts';
import { BOARD_ELEMENT_TYPES } from '../model/read-pages.ts';
import { SHAPE_IDS } from '../shapes/shapes.ts';
import { THEMES } from '../render/themes.ts';

/** Returns the next number from 0 up to 1. */
export type Random = () => number;

/** Creates the numbers that follow from a seed, always the same ones. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
};

const EVIL = [
  '<script>window.hit=1</script>',
  '"><img src=x onerror="window.hit=1">',
  "' onload='window.hit=1",
  '</text></svg><svg onload=window.hit=1>',
  '<foreignObject><iframe srcdoc="<script>parent.hit=1</script>"></foreignObject>',
  'javascript:window.hit=1',
  'data:text/html,<script>window.hit=1</script>',
  ']]><script>window.hit=1</script>',
  '&#60;script&#62;window.hit=1&#60;/script&#62;',
  '<!ENTITY x SYSTEM "file:///etc/passwd">',
  '\u0000\u0008\u000b\ufffe\uffff',
  '\ud800 alone \udfff',
  '\u202e turned \u2066',
  '{{constructor.constructor("window.hit=1")()}}',
  '**<b onclick=window.hit=1>** [x](javascript:window.hit=1) ![y](http://example.test/z.png)',
  'url(http://example.test/x)',
] as const;

const ODD = [
  undefined,
  null,
  true,
  Number.NaN,
  Infinity,
  -1,
  1e308,
  '',
  [],
  {},
  '__proto__',
  'constructor',
  2 ** 53,
] as const;

/** Makes random values out of a seed. */
class Maker {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  chance(share: number): boolean {
    return this.#random() < share;
  }

  int(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  pick<T>(list: readonly T[], fallback: T): T {
    return list[this.int(list.length)] ?? fallback;
  }

  /** A text: hostile, of any block of Unicode, or plain. */
  text(): string {
    if (this.chance(0.4)) return this.pick<string>(EVIL, '');
    const start = this.int(0x10_ff00);
    const length = this.int(this.chance(0.05) ? 3_000 : 30);
    return Array.from({ length }, (_, index) => String.fromCodePoint(start + (index % 200))).join('');
  }

  number(size: number): number {
    return this.chance(0.04) ? this.pick([1e-12, -1e6, 1e6, 0], 0) : this.#random() * size;
  }

  list<T>(limit: number, make: (index: number) => T): T[] {
    return Array.from({ length: this.int(limit) }, (_, index) => make(index));
  }

  color(): string {
    return this.chance(0.1) ? this.text() : `#${this.int(0xff_ffff).toString(16).padStart(6, '0')}`;
  }
}

const node = (maker: Maker, others: number) => ({
  t: 'node',
  shape: maker.pick(SHAPE_IDS, 'rect'),
  x: maker.number(900),
  y: maker.number(900),
  w: maker.number(300),
  h: maker.number(200),
  z: maker.int(3),
  text: maker.text(),
  style: { fill: maker.color(), tone: maker.int(8), fontSize: 6 + maker.int(40), opacity: maker.number(1) },
  ...(maker.chance(0.2) ? { rows: maker.list(9, () => maker.list(4, () => maker.text())) } : {}),
  ...(maker.chance(0.1) ? { rot: maker.number(360) } : {}),
  ...(maker.chance(0.1) ? { parent: `c${maker.int(others)}` } : {}),
  ...(maker.chance(0.1) ? { href: maker.text() } : {}),
  ...(maker.chance(0.1) ? { image: 'blob-1' } : {}),
});

const edge = (maker: Maker, others: number) => ({
  t: 'edge',
  from: { id: `c${maker.int(others)}` },
  to: maker.chance(0.3) ? { x: maker.number(900), y: maker.number(900) } : { id: `c${maker.int(others)}` },
  points: maker.chance(0.5) ? [] : maker.list(6, () => [maker.number(900), maker.number(900)]),
  labels: maker.list(3, () => ({ t: maker.number(1), text: maker.text() })),
  style: {
    begin: maker.pick(['none', 'one', 'toString', 'diamond'], ''),
    end: maker.pick(['arrow', 'many', 'zero-one'], ''),
  },
  router: maker.pick(['straight', 'orthogonal', 'curve'], ''),
});

const graph = (maker: Maker): Record<string, unknown> => {
  const count = 1 + maker.int(maker.chance(0.02) ? 900 : 14);
  const cells = Array.from({ length: count }, (_, index) => {
    const key = maker.chance(0.02)
      ? maker.pick(['__proto__', 'a b', '<x>', 'constructor'], 'x')
      : `c${index}`;
    return [key, maker.chance(0.35) ? edge(maker, count) : node(maker, count)] as const;
  });
  const page = {
    name: maker.text(),
    w: maker.number(2_000),
    h: maker.number(2_000),
    lineJumps: maker.chance(0.5),
  };
  return {
    v: 1,
    type: 'graph',
    page,
    theme: maker.pick([...THEMES.keys()], 'x'),
    cells: Object.fromEntries(cells),
  };
};

interface LooseTopic {
  id: string;
  title: string;
  labels: string[];
  collapsed: boolean;
  children: LooseTopic[];
}

const tree = (maker: Maker): Record<string, unknown> => {
  const topic = (id: string): LooseTopic => ({
    id,
    title: maker.text(),
    labels: maker.list(3, () => maker.text().slice(0, 100)),
    collapsed: maker.chance(0.1),
    children: [],
  });
  const root = topic('t');
  const all = [root];
  const isDeep = maker.chance(0.03);
  for (let count = maker.int(isDeep ? 300 : 25); count > 0; count -= 1) {
    const below = topic(`t${count}`);
    (isDeep ? all.at(-1) : maker.pick(all, root))?.children.push(below);
    all.push(below);
  }
  if (maker.chance(0.02)) all.at(-1)?.children.push(root);
  const relations = maker.list(3, () => ({
    from: `t${maker.int(9)}`,
    to: `t${maker.int(9)}`,
    text: maker.text(),
  }));
  return {
    v: 1,
    type: 'tree',
    page: { name: '' },
    structure: maker.pick(TREE_STRUCTURES, 'right'),
    theme: maker.pick([...THEMES.keys()], ''),
    root,
    relations,
  };
};

const LINES = ['# ', '- ', '> ', '```', '| a | ', '1. ', '', '    '] as const;

const page = (maker: Maker): Record<string, unknown> => {
  const text = maker.list(30, () => maker.pick<string>(LINES, '') + maker.text()).join('\n');
  if (maker.chance(0.5)) return { v: 1, type: 'markdown', page: { name: '' }, text };
  return { v: 1, type: 'source', page: { name: '' }, lang: maker.pick(['mermaid', 'latex'], ''), text };
};

const board = (maker: Maker): Record<string, unknown> => {
  const elements = maker.list(20, (index) => ({
    id: `e${index}`,
    type: maker.pick(BOARD_ELEMENT_TYPES, 'note'),
    x: maker.number(900),
    y: maker.number(900),
    w: maker.number(300) - 100,
    h: maker.number(300) - 100,
    text: maker.text(),
    color: maker.color(),
    points: maker.list(5, () => [maker.number(90), maker.number(90)]),
  }));
  return { v: 1, type: 'board', page: { name: '' }, elements };
};

const KINDS = [graph, tree, page, board] as const;

/** Creates a definition that is random and hostile: mostly of the right form, sometimes with a value of a wrong one. */
export const createHostileDefinition = (random: Random): unknown => {
  const maker = new Maker(random);
  const made = maker.pick(KINDS, graph)(maker);
  if (maker.chance(0.15)) made[maker.pick(Object.keys(made), 'v')] = maker.pick<unknown>(ODD, null);
  return maker.chance(0.01) ? maker.pick<unknown>(ODD, null) : made;
};
