import { readDefinition, renderDefinition } from '@chartdock/documents';
import type { GraphNode } from '@chartdock/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRAFT_KINDS, drawDraft } from './draw-draft.ts';
import {
  crossedBy,
  draw,
  edgesOf,
  isLevelOrUpright,
  nodesOf,
  overlap,
  overlapsOf,
  take,
  textsOf,
} from './testing/drawn.ts';

const LEAVE = `flow down
s = @start 提交请假申请 | Submit leave request
a = @ask 假期余额够吗？ | Enough leave left?
b = 提示余额不足，改为事假 | Offer unpaid leave instead
c = 直属主管审批 | Manager reviews
s -> a
a -> c : 够 | Yes
a -> b : 不够 | No
b -> c
c -> s : 退回修改 | Sent back`;

const PURCHASE = `lanes
lane 申请部门 | Requester
  a = @start 提出需求 | Request
  k = 验收 | Accept
lane 采购部 | Purchasing
  c = 询价 | Compare quotes
  d = @ask 超过 5 万？ | Over 50,000?
lane 总经理 | Director
  f = 审批 | Approve
a -> c -> d
d -> f : 是 | Yes
d -> k : 否 | No
f -> k
k -> a : 退回 | Sent back`;

describe('a flow chart', () => {
  it('places shapes by itself in connector order', () => {
    const nodes = nodesOf(LEAVE);
    expect(overlapsOf(nodes)).toEqual([]);
    const heights = ['s', 'a', 'b', 'c'].map((id) => take(nodes, id).y);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
  });

  it('leads connectors squarely around shapes', () => {
    const nodes = nodesOf(LEAVE);
    const edges = edgesOf(LEAVE);
    expect(edges).toHaveLength(5);
    expect(edges.filter((edge) => !isLevelOrUpright(edge))).toEqual([]);
    expect(edges.flatMap((edge) => crossedBy(edge, nodes))).toEqual([]);
  });

  it('runs to the right when it is told to', () => {
    const nodes = nodesOf(LEAVE.replace('down', 'right'));
    const places = ['s', 'a', 'b', 'c'].map((id) => take(nodes, id).x);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(overlapsOf(nodes)).toEqual([]);
  });

  it('takes the wanted language everywhere', () => {
    expect(textsOf(LEAVE, 'en')).toContain('Enough leave left?');
    expect(textsOf(LEAVE)).toContain('假期余额够吗？');
    expect(edgesOf(LEAVE).flatMap(({ labels }) => labels.map(({ text }) => text))).toEqual([
      '够',
      '不够',
      '退回修改',
    ]);
  });

  it('gives a long text a larger shape', () => {
    const nodes = nodesOf(`flow\na = 短\nb = ${'很长的一句话'.repeat(8)}\na -> b`);
    expect(take(nodes, 'b').w * take(nodes, 'b').h).toBeGreaterThan(
      2 * take(nodes, 'a').w * take(nodes, 'a').h,
    );
  });

  it('draws a frame around each group', () => {
    const nodes = nodesOf(
      'flow right\ngroup 开发 | Build\n  a = 一\n  b = 二\ngroup 上线\n  c = 三\na -> b -> c',
    );
    const frame = take(nodes, 'frame-0');
    for (const id of ['a', 'b']) {
      const node = take(nodes, id);
      expect(overlap(node, frame)).toBe(true);
      expect(node.x > frame.x && node.y > frame.y).toBe(true);
    }
    expect(overlap(take(nodes, 'c'), frame)).toBe(false);
  });
});

describe('lanes', () => {
  it('keep each shape in its lane', () => {
    const nodes = nodesOf(PURCHASE);
    const lanes = { a: 'lane-0', k: 'lane-0', c: 'lane-1', d: 'lane-1', f: 'lane-2' };
    for (const [id, lane] of Object.entries(lanes)) {
      const [node, holder] = [take(nodes, id), take(nodes, lane)];
      expect(node.y >= holder.y).toBe(true);
      expect(node.y + node.h).toBeLessThanOrEqual(holder.y + holder.h);
    }
    expect(overlapsOf(nodes)).toEqual([]);
  });

  it('lead connectors between the shapes, never through one', () => {
    const nodes = nodesOf(PURCHASE);
    const edges = edgesOf(PURCHASE);
    expect(edges).toHaveLength(6);
    expect(edges.filter((edge) => !isLevelOrUpright(edge))).toEqual([]);
    expect(edges.flatMap((edge) => crossedBy(edge, nodes))).toEqual([]);
  });
});

