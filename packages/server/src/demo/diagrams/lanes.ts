import { turnOf, turnOfTitle } from '../model-words.ts';
import { withoutRepeats } from '../without-repeats.ts';
import type { Cells, Diagram, Line, Pair } from './cells.ts';
import { join, node } from './cells.ts';

const TASKS = ['bpmn-user-task', 'bpmn-service-task', 'bpmn-task', 'bpmn-script-task'] as const;

/** Leads to the next step: into another lane from the right, as a line down or up its own side would meet the one that comes. */
const toLane = (from: number, to: number): Line =>
  from === to ? {} : { sides: ['e', to > from ? 'n' : 's'] };

/** Draws steps that people or systems take in turns, each in a lane of its own. */
export const drawLanes =
  (isBpmn: boolean): Diagram =>
  (sketch) => {
    const { random, words, title } = sketch;
    const pick = withoutRepeats(random);
    const cells: Cells = {};
    const lanes = random.int(3, 4);
    for (let lane = 0; lane < lanes; lane += 1) {
      const spot = { x: 0, y: lane * 120, w: 930, h: 120, shape: 'lane', z: 0, tone: lane } as const;
      cells[`lane${lane}`] = node(pick(words.people), spot);
    }
    const pairs: Pair[] = [];
    const turn = turnOfTitle(title);
    let before = 0;
    for (let index = 0; index < 5; index += 1) {
      const lane = random.int(0, lanes - 1);
      const shape = isBpmn ? turnOf(TASKS, turn + index) : index === 2 ? 'subprocess' : 'round';
      const size = isBpmn ? { y: lane * 120 + 26, h: 68 } : { y: lane * 120 + 34, h: 52 };
      cells[`s${index}`] = node(pick(words.steps), { x: 116 + index * 148, ...size, shape, tone: lane });
      if (index > 0) pairs.push([`s${index - 1}`, `s${index}`, toLane(before, lane)]);
      before = lane;
    }
    const [first, last] = [cells['s0'], cells['s4']];
    if (first?.t !== 'node' || last?.t !== 'node') return cells;
    const [begins, ends] = isBpmn ? ['bpmn-start', 'bpmn-end'] : ['connector', 'connector'];
    const small = { w: 34, h: 34 } as const;
    cells['start'] = node('', { x: 56, y: first.y + first.h / 2 - 17, ...small, shape: begins, tone: 1 });
    cells['end'] = node('', { x: 866, y: last.y + last.h / 2 - 17, ...small, shape: ends, tone: 6 });
    return join(cells, [['start', 's0'], ...pairs, ['s4', 'end']]);
  };
