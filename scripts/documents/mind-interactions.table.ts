const FILES = {
  keys: 'hosts/web/e2e/editing/mind-interactions.e2e.ts',
  map: 'hosts/web/e2e/editing/mind-map.e2e.ts',
  outline: 'hosts/web/e2e/editing/outline.e2e.ts',
  touch: 'hosts/web/e2e/editing/mind-touch.e2e.ts',
  styles: 'packages/editing/src/tree/style-commands.test.ts',
  parts: 'packages/editing/src/tree/part-commands.test.ts',
} as const;

/** One thing that people do with a mind map, and how it is done here. */
export interface MindInteraction {
  readonly what: string;
  /** How it is done; undefined where there is no way yet. */
  readonly key?: string;
  readonly pointer?: string;
  readonly touch?: string;
  /** Whether one undo takes it back; left out where it changes nothing. */
  readonly undo?: boolean;
  /** File and title of the test that does it. */
  readonly proof?: readonly [file: string, title: string];
  /** Missing parts. */
  readonly note?: string;
}

const BAR = 'bar at the bottom';
const MENU = 'menu';

/** Interactions with mind maps, the most missed first. */
export const MIND_INTERACTIONS: readonly MindInteraction[] = [
  {
    what: 'add a topic below, beside, before, above',
    key: 'Tab, Enter, Shift+Enter, Ctrl+Enter',
    pointer: 'toolbar, menu',
    touch: BAR,
    undo: true,
    proof: [FILES.keys, 'adds around a topic, also while it is written'],
  },
  {
    what: 'replace a title, or append to it',
    key: 'type; F2 or Space',
    pointer: 'double-click',
    touch: 'second tap',
    undo: true,
    proof: [FILES.keys, 'replaces by typing and appends after F2'],
  },
  {
    what: 'add topics while a title is written',
    key: 'Tab, Enter, Ctrl+Enter',
    pointer: 'toolbar',
    touch: BAR,
    undo: true,
    proof: [FILES.map, '[ROUTE-29] keeps twenty topics written by keys alone'],
  },
  {
    what: 'go to the topic that is seen in a direction',
    key: 'arrows',
    pointer: 'click',
    touch: 'tap',
    proof: [FILES.keys, 'goes where arrows point and moves with Alt'],
  },
  {
    what: 'move a topic among its siblings, in and out',
    key: 'Alt+arrows',
    pointer: 'drag',
    touch: 'drag what is selected',
    undo: true,
    proof: [FILES.keys, 'goes where arrows point and moves with Alt'],
  },
  {
    what: 'split a topic at the caret',
    key: 'Ctrl+Shift+Enter',
    undo: true,
    proof: [FILES.keys, 'splits a title at the caret'],
    note: 'by key alone',
  },
  {
    what: 'paste indented lines as a branch',
    key: 'Ctrl+V',
    pointer: MENU,
    touch: MENU,
    undo: true,
    proof: [FILES.keys, 'pastes indented lines as a branch'],
  },
  {
    what: 'paste cells of a sheet, and markdown',
    key: 'Ctrl+V',
    pointer: MENU,
    touch: MENU,
    undo: true,
    proof: [FILES.keys, 'pastes cells, and markdown'],
  },
  { what: 'paste as one plain topic', key: 'Ctrl+Shift+V', undo: true, note: 'by key alone, without a test' },
  {
    what: 'copy a branch to another map',
    key: 'Ctrl+C, Ctrl+V',
    pointer: MENU,
    touch: MENU,
    undo: true,
    note: 'without a test across two files',
  },
  {
    what: 'select by a box, and move many at once',
    key: 'Shift+arrows, Alt+arrows',
    pointer: 'box from blank, drag',
    undo: true,
    proof: [FILES.keys, 'attaches a boxed selection to one parent'],
    note: 'no box by touch',
  },
  {
    what: 'see where a dragged topic comes to',
    key: 'Esc leaves all as it was',
    pointer: 'bar between two, ring around a parent',
    touch: 'as by pointer',
    proof: [FILES.keys, 'drags a topic elsewhere, and copies with Ctrl'],
  },
  {
    what: 'copy by dragging',
    key: 'Ctrl+D',
    pointer: 'Ctrl+drag',
    touch: MENU,
    undo: true,
    proof: [FILES.keys, 'drags a topic elsewhere, and copies with Ctrl'],
  },
  {
    what: 'put a topic beside the tree',
    key: 'Shift+F10, menu of the canvas',
    pointer: 'double-click on blank',
    touch: 'double tap on blank',
    undo: true,
    proof: [FILES.keys, 'writes a floating topic on blank'],
  },
  {
    what: 'attach many topics to one parent',
    key: 'Ctrl+X, Ctrl+V',
    pointer: 'drag',
    touch: 'drag',
    undo: true,
    proof: [FILES.keys, 'attaches a boxed selection to one parent'],
  },
  {
    what: 'join topics by a line, with a text and bends',
    key: 'Ctrl+Shift+R',
    pointer: 'menu; drag bends, double-click writes',
    touch: 'menu, then tap the other end',
    undo: true,
    proof: [FILES.parts, 'are written, bent and removed'],
  },
  {
    what: 'sum up siblings',
    key: 'Ctrl+Shift+S',
    pointer: MENU,
    touch: MENU,
    undo: true,
    proof: [FILES.keys, 'draws relations, summaries and boundaries'],
  },
  {
    what: 'put a titled frame around siblings',
    key: 'Ctrl+Shift+B',
    pointer: MENU,
    touch: MENU,
    undo: true,
    proof: [FILES.keys, 'draws relations, summaries and boundaries'],
  },
  {
    what: 'write a note, a link, tick a task',
    key: 'Ctrl+Shift+E, Ctrl+K, Ctrl+Shift+Enter',
    pointer: MENU,
    touch: BAR,
    undo: true,
    proof: [FILES.keys, 'ticks, notes and links a topic'],
  },
  {
    what: 'find and replace, also in what is collapsed',
    key: 'Ctrl+F',
    pointer: MENU,
    touch: MENU,
    undo: true,
    proof: [FILES.keys, 'finds words and replaces them'],
  },
  {
    what: 'fold to a level, fold all others',
    key: 'Ctrl+Alt+1 to 3, 0 and .',
    pointer: MENU,
    touch: MENU,
    undo: true,
    proof: [FILES.keys, 'folds to a level, and all but a branch'],
  },
  {
    what: 'look at one branch alone',
    key: 'F6, Shift+F6',
    pointer: MENU,
    touch: MENU,
    proof: [FILES.keys, 'shows one branch alone and comes back'],
  },
  {
    what: 'work on the same tree as an outline',
    key: 'Tab to the switch',
    pointer: 'switch',
    touch: 'switch',
    undo: true,
    proof: [FILES.outline, 'becomes a map in one press, axe-clean'],
  },
  {
    what: 'see the box grow while one types',
    key: 'type',
    pointer: 'type',
    touch: 'type',
    note: 'without a test of its own',
  },
  {
    what: 'take looks back like everything else',
    key: 'Ctrl+Z',
    pointer: 'toolbar',
    touch: 'toolbar',
    undo: true,
    proof: [FILES.styles, 'change all selected, undone at once'],
  },
  {
    what: 'copy, paste and reset looks',
    key: 'Ctrl+Alt+C, Ctrl+Alt+V, Ctrl+Alt+Backspace',
    pointer: 'menu, panel',
    touch: 'menu, panel',
    undo: true,
    proof: [FILES.keys, 'changes looks, copies and resets them'],
  },
  {
    what: 'tidy and balance in one step',
    key: 'Ctrl+Shift+L',
    pointer: MENU,
    touch: MENU,
    undo: true,
    proof: [FILES.styles, 'removes sides and widths set by hand'],
  },
  { what: 'paste a picture and size it', note: 'pictures have no way onto the server yet' },
  {
    what: 'choose keys of one’s own',
    key: 'F1',
    pointer: MENU,
    touch: MENU,
    proof: [FILES.keys, 'takes keys of one’s own and keeps them'],
  },
  {
    what: 'see that it is saved',
    key: 'nothing to do',
    pointer: 'nothing to do',
    touch: 'nothing to do',
    proof: [FILES.touch, 'grows by the bar, and is found again'],
  },
];