describe('the other kinds', () => {
  it('joins tables of columns by cardinality', () => {
    const text =
      'er\nuser = 用户 | user\n  id ; bigint\n  name ; text\norder = 订单\n  id ; bigint\nuser 1-0* order';
    expect(take(nodesOf(text), 'user').rows).toEqual([
      { id: 'r0', cells: ['id', 'bigint'] },
      { id: 'r1', cells: ['name', 'text'] },
    ]);
    expect(edgesOf(text)[0]?.style).toMatchObject({ begin: 'one', end: 'zero-many' });
    expect(overlapsOf(nodesOf(text))).toEqual([]);
  });

  it('draws messages in turn between lifelines', () => {
    const text = 'sequence\nu = 用户\ns = 服务\nu -> s : 登录\ns -> s : 检查\nframe 循环\n  s ~> u : 令牌';
    const nodes = nodesOf(text);
    const middle = (id: string): number => take(nodes, id).x + take(nodes, id).w / 2;
    const [first, own, reply] = edgesOf(text);
    expect(first?.points.map(([x]) => x)).toEqual([middle('u'), middle('s')]);
    expect(own?.points).toHaveLength(4);
    expect(reply?.points.map(([x]) => x)).toEqual([middle('s'), middle('u')]);
    expect(reply?.style.dash).toBe('dashed');
    const heights = [first, own, reply].map((edge) => edge?.points[0]?.[1] ?? 0);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    const frame = take(nodes, 'frame-0');
    expect(frame.y < (heights[2] ?? 0) && frame.y + frame.h > (heights[2] ?? 0)).toBe(true);
  });

  it('draws bars, milestones and named weeks', () => {
    const text = 'gantt week\n调研\n- 访谈 : 1-2 60%\n- 开发 : 3-6\n- 上线 : 6';
    const nodes = nodesOf(text);
    const head = (week: number): GraphNode => take(nodes, `head-${week - 1}`);
    expect(head(6).text).toBe('第 6 周');
    expect(take(nodesOf(text, 'en'), 'head-0').text).toBe('Week 1');
    const bar = take(nodes, 'bar-2');
    expect(bar.x).toBeGreaterThanOrEqual(head(3).x);
    expect(bar.x + bar.w).toBeLessThanOrEqual(head(6).x + head(6).w);
    expect(take(nodes, 'goal-3').shape).toBe('gantt-milestone');
  });

  it('fills a bar as far as done', () => {
    const nodes = nodesOf('gantt week\n- 访谈 : 1-2 60%\n- 开发 : 3-6 100%\n- 测试 : 5-6 0%\n- 上线 : 6-6');
    const doneOf = (at: number): number => (nodes[`done-${at}`]?.w ?? 0) / take(nodes, `bar-${at}`).w;
    expect(doneOf(0)).toBeCloseTo(0.6, 2);
    expect([doneOf(1), doneOf(2), doneOf(3)]).toEqual([1, 0, 0]);
    expect(take(nodes, 'done-1').shape).toBe('gantt-done');
  });

  it('draws the lines between weeks and tasks faint', () => {
    const nodes = nodesOf('gantt week\n- 访谈 : 1-2');
    for (const id of ['row-0', 'column-1']) expect(take(nodes, id).style.opacity).toBeLessThan(0.5);
  });

  it('puts shared things where circles meet', () => {
    const nodes = nodesOf('venn\na = 甲\n  - 一\nb = 乙\na & b = 共有');
    const [a, b, both] = [take(nodes, 'a'), take(nodes, 'b'), take(nodes, 'text-a-b')];
    expect(both.text).toBe('共有');
    for (const circle of [a, b]) {
      const [cx, cy] = [circle.x + circle.w / 2, circle.y + circle.h / 2];
      const [x, y] = [both.x + both.w / 2, both.y + both.h / 2];
      expect(Math.hypot(x - cx, y - cy)).toBeLessThan(circle.w / 2);
    }
  });

  it('puts uses into the system and people beside it', () => {
    const nodes = nodesOf(
      'usecase\nsystem 馆\nleft r = 读者\nright l = 馆员\nb = 借书\n  v = 验证\nr -- b\nb ..> v',
    );
    const [system, use, reader, keeper] = [
      take(nodes, 'system'),
      take(nodes, 'b'),
      take(nodes, 'r'),
      take(nodes, 'l'),
    ];
    expect(overlap(system, use)).toBe(true);
    expect(reader.x + reader.w).toBeLessThan(system.x);
    expect(keeper.x).toBeGreaterThan(system.x + system.w);
  });

  it('stacks layers, and their parts inside them', () => {
    const nodes = nodesOf('layers\n接入\n  - 网页\n  - App\n数据\n  - 库\nside 监控');
    expect(take(nodes, 'layer-0').y + take(nodes, 'layer-0').h).toBeLessThan(take(nodes, 'layer-1').y);
    expect(take(nodes, 'side-0').h).toBe(take(nodes, 'layer-1').y + take(nodes, 'layer-1').h);
    const [part, layer] = [take(nodes, 'part-0-0-1'), take(nodes, 'layer-0')];
    expect(overlap(part, layer)).toBe(true);
  });

  it('stacks parts of a screen', () => {
    const nodes = nodesOf(
      'screens\na = phone 首页\n  @search 搜索\n  @image\n  @button 去\nb = browser 后台\n  文字\na -> b',
    );
    const shapes = ['a', 'a-0', 'a-1', 'a-2', 'b-0'].map((id) => take(nodes, id).shape);
    expect(shapes).toEqual(['ui-phone', 'ui-search', 'ui-image', 'ui-button', 'text']);
    expect(overlapsOf(nodes)).toEqual([]);
    const button = take(nodes, 'a-2');
    expect(button.y + button.h).toBeLessThan(take(nodes, 'a').y + take(nodes, 'a').h);
  });

  it('leads a cycle back to its beginning', () => {
    const text = 'cycle\n= 改进\n- 计划\n- 执行\n- 检查';
    expect(edgesOf(text).map(({ from, to }) => [from.id, to.id])).toEqual([
      ['step-0', 'step-1'],
      ['step-1', 'step-2'],
      ['step-2', 'step-0'],
    ]);
    expect(overlapsOf(nodesOf(text))).toEqual([]);
  });

  it('fills fields with points and even rows', () => {
    expect(textsOf('matrix\n优势\n  - 一\n  - 二\n劣势')).toContain('• 一\n• 二');
    expect(take(nodesOf('table\n项目 ; 甲 ; 乙\n价格 ; 1'), 'table').rows).toEqual([
      { id: 'r0', cells: ['项目', '甲', '乙'] },
      { id: 'r1', cells: ['价格', '1', ''] },
    ]);
  });

  it.each([
    ['mind', 'free'],
    ['right', 'right'],
    ['org', 'org'],
    ['stages', 'stages'],
    ['tree', 'tree'],
    ['bracket', 'bracket'],
    ['timeline', 'timeline'],
    ['fishbone', 'fishbone'],
    ['outline', 'outline'],
  ])('draws a %s as structure %s', (kind, structure) => {
    const definition = draw(`${kind}\n= 根 | Root\n- 一 // 备注\n  - 二\n- 三`);
    expect(definition).toMatchObject({
      type: 'tree',
      structure,
      root: {
        title: '根',
        children: [
          { title: '一', note: '备注', children: [{ title: '二', children: [] }] },
          { title: '三', children: [] },
        ],
      },
    });
  });
});

