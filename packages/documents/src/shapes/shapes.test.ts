import { describe, expect, it } from 'vitest';
import { evaluate, parseExpression } from './expression.ts';
import { parseShape } from './parse-shape.ts';
import { SHAPE_IDS, allShapes, findShape } from './shapes.ts';

describe('the shapes', () => {
  const shapes = allShapes();

  it('are 150 or more, translated, in every family', () => {
    expect(shapes.length).toBeGreaterThanOrEqual(150);
    expect(new Set(SHAPE_IDS).size).toBe(shapes.length);
    expect([...new Set(shapes.map((shape) => shape.group))].sort()).toEqual([
      'basic',
      'bpmn',
      'circuit',
      'er',
      'floor',
      'flowchart',
      'gantt',
      'network',
      'org',
      'swimlane',
      'table',
      'ui',
      'uml',
      'venn',
    ]);
    for (const { names, id } of shapes) {
      expect(names.zh, id).toMatch(/\p{Script=Han}/u);
      expect(names.en, id).toMatch(/^[A-Z]/);
    }
  });

  it('are known by the names that older files have', () => {
    const older = [
      'rect',
      'round',
      'terminator',
      'diamond',
      'ellipse',
      'parallelogram',
      'cylinder',
      'hexagon',
      'document',
      'lane',
      'bar',
      'circle',
    ];
    expect(older.filter((id) => findShape(id) === undefined)).toEqual([]);
  });

  it.each([1, 1.4, 2])('stay in their frames at %d times size', (scale) => {
    const far = shapes.filter(({ paths, size }) => {
      const [w, h] = [size.w * scale, size.h * scale];
      const corners = paths.flatMap(({ steps }) =>
        steps.filter(({ command }) => command === 'M' || command === 'L'),
      );
      return corners.some(({ values: [x, y] }) => {
        if (x === undefined || y === undefined) return false;
        const [left, top] = [evaluate(x, { w, h }), evaluate(y, { w, h })];
        return left < -1 || left > w + 1 || top < -1 || top > h + 1;
      });
    });
    expect(far.map(({ id }) => id)).toEqual([]);
  });
});

describe('an expression', () => {
  it.each([
    ['w', 200],
    ['.5h', 50],
    ['w-.25m+4', 179],
    ['-12', -12],
    ['2w', 400],
  ])('%s means %i for 200 by 100', (text, pixels) => {
    expect(evaluate(parseExpression(text), { w: 200, h: 100 })).toBe(pixels);
  });

  it.each(['', 'w*h', 'constructor', 'alert(1)', 'w;h', '1e9', 'w+', '__proto__', '1.2.3'])(
    'refuses %j',
    (text) => {
      expect(() => parseExpression(text)).toThrow(SyntaxError);
    },
  );

  it.each(['X 0 0', 'M 0', 'M 0 0 L', ''])('refuses the outline %j', (drawing) => {
    expect(() => parseShape('basic', ['x', '形', 'X', drawing])).toThrow(SyntaxError);
  });
});
