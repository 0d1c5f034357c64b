import type { Definition, Topic } from '@chartdock/documents';
import { describe, expect, it } from 'vitest';
import { DRAWING_KINDS, drawText, titleOfText } from './draw-text.ts';
import type { DrawingKind } from './drawing.types.ts';

const drawn = (text: string, kind: DrawingKind): Definition => {
  const drawing = drawText(text, kind, 'Untitled');
  if (drawing.status !== 'drawn') throw new Error(JSON.stringify(drawing));
  return drawing.definition;
};

const faultsOf = (text: string, kind: DrawingKind): unknown => {
  const drawing = drawText(text, kind, 'Untitled');
  return drawing.status === 'refused'
    ? drawing.faults.map(({ line, kind: fault }) => [line, fault])
    : drawing.status;
};

type Lines = readonly (string | Lines)[];

const linesOf = ({ title, children }: Topic): Lines =>
  children.length === 0 ? [title] : [title, children.flatMap(linesOf)];

const tree = (text: string, kind: DrawingKind = 'mind'): Lines => {
  const definition = drawn(text, kind);
  if (definition.type !== 'tree') throw new Error(definition.type);
  return linesOf(definition.root);
};

/** Writes a flow as its connectors: from, to, and the label between. */
const flow = (text: string): string[] => {
  const definition = drawn(text, 'flow');
  if (definition.type !== 'graph') throw new Error(definition.type);
  const cells = Object.values(definition.cells);
  const textOf = (id: string | undefined): string => {
    const cell = definition.cells[id ?? ''];
    return cell?.t === 'node' ? cell.text : '?';
  };
  return cells.flatMap((cell) => {
    if (cell.t !== 'edge') return [];
    const [label] = cell.labels;
    const ends = [cell.from, cell.to].map((end) => textOf('id' in end ? end.id : undefined));
    return [`${ends.join(' > ')}${label === undefined ? '' : ` : ${label.text}`}`];
  });
};

const shapes = (text: string): Readonly<Record<string, string>> => {
  const definition = drawn(text, 'flow');
  if (definition.type !== 'graph') throw new Error(definition.type);
  const nodes = Object.values(definition.cells).flatMap((cell) => (cell.t === 'node' ? [cell] : []));
  return Object.fromEntries(nodes.map(({ text: words, shape }) => [words, shape]));
};

const texts = (text: string): string[] => {
  const definition = drawn(text, 'gantt');
  if (definition.type !== 'graph') throw new Error(definition.type);
  return Object.entries(definition.cells).flatMap(([id, cell]) =>
    id.startsWith('head-') && cell.t === 'node' ? [cell.text] : [],
  );
};

const bar = (text: string, name: string) => {
  const definition = drawn(text, 'gantt');
  if (definition.type !== 'graph') throw new Error(definition.type);
  const first = definition.cells['head-0'];
  const cell = definition.cells[name];
  if (cell?.t !== 'node' || first?.t !== 'node') throw new Error(`no ${name}`);
  return [(cell.x - 4 - first.x) / first.w, (cell.w + 8) / first.w].map(
    (columns) => Math.round(columns * 100) / 100,
  );
};