describe('a wrong draft', () => {
  const faultsOf = (text: string): readonly (readonly [number, string])[] => {
    const outcome = drawDraft(text, { title: 'T', firstLine: 5 });
    return outcome.status === 'drawn' ? [] : outcome.faults.map(({ line, en }) => [line, en] as const);
  };

  it.each([
    ['', 5, /first line/],
    ['spiral\na = 1', 5, /first line/],
    ['flow', 5, /nothing here/],
    ['flow\na = 一\nwhat is this', 7, /not understood/],
    ['flow\na = 一\na -> b', 7, /not defined/],
    ['flow\na = 一\na = 二', 7, /taken/],
    ['flow\na = @nonsense 一', 6, /no such shape/],
    ['flow\na = 一\na -> a', 7, /where it begins/],
    ['gantt week\n- 访谈 : soon', 6, /range of numbers/],
    ['gantt week\n- 访谈 : 5-2', 6, /range of numbers/],
    ['mind\n- 一\n    - 三', 7, /one step deeper/],
    ['sequence\na = 一\na -> b : x', 7, /not defined/],
  ])('is refused with the line: %j', (text, line, message) => {
    const [first] = faultsOf(text);
    expect(first?.[0]).toBe(line);
    expect(first?.[1]).toMatch(message);
  });

  it('comes with all its faults at once', () => {
    expect(faultsOf('flow\n?\na = @x y\na -> b').map(([line]) => line)).toEqual([6, 7, 8]);
  });
});

describe('any text at all', () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc
      .tuple(
        fc.constantFrom('', '  ', '    ', '\t'),
        fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor'),
        fc.string({ maxLength: 12 }),
      )
      .map(([indent, id, text]) => `${indent}${id} = ${text}`),
    fc.constantFrom(
      'a -> b -> c',
      'b -> a : 是 | Yes',
      '- x : 1-3',
      'lane x',
      'group y',
      'a & b = z',
      'left a = x',
      '= m',
    ),
  );

  it('is refused or readable in every kind', () => {
    let drawn = 0;
    fc.assert(
      fc.property(fc.constantFrom(...DRAFT_KINDS), fc.array(line, { maxLength: 14 }), (kind, lines) => {
        const outcome = drawDraft([kind, ...lines].join('\n'), { title: 'T' });
        if (outcome.status === 'refused') {
          expect(outcome.faults.length).toBeGreaterThan(0);
          return;
        }
        drawn += 1;
        expect(readDefinition(JSON.parse(JSON.stringify(outcome.definition))).status).toBe('read');
        expect(renderDefinition(outcome.definition).svg).toMatch(/^<svg/);
      }),
      { numRuns: 1_000, seed: 15 },
    );
    expect(drawn).toBeGreaterThan(20);
  });
});
