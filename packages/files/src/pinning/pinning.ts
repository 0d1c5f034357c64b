import type { FileItem } from '../items/file-item.types.ts';
import { createTurns } from '../items/in-turn.ts';
import { normaliseFile } from '../items/normalise-file.ts';
import type { CommandResult, Undo } from '../outcomes/command.types.ts';
import { failureOf } from '../outcomes/failure-of.ts';
import { KEPT, WRITE } from '../ports/call-settings.ts';
import type { PinningCommands, PinningContext } from './pinning.types.ts';

/** A change of the pinned folders. */
interface Change {
  readonly item: FileItem;
  /** Pinned folders after the change. */
  readonly next: readonly FileItem[];
  /** Has the server make it so. */
  readonly send: () => Promise<unknown>;
  readonly retry: () => Promise<unknown>;
}

const placeOf = (pins: readonly FileItem[], { id }: FileItem): number =>
  pins.findIndex((pin) => pin.id === id);

const withAt = (pins: readonly FileItem[], item: FileItem, index: number): readonly FileItem[] => {
  const others = pins.filter(({ id }) => id !== item.id);
  return [...others.slice(0, index), item, ...others.slice(index)];
};

/** Keeps folders at hand. */
export const createPinning = ({
  client,
  getState,
  apply,
  emit,
  undoable,
}: PinningContext): PinningCommands => {
  const inTurn = createTurns();
  /** A place counts in the order that the server has, so one change waits for the other. */
  const afterOthers = <Value>(run: () => Promise<Value>): Promise<Value> => inTurn('pins', run);

  const load = async (): Promise<void> => {
    try {
      const { folders } = await client.folders.pinned({}, KEPT);
      const pins = folders.map(normaliseFile);
      apply(() => ({ pins }));
    } catch {
      // The menu keeps the pins it shows; the next change of a folder asks again.
    }
  };

  const known = async (): Promise<readonly FileItem[]> => {
    if (getState().pins === undefined) await load();
    return getState().pins ?? [];
  };

  /** Shows a change at once, and restores the previous pins when the server refuses. */
  const change = async ({ item, next, send, retry }: Change): Promise<CommandResult> => {
    const { pins } = getState();
    apply(() => ({ pins: next }));
    try {
      await send();
      return { status: 'done', value: undefined, undo: undefined };
    } catch (error) {
      const failure = failureOf(error);
      apply(() => ({ pins }));
      emit({ type: 'pinFailed', item, failure, report: { failed: 1, total: 1, retry } });
      return { status: 'failed', failure };
    }
  };

  const pinAt = async (item: FileItem, index: number): Promise<CommandResult> =>
    change({
      item,
      next: withAt(await known(), item, index),
      send: () => client.folders.pin({ folderId: item.id, index }, WRITE),
      retry: () => placePin(item, index),
    });

  const pinLast = async (item: FileItem): Promise<CommandResult> =>
    change({
      item,
      next: [...(await known()), item],
      send: () => client.folders.pin({ folderId: item.id }, WRITE),
      retry: () => togglePin(item),
    });

  const unpin = async (item: FileItem): Promise<CommandResult> =>
    change({
      item,
      next: (await known()).filter(({ id }) => id !== item.id),
      send: () => client.folders.unpin({ folderId: item.id }, WRITE),
      retry: () => togglePin(item),
    });

  /** Puts a folder back to its place, or off again, unless that was done meanwhile. */
  const takeBack = (item: FileItem, index: number): Undo =>
    undoable(() =>
      afterOthers(async () => {
        const isPinned = placeOf(await known(), item) >= 0;
        if (index < 0) return !isPinned || (await unpin(item)).status === 'done';
        return (await pinAt(item, index)).status === 'done';
      }),
    );

  const togglePin = (item: FileItem): Promise<CommandResult> =>
    afterOthers(async () => {
      const index = placeOf(await known(), item);
      const result = await (index < 0 ? pinLast(item) : unpin(item));
      if (result.status !== 'done') return result;
      const undo = takeBack(item, index);
      emit({ type: index < 0 ? 'folderPinned' : 'folderUnpinned', item, undo });
      return { ...result, undo };
    });

  const placePin = (item: FileItem, index: number): Promise<CommandResult> =>
    afterOthers(async () => {
      const before = placeOf(await known(), item);
      if (before < 0) return { status: 'refused', reason: 'not_found' };
      if (before === index) return { status: 'refused', reason: 'already_there' };
      const result = await pinAt(item, index);
      if (result.status !== 'done') return result;
      const undo = takeBack(item, before);
      emit({ type: 'pinsOrdered', undo });
      return { ...result, undo };
    });

  // A load overlapping a change would bring back the old pins, so it waits for its turn.
  return { loadPins: () => afterOthers(load), togglePin, placePin };
};