describe('a map', () => {
  it('has topics indented by spaces, tabs or headings', () => {
    const wanted = ['Tea', ['Water', ['Boil'], 'Leaves']];
    for (const text of [
      '# Tea\n\n- Water\n  - Boil\n- Leaves',
      'Tea\n\tWater\n\t\tBoil\n\tLeaves',
      '# Tea\n## Water\n1. Boil\n## Leaves',
      '- Tea\n    * Water\n        + Boil\n    * Leaves',
      '```markdown\n# Tea\n- Water\n   - Boil\n- Leaves\n```',
    ])
      expect(tree(text), text).toEqual(wanted);
  });

  it('has the given title when texts name none', () => {
    expect(tree('Water\nLeaves')).toEqual(['Untitled', ['Water', 'Leaves']]);
  });

  it('keeps markup as letters, except Markdown', () => {
    expect(
      tree('# <b>Tea</b>\n- **Hot** `water` [here](https://x.example)\n- <script>alert(1)</script> | a // b'),
    ).toEqual(['<b>Tea</b>', ['Hot water here', '<script>alert(1)</script> | a // b']]);
  });

  it('has the words of links with bracketed addresses', () => {
    expect(tree('# Tea\n- [Oolong](https://x.example/Oolong_(tea)) leaves\n- [a](b) (c)')).toEqual([
      'Tea',
      ['Oolong leaves', 'a (c)'],
    ]);
  });

  it.each([
    ['markdown', '| Tea | Water | Time |\n|---|---|---|\n| Green | 80 | 2 min |\n| Black | 95 | 4 min |'],
    ['tabs', 'Tea\tWater\tTime\nGreen\t80\t2 min\nBlack\t95\t4 min'],
    ['commas', 'Tea,Water,Time\nGreen,80,2 min\n"Black",95,"4 min"'],
  ])('has table rows of %s with cells below', (_form, text) => {
    const cells = [
      ['Green', ['Water: 80', 'Time: 2 min']],
      ['Black', ['Water: 95', 'Time: 4 min']],
    ];
    expect(tree(text)).toEqual(['Untitled', cells.flat()]);
  });

  it('has columns as levels where the first repeats', () => {
    const text = 'Area\tTopic\nHome\tTea\nHome\tMilk\n\tSugar\nWork\tCoffee';
    expect(tree(text)).toEqual(['Untitled', ['Home', ['Tea', 'Milk', 'Sugar'], 'Work', ['Coffee']]]);
  });

  it('takes commas in sentences for commas', () => {
    expect(tree('Tea, hot\nMilk, cold, fresh')).toEqual(['Untitled', ['Tea, hot', 'Milk, cold, fresh']]);
    expect(tree('"Green, fine",a\nb,"say ""hi"""')).toEqual(['b', ['say "hi"']]);
  });

  it('says where a row has too many columns', () => {
    expect(faultsOf('a\tb\n1\t2\n1\t2\t3', 'mind')).toEqual([[3, 'cells']]);
  });
});

describe('a flow', () => {
  it('has steps in order between two ends', () => {
    expect(flow('# Brew\n1. Boil\n2. Pour\n3. Drink')).toEqual(['Boil > Pour', 'Pour > Drink']);
    expect(shapes('Boil\nPour\nDrink')).toEqual({ Boil: 'terminator', Pour: 'round', Drink: 'terminator' });
  });

  it('has joining answers below a question', () => {
    const text = 'Order\nIn stock?\n  Yes: Ship\n    Invoice\n  No: Apologise\nClose';
    expect(flow(text)).toEqual([
      'Order > In stock?',
      'In stock? > Ship : Yes',
      'Ship > Invoice',
      'In stock? > Apologise : No',
      'Invoice > Close',
      'Apologise > Close',
    ]);
    expect(shapes(text)['In stock?']).toBe('diamond');
  });

  it('leads back to steps by their text', () => {
    expect(flow('Try\nDone？\n  是：End\n  否\n    -> Try')).toEqual([
      'Try > Done？',
      'Done？ > End : 是',
      'Done？ > Try : 否',
    ]);
    expect(faultsOf('Try\n-> Nowhere', 'flow')).toEqual([[2, 'unknown']]);
  });

  it('has a connector for each row of a table', () => {
    expect(flow('From,To,When\nOpen,Paid,on time\nOpen,Closed,late\nPaid,Closed,')).toEqual([
      'Open > Paid : on time',
      'Open > Closed : late',
      'Paid > Closed',
    ]);
    expect(faultsOf('From\tTo\nA\tB\n\tC', 'flow')).toEqual([[3, 'ends']]);
  });

  it('is refused early with too many steps', () => {
    expect(faultsOf('step\n'.repeat(401), 'flow')).toEqual([[1, 'many']]);
  });
});

describe('an org chart', () => {
  it('puts people below their managers in any order', () => {
    const text = 'Name\tRole\tManager\nLi\tDesign\tAnn\nBo\tSales\tAnn\nAnn\tCEO\t';
    expect(tree(text, 'org')).toEqual(['Ann, CEO', ['Li, Design', 'Bo, Sales']]);
    expect(tree('姓名,上级\n小李,王总\n小张,小李', 'org')).toEqual(['王总', ['小李', ['小张']]]);
  });

  it('says who reports to whom in a circle', () => {
    expect(faultsOf('Name,Manager\nA,B\nB,A\nC,A', 'org')).toEqual([
      [2, 'loop'],
      [3, 'loop'],
    ]);
  });
});

it('a timeline has times before events', () => {
  expect(tree('Year\tEvent\tPlace\n1876\tPhone\tBoston\n1969\tMoon\t', 'timeline')).toEqual([
    'Untitled',
    ['1876 Phone', ['Boston'], '1969 Moon'],
  ]);
});

