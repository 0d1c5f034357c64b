import type { TextKey } from '../../foundation/i18n/text-keys.ts';
import type { KeyMapContext } from './key-map.ts';
import { inTrash, isKeyUsed } from './key-map.ts';
import type { Chord, KeyCommand } from './key-table.ts';
import { KEY_TABLE } from './key-table.ts';
import type { KeyTextKey } from './texts/key-texts.ts';

/** Parts of the map of keys, in its order. */
export const KEY_GROUPS = ['move', 'pick', 'act', 'page'] as const;

/** A part of the map of keys. */
export type KeyGroup = (typeof KEY_GROUPS)[number];

/** One line of the map of keys. */
export interface KeyRow {
  readonly command: KeyCommand;
  readonly group: KeyGroup;
  readonly text: TextKey | KeyTextKey;
  readonly chords: readonly Chord[];
}

const chordsOf = new Map(KEY_TABLE);

/** Writes the line of a command, or that of one of its chords where each says something of its own. */
const row = (
  [command, group, text]: readonly [KeyCommand, KeyGroup, KeyRow['text']],
  at?: number,
): KeyRow => {
  const chords = chordsOf.get(command) ?? [];
  return { command, group, text, chords: at === undefined ? chords : chords.slice(at, at + 1) };
};

/** Every line of the map of keys, in its order. Apart from the keys themselves, because few people open the map. */
export const KEY_ROWS: readonly KeyRow[] = [
  row(['walk', 'move', 'keys.walk'], 0),
  row(['walk', 'move', 'keys.ends'], 1),
  row(['walk', 'move', 'keys.pages'], 2),
  row(['walkOnly', 'move', 'keys.walkOnly']),
  row(['find', 'move', 'keys.find']),
  row(['open', 'move', 'action.open']),
  row(['parent', 'move', 'keys.parent']),
  row(['peek', 'act', 'action.preview']),
  row(['toggle', 'pick', 'keys.toggle']),
  row(['stretch', 'pick', 'keys.stretch'], 0),
  row(['stretch', 'pick', 'keys.stretchEnds'], 1),
  row(['stretch', 'pick', 'keys.stretchPages'], 2),
  row(['pickAll', 'pick', 'selection.all']),
  row(['clear', 'pick', 'selection.clear']),
  row(['rename', 'act', 'action.rename']),
  row(['delete', 'act', 'keys.delete']),
  row(['star', 'act', 'keys.star']),
  row(['details', 'act', 'action.details']),
  row(['menu', 'act', 'keys.menu']),
  row(['cut', 'act', 'keys.cut']),
  row(['copy', 'act', 'keys.copy']),
  row(['paste', 'act', 'keys.paste']),
  row(['undo', 'act', 'keys.undo']),
  row(['raise', 'act', 'keys.raise']),
  row(['lower', 'act', 'keys.lower']),
  row(['search', 'page', 'search.label']),
  row(['help', 'page', 'keys.title']),
];

/** Lists the lines of the map of keys for a page; in trash Delete names its effect there. */
export const keyRowsFor = (context: KeyMapContext): readonly KeyRow[] =>
  KEY_ROWS.filter(({ command }) => isKeyUsed(command, context)).map((line) =>
    line.command === 'delete' && inTrash(context) ? { ...line, text: 'action.remove' } : line,
  );
