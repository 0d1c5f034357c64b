import type { CommandResult } from '@chartdock/files';

/** Changes of more items than this go on behind their dialog; the file area shows how far they are. */
export const longChange = 20;

const gone: CommandResult = { status: 'done', value: undefined, undo: undefined };

/** Waits for a short change, whose dialog says how it ended; a long one lets its dialog close at once. */
export const letRun = (change: Promise<CommandResult>, count: number): Promise<CommandResult> =>
  count > longChange ? Promise.resolve(gone) : change;