describe('a schedule', () => {
  it('has units that suit its length', () => {
    expect(texts('- A: 2026-03-02 - 2026-03-04')).toEqual(['3/2', '3/3', '3/4']);
    expect(texts('- A: 2026-03-04 - 2026-04-12').slice(0, 2)).toEqual(['3/2', '3/9']);
    expect(texts('- A: 2026-01-15 - 2026-12-31')).toHaveLength(12);
    expect(texts('- A: 2026-01-15 - 2030-12-31').at(-1)).toBe('2030 Q4');
    expect(texts('- A: 2-5')).toEqual(['1', '2', '3', '4', '5']);
  });

  it('puts bars on their days, the last included', () => {
    const text = '设计\n  调研：2026-03-02 至 2026-03-03\n  评审：2026-03-04';
    expect(bar(text, 'bar-1')).toEqual([0, 2]);
    expect(bar('A: 2026-03-02 - 2026-03-08\nB: 2026-03-09 - 2026-04-12', 'bar-1')).toEqual([1, 5]);
    expect(bar('A: 2-5', 'bar-0')).toEqual([1, 4]);
  });

  it('reads ends or durations, and parts', () => {
    const table =
      'Phase,Task,Start,Days,Progress\nPlan,Ask,2026-03-02,3,50%\nPlan,Draw,2026-03-05,1w,\nBuild,Go,2026-03-12,,';
    const definition = drawn(table, 'gantt');
    if (definition.type !== 'graph') throw new Error(definition.type);
    const names = Object.entries(definition.cells).flatMap(([id, cell]) =>
      id.startsWith('name-') && cell.t === 'node' ? [cell.text] : [],
    );
    expect(names).toEqual(['Plan', 'Ask', 'Draw', 'Build', 'Go']);
    expect(bar(table, 'bar-2')).toEqual([3, 7]);
    const [ask, done] = [definition.cells['bar-1'], definition.cells['done-1']];
    if (ask?.t !== 'node' || done?.t !== 'node') throw new Error('no bar');
    expect(done).toMatchObject({ shape: 'gantt-done', w: ask.w / 2 });
    expect(definition.cells['goal-4']).toBeDefined();
  });

  it.each([
    ['no time', 'A: 2-5\nB', [[2, 'time']]],
    ['a day that no month has', 'A: 2026-02-30 - 2026-03-01', [[1, 'time']]],
    ['an end before the start', 'A: 5-2', [[1, 'order']]],
    ['dates beside numbers', 'A: 2-5\nB: 2026-03-02', [[2, 'mixed']]],
    ['a hundred years', 'A: 1926-01-01 - 2026-01-01', [[1, 'wide']]],
    ['no time in a table', 'Task,Start,End\nA,soon,later', [[2, 'time']]],
  ])('says on which line there is %s', (_what, text, faults) => {
    expect(faultsOf(text, 'gantt')).toEqual(faults);
  });
});

describe('every kind', () => {
  const hostile = [
    '\u0000\ud800 \u202e',
    '# \n- \n\t\n',
    '|||\n|---|\n|',
    '- '.repeat(500),
    '"a,b\n"c,d',
    ' '.repeat(30_000) + 'x',
    '#'.repeat(20_000),
    '-> -> ->\n? ? ?\n  : :\n    -> ->',
    'constructor,__proto__\n__proto__,constructor',
    'x: 1-1-1-1 - 9999-99-99 999%',
    `${'\t'.repeat(300)}deep`,
    Array.from({ length: 300 }, (_, at) => `${' '.repeat(at)}- level ${at}`).join('\n'),
    '[a](b)'.repeat(2_000),
    '**'.repeat(15_000),
    '||'.repeat(15_000) + '\n|--|',
  ];

  it.each(DRAWING_KINDS)('%s never throws, and refuses long texts', (kind) => {
    for (const text of hostile)
      expect(['drawn', 'empty', 'refused']).toContain(drawText(text, kind, 'T').status);
    expect(drawText(' \n\t', kind, 'T')).toEqual({ status: 'empty' });
    expect(faultsOf('x'.repeat(40_001), kind)).toEqual([[1, 'long']]);
  });

  it('explains faults in two languages', () => {
    const drawing = drawText('A: 5-2', 'gantt', 'T');
    expect(drawing).toMatchObject({ faults: [{ zh: '结束早于开始', en: 'It ends before it begins' }] });
  });
});

it('titleOfText is the one heading above all else', () => {
  expect(['# Tea\n- a', '## Tea\n- a', '- Tea', '# A\n# B'].map(titleOfText)).toEqual([
    'Tea',
    undefined,
    undefined,
    undefined,
  ]);
});
