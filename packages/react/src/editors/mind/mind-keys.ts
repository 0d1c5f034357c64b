import { findCommand, mindKeys, writingKeys } from '@chartdock/editing/tree';
import type { KeyMap, KeySystem, MindSession } from '@chartdock/editing/tree';
import { isComposing } from '../../foundation/primitives/fields/is-composing.ts';

/** Options of {@link createMindKeys}. */
interface MindKeysOptions {
  readonly session: MindSession;
  readonly system: KeySystem;
  /** The field that titles are written in. */
  readonly field: () => HTMLTextAreaElement;
  /** Runs a command by its id. Returns whether it could. */
  readonly run: (id: string) => boolean;
}

/** Key handling of a mind map. */
export interface MindKeys {
  /** Returns whether a key was a command. */
  readonly press: (event: KeyboardEvent) => boolean;
  readonly setKeys: (keys: KeyMap) => void;
}

/** Keys that a writing person means for the tree end the writing first. */
const WRITE_COMMANDS: Readonly<Record<string, string>> = {
  'write.child': 'topic.child',
  'write.outdent': 'topic.outdent',
  'write.after': 'topic.after',
  'write.parent': 'topic.parent',
  'write.split': 'topic.split',
};

/** Commands that move a topic, which goes on being written. */
const MOVING: ReadonlySet<string> = new Set(['topic.outdent', 'topic.up', 'topic.down']);

/** View and search keys mean the same while a title is written. */
const keptKeys = (keys: KeyMap): KeyMap =>
  Object.fromEntries(Object.entries(keys).filter(([id]) => id.startsWith('view.') || id === 'edit.find'));

/** Maps keys to commands of a mind map, with other keys while a title is written. */
export const createMindKeys = ({ session, system, field, run }: MindKeysOptions): MindKeys => {
  let keys: KeyMap = mindKeys;

  /** Moves the topic that is written and goes on writing it where the caret was. */
  const moveWritten = (command: string): boolean => {
    const { selectionStart, value } = field();
    const [id] = session.state().selected;
    if (run(command) && id !== undefined)
      session.write({ id, caret: value === session.maker.title ? 'all' : selectionStart });
    return true;
  };

  const pressWriting = (event: KeyboardEvent): boolean => {
    const id = findCommand(event, { ...writingKeys, ...keptKeys(keys) }, { system });
    if (id === undefined) return false;
    if (id === 'write.cancel') {
      session.cancelWriting();
      return true;
    }
    const command = WRITE_COMMANDS[id] ?? id;
    if (MOVING.has(command)) return moveWritten(command);
    // Splitting needs the caret, and ends the writing itself.
    if (command === id || command === 'topic.split') return run(command);
    if (!run(command)) session.endWriting();
    return true;
  };

  return {
    press: (event) => {
      const { writing, picking } = session.state();
      if (event.key === 'Escape' && picking !== undefined && !isComposing(event)) {
        session.pick(undefined);
        return true;
      }
      if (writing !== undefined) return pressWriting(event);
      const id = findCommand(event, keys, { system });
      if (id === undefined) return false;
      run(id);
      return true;
    },
    setKeys: (next) => {
      keys = next;
    },
  };
};
