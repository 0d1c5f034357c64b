import { turnOf, turnOfTitle } from '../model-words.ts';
import { withoutRepeats } from '../without-repeats.ts';
import type { Diagram } from './cells.ts';
import { isEnglish, node, say } from './cells.ts';

/** Draws a table that compares plans. */
export const drawTable: Diagram = (sketch) => {
  const { random, words, title } = sketch;
  const pick = withoutRepeats(random);
  const names: string[] = [];
  // As many draws as a grid of four by four has, so that the rest of a demo stays the same.
  for (let index = 0; index < 16; index += 1) {
    random.int(0, 4);
    names.push(pick(words.parts));
    if (index > 0 && random.next() < 0.8) random.int(0, index - 1);
  }
  const turn = turnOfTitle(title);
  const marks = isEnglish(words) ? (['Good', 'Fair', 'Poor'] as const) : (['优', '良', '中'] as const);
  const heads = [
    say(words, '项目', 'Topic'),
    say(words, '方案一', 'Plan A'),
    say(words, '方案二', 'Plan B'),
    say(words, '方案三', 'Plan C'),
  ];
  const rows = names
    .slice(0, 7)
    .map((name, row) => [
      name,
      ...[1, 2, 3].map((column) => turnOf<string>(marks, turn * column + row * 7 + row * row * column)),
    ]);
  return {
    table: node(title, {
      x: 0,
      y: 0,
      w: 560,
      h: 30 + 8 * 28,
      shape: 'table',
      tone: turn % 8,
      rows: [heads, ...rows],
    }),
  };
};
