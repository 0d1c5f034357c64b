import type { DialogName, DialogRequest, Dialogs } from '@chartdock/workspace';
import { isDrawn, personalDialogs } from './drawn-dialogs.ts';

/** How a dialog ended, for whoever opened it by name. */
export type DialogAnswer =
  | { readonly result: 'ok'; readonly name: DialogName; readonly value?: unknown }
  | { readonly result: 'cancel'; readonly name: DialogName }
  | { readonly result: 'error'; readonly code: string };

type OpenAny = (name: DialogName, request: DialogRequest) => ReturnType<Dialogs['open']>;

/**
 * Opens a dialog by a name and parameters that came from outside, and answers how it ended. Names nobody draws and
 * parameters a dialog does not take are answered as errors.
 */
export const answerDialog = async (
  dialogs: Dialogs,
  asked: { readonly name: unknown; readonly params?: unknown; readonly isSignedIn: boolean },
): Promise<DialogAnswer> => {
  const call = dialogs.parse(asked.name, asked.params ?? {});
  if (!call.ok) return { result: 'error', code: call.code };
  if (!isDrawn(call.name)) return { result: 'error', code: 'not_available' };
  if (!asked.isSignedIn && personalDialogs.has(call.name)) return { result: 'error', code: 'signed_out' };
  // Name and parameters were paired by the table; the compiler cannot follow the pair into the union.
  const ended = await (dialogs.open as OpenAny)(call.name, { params: call.params });
  switch (ended.status) {
    case 'confirmed':
      return { result: 'ok', name: call.name, ...(ended.value !== undefined && { value: ended.value }) };
    case 'failed':
      return { result: 'error', code: ended.reason };
    default:
      return { result: 'cancel', name: call.name };
  }
};
