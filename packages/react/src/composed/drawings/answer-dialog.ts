import type { Dialogs } from '@chartdock/workspace';
import { drawingOf } from './drawings.ts';

/** End of a dialog, for the caller that opened it by name. */
export type DialogAnswer =
  | { readonly result: 'ok'; readonly name: string; readonly value?: unknown }
  | { readonly result: 'cancel'; readonly name: string }
  | { readonly result: 'error'; readonly code: string };

/** Request for a dialog from outside. */
export interface AskedDialog {
  readonly name: unknown;
  readonly params?: unknown;
  readonly isSignedIn: boolean;
  /** Line under the dialog's title about whose words it shows, e.g. those of a link; default nothing. */
  readonly sign?: string;
}

/**
 * Opens a dialog by a name and parameters that came from outside, and resolves with how it ended. Names that nothing draws
 * and parameters that a dialog does not take end as errors.
 */
export const answerDialog = async (
  dialogs: Pick<Dialogs, 'parse' | 'openParsed' | 'definitionOf'>,
  asked: AskedDialog,
): Promise<DialogAnswer> => {
  const call = dialogs.parse(asked.name, asked.params ?? {});
  if (!call.ok) return { result: 'error', code: call.code };
  const drawing = drawingOf(dialogs, call.name);
  if (drawing === undefined) return { result: 'error', code: 'not_available' };
  if (!asked.isSignedIn && drawing.isPersonal === true) return { result: 'error', code: 'signed_out' };
  const ended = await dialogs.openParsed(call, { sign: asked.sign });
  switch (ended.status) {
    case 'confirmed':
      return { result: 'ok', name: call.name, ...(ended.value !== undefined && { value: ended.value }) };
    case 'failed':
      return { result: 'error', code: ended.reason };
    default:
      return { result: 'cancel', name: call.name };
  }
};
