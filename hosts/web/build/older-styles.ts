import type { Declaration, Plugin, Root, Rule } from 'postcss';
import { list } from 'postcss';
import { isFrame } from '../../../scripts/building/flatten-layers.ts';
import { FOCUS_MARK } from '../src/legacy/focus-mark.ts';

/** Facts about the boxes of a class. */
interface Box {
  readonly display?: string | undefined;
  readonly direction?: string | undefined;
  readonly wrap?: string | undefined;
  readonly gap?: string | undefined;
}

const valueIn = (rule: Rule, name: string): string | undefined => {
  const found = rule.nodes.findLast(
    (node): node is Declaration => node.type === 'decl' && node.prop === name,
  );
  return found?.value;
};

const boxOf = (rule: Rule): Box => ({
  display: valueIn(rule, 'display'),
  direction: valueIn(rule, 'flex-direction'),
  wrap: valueIn(rule, 'flex-wrap'),
  gap: valueIn(rule, 'gap'),
});

/** Classes that a rule is about, the most telling first: that of its last element, and the one whose variant that is. */
const classesOf = ({ selector }: Rule): string[] => {
  const name = [...selector.matchAll(/\.([\w-]+)/g)].at(-1)?.[1] ?? '';
  return [name, name.replace(/--.*$/, '')];
};

/** Puts the declarations of a later rule over those of an earlier one. */
const over = (before: Box, later: Box): Box => ({
  display: later.display ?? before.display,
  direction: later.direction ?? before.direction,
  wrap: later.wrap ?? before.wrap,
  gap: later.gap ?? before.gap,
});

const marginsFor = ({ gap = '0', direction, wrap }: Box): readonly (readonly [string, string])[] => {
  const [row = '0', column = row] = list.space(gap);
  if (wrap === 'wrap') return [['margin', `0 ${column} ${row} 0`]];
  return direction?.startsWith('column') === true
    ? [
        ['margin-left', '0'],
        ['margin-top', row],
      ]
    : [
        ['margin-top', '0'],
        ['margin-left', column],
      ];
};

const writeMargins = (rule: Rule, box: Box): void => {
  const between = box.wrap === 'wrap' ? ' > *' : ' > * + *';
  const margins = rule.cloneAfter({ nodes: [] });
  margins.selectors = rule.selectors.map((selector) => selector + between);
  const own = boxOf(rule);
  const changesDirection = own.gap === undefined || own.display === undefined;
  for (const [prop, value] of marginsFor(box))
    if (value !== '0' || changesDirection) margins.append({ prop, value });
};

const isGrid = ({ display = '' }: Box): boolean => display.endsWith('grid');

/** Returns whether a rule says something that the distances in its box depend on. */
const spaces = ({ gap, direction, wrap }: Box): boolean =>
  [gap, direction, wrap].some((value) => value !== undefined);

/** Turns the gaps of flex boxes, which came with Chrome 84 and Safari 14.1, into margins of their items. */
const spaceFlexBoxes = (root: Root): void => {
  const boxes = new Map<string, Box>();
  const put = (rule: Rule): Box => {
    const [name = '', base = ''] = classesOf(rule);
    const box = over(boxes.get(name) ?? boxes.get(base) ?? {}, boxOf(rule));
    boxes.set(name, box);
    return box;
  };
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    const box = put(rule);
    if (isGrid(box) || box.gap === undefined || !spaces(boxOf(rule))) return;
    writeMargins(rule, box);
    rule.walkDecls('gap', (gap) => void gap.remove());
  });
};

/** Which argument of a function is the best guess where the engine cannot compute it. */
const GUESSES: Readonly<Record<string, (given: readonly string[]) => string | undefined>> = {
  min: ([first]) => first,
  max: ([first]) => first,
  clamp: (given) => given[2],
};

const MATH = /\b(min|max|clamp)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

/** Puts a plain value before one that needs `min()`, `max()` or `clamp()`, which came with Chrome 79. */
const guessMath = (root: Root): unknown =>
  root.walkDecls((declaration) => {
    const guess = declaration.value.replace(
      MATH,
      (all, name: string, given: string) => GUESSES[name]?.(list.comma(given)) ?? all,
    );
    if (guess !== declaration.value) declaration.cloneBefore({ value: guess });
  });

/** Asks for the mark that the page gives the element with the focus of the keyboard. */
const markFocus = (root: Root): unknown =>
  root.walkRules(/:focus-visible/, (rule) => {
    rule.selector = rule.selector.replaceAll(':focus-visible', `[${FOCUS_MARK}]`);
  });

/** Keeps the shape of boxes where the engine does not know `aspect-ratio`, which came with Chrome 88 and Safari 15. */
const keepShapes = (root: Root): unknown =>
  root.walkRules((rule) => {
    const [, width, height] = /^(\d+)\s*\/\s*(\d+)$/.exec(valueIn(rule, 'aspect-ratio') ?? '') ?? [];
    if (width === undefined || height === undefined) return;
    const { selectors } = rule;
    const share = `${(100 * Number(height)) / Number(width)}%`;
    const inside = selectors.map((selector) => `${selector} > *`).join();
    const text = `@supports not (aspect-ratio: 1) {
      ${selectors.join()} { position: relative; height: 0; padding-top: ${share} }
      ${inside} { position: absolute; top: 0; left: 0 }
    }`;
    rule.after(text);
  });

/**
 * Makes a PostCSS plugin that gives Chrome 77 and Safari 13 the properties of our style sheets, as far as the bundler, which
 * knows the single properties, does not. All engines that get the result read it alike.
 */
export const olderStyles = (): Plugin => ({
  postcssPlugin: 'chartdock-older-styles',
  OnceExit: (root) => {
    for (const change of [markFocus, spaceFlexBoxes, keepShapes, guessMath]) void change(root);
  },
});
