import * as CODE from '../../packages/contract/src/codes.ts';
import type { CommandResult, RenameResult } from '../../packages/files/src/index.ts';
import type { Model, Operation } from './model.types.ts';

/** Answer that a command of the file area should give, in a few words, and the state that should follow. */
export interface Expected {
  readonly says: string;
  readonly model: Model;
}

/** Writes a response of the file area in a few words. */
export const saidBy = (result: CommandResult<unknown> | RenameResult): string => {
  if (result.status === 'refused') return `refused: ${result.reason}`;
  return result.status === 'failed' ? `failed: ${result.failure.code}` : result.status;
};

/** Says that the file area refuses a command without asking the server. */
export const refusedHere = (model: Model, reason: string): Expected => ({
  says: `refused: ${reason}`,
  model,
});

/** Asks the model what the server answers. */
export const answerOf = (model: Model, operation: Operation): Expected => {
  const { code, model: next } = operation(model);
  return { says: code === CODE.ok ? 'done' : `failed: ${code}`, model: next };
};
