import type { Undo } from '../outcomes/command.types.ts';
import { afterStepMade, afterStepTaken } from './undo.state.ts';
import type { UndoHistory } from './undo.state.ts';

/** Something that happened, with the way back where there is one. */
export interface UndoableEvent {
  readonly type: string;
  readonly undo?: Undo | undefined;
}

/** The changes of a session that can be taken back. */
export interface UndoSteps {
  /** Puts a way back into the history; the answered one works once, wherever it is called from. */
  readonly undoable: (takeBack: Undo) => Undo;
  /** Puts the way back of an event into the history, so that a command needs to do no more than to send it. */
  readonly withUndo: <Event extends UndoableEvent>(event: Event) => Event;
  /** Takes the latest change back; returns whether there was one. */
  readonly undo: () => Promise<boolean>;
  readonly forget: () => void;
}

/** Creates the history of one file area. `announce` is told of every way back that was used. */
export const createUndoSteps = (announce: (taken: Undo) => void): UndoSteps => {
  let history: UndoHistory<Undo> = [];
  const known = new WeakSet<Undo>();
  // One step after the other: two presses of the keys must not run against each other.
  let before: Promise<unknown> = Promise.resolve();

  const undoable = (takeBack: Undo): Undo => {
    let isUsed = false;
    const run = async (): Promise<boolean> => {
      let isBack = false;
      try {
        isBack = (await takeBack()) !== false;
      } finally {
        // A failed undo can be tried again.
        if (!isBack) {
          isUsed = false;
          history = afterStepMade(history, step);
        }
      }
      if (isBack) announce(step);
      return isBack;
    };
    const step: Undo = () => {
      if (isUsed) return Promise.resolve(true);
      isUsed = true;
      history = afterStepTaken(history, step);
      const turn = before.then(run);
      before = turn.catch(() => undefined);
      return turn;
    };
    known.add(step);
    history = afterStepMade(history, step);
    return step;
  };

  return {
    undoable,
    withUndo: (event) =>
      event.undo !== undefined && !known.has(event.undo) ? { ...event, undo: undoable(event.undo) } : event,
    undo: async () => {
      const step = history[history.length - 1];
      if (step === undefined) return false;
      await step();
      return true;
    },
    forget: () => {
      history = [];
    },
  };
};
