import { turnOf } from '../model-words.ts';
import { withoutRepeats } from '../without-repeats.ts';
import type { Cells, Diagram, Pair } from './cells.ts';
import { join, node } from './cells.ts';

/** Draws the screens of an app, one after another. */
export const drawScreens: Diagram = (sketch) => {
  const { random, words } = sketch;
  const pick = withoutRepeats(random);
  const cells: Cells = {};
  let screens = 0;
  for (; screens < random.int(2, 3); screens += 1) {
    const screen = screens;
    const x = screen * 240;
    const inside = x + 18;
    cells[`screen${screen}`] = node('', { x, y: 0, w: 190, h: 350, shape: 'ui-phone', z: 0, tone: screen });
    cells[`head${screen}`] = node(pick(words.parts), {
      x: inside,
      y: 34,
      w: 154,
      h: 30,
      shape: 'rect',
      tone: screen,
    });
    const picture = turnOf(['ui-image', 'ui-video', 'ui-search'], screen);
    const tall = picture === 'ui-search' ? 32 : 84;
    cells[`picture${screen}`] = node('', {
      x: inside,
      y: 74,
      w: 154,
      h: tall,
      shape: picture,
      tone: screen + 1,
    });
    for (let row = 0; row < 3; row += 1) {
      const shape = row === 2 ? 'ui-button' : screen === 1 ? 'ui-checkbox' : 'ui-input';
      const y = 86 + tall + row * 44;
      cells[`row${screen}${row}`] = node(pick(words.steps), {
        x: inside,
        y,
        w: 154,
        h: 32,
        shape,
        tone: screen,
      });
    }
  }
  const pairs = Array.from({ length: screens - 1 }, (_, screen): Pair => [
    `screen${screen}`,
    `screen${screen + 1}`,
  ]);
  return join(cells, pairs);
};
