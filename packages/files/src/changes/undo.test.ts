import { describe, expect, it } from 'vitest';
import { createDeferred } from '../testing/fake-client.ts';
import { UNDO_LIMIT, afterStepMade, afterStepTaken } from './undo.state.ts';
import { createUndoSteps } from './undo.ts';

const setUp = () => {
  const taken: string[] = [];
  let announced = 0;
  const steps = createUndoSteps(() => (announced += 1));
  const make = (name: string, answer: unknown = undefined) =>
    steps.undoable(async () => {
      taken.push(name);
      return answer;
    });
  return { steps, taken, make, announced: () => announced };
};

describe('the history of changes', () => {
  it('takes the latest back first, each once', async () => {
    const { steps, taken, make, announced } = setUp();
    make('first');
    make('second');
    expect([await steps.undo(), await steps.undo(), await steps.undo()]).toEqual([true, true, false]);
    expect([taken, announced()]).toEqual([['second', 'first'], 2]);
  });

  it('forgets a step undone from its own notice', async () => {
    const { steps, taken, make } = setUp();
    make('first');
    const second = make('second');
    await second();
    await second();
    await steps.undo();
    expect(taken).toEqual(['second', 'first']);
  });

  it('keeps a failed undo and says so', async () => {
    const { steps, taken, announced } = setUp();
    let answer = false;
    steps.undoable(async () => {
      taken.push('try');
      return answer;
    });
    await steps.undo();
    expect(announced()).toBe(0);
    answer = true;
    await steps.undo();
    expect([taken, announced(), await steps.undo()]).toEqual([['try', 'try'], 1, false]);
  });

  it('keeps a step that throws', async () => {
    const { steps } = setUp();
    let isDown = true;
    steps.undoable(async () => {
      if (isDown) throw new Error('down');
    });
    await expect(steps.undo()).rejects.toThrow('down');
    isDown = false;
    expect([await steps.undo(), await steps.undo()]).toEqual([true, false]);
  });

  it('runs two quick presses one after the other', async () => {
    const { steps, taken, make } = setUp();
    const gate = createDeferred<void>();
    make('first');
    steps.undoable(async () => {
      await gate.promise;
      taken.push('second');
    });
    const both = [steps.undo(), steps.undo()];
    gate.resolve();
    await Promise.all(both);
    expect(taken).toEqual(['second', 'first']);
  });

  it('takes in the way back of an event, once', async () => {
    const { steps, taken, make } = setUp();
    const undo = make('known');
    const moved = { type: 'itemsMoved', count: 1, folderId: 'x' } as const;
    expect(steps.withUndo({ ...moved, undo })).toEqual({ ...moved, undo });
    steps.withUndo({ ...moved, undo: async () => void taken.push('from the event') });
    expect(steps.withUndo({ ...moved, undo: undefined })).toEqual({ ...moved, undo: undefined });
    while (await steps.undo());
    expect(taken).toEqual(['from the event', 'known']);
  });

  it('forgets everything at the end of a session', async () => {
    const { steps, make } = setUp();
    make('first');
    steps.forget();
    expect(await steps.undo()).toBe(false);
  });
});

it('keeps the latest steps only', () => {
  const all = Array.from({ length: UNDO_LIMIT + 5 }, (_, at) => at);
  const kept = all.reduce<readonly number[]>(afterStepMade, []);
  expect([kept.length, kept[0], afterStepTaken(kept, 6).includes(6)]).toEqual([UNDO_LIMIT, 5, false]);
});
