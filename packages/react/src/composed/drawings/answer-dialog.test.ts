import { createTranslator, sharedMessages } from '@chartdock/contract';
import { createFakeClock } from '@chartdock/platform/testing';
import { USUAL_DIALOGS, createDialogs, createNotices } from '@chartdock/workspace';
import { expect, it } from 'vitest';
import { answerDialog } from './answer-dialog.ts';

const setUp = () =>
  createDialogs(USUAL_DIALOGS, {
    notices: createNotices({ clock: createFakeClock() }),
    translate: createTranslator('en', sharedMessages),
  });
const confirm = { isSignedIn: true, name: 'confirm', params: { title: 'Sure?', text: 'It goes.' } };

it('answers ok with the value of a confirmed dialog', async () => {
  const dialogs = setUp();
  const answer = answerDialog(dialogs, { isSignedIn: true, name: 'addFolder' });
  dialogs.confirm('addFolder', { folderId: 'new' });
  expect(await answer).toEqual({ result: 'ok', name: 'addFolder', value: { folderId: 'new' } });
});

it('answers cancel for a cancelled or closed dialog', async () => {
  const dialogs = setUp();
  const cancelled = answerDialog(dialogs, confirm);
  dialogs.cancel('confirm');
  const closed = answerDialog(dialogs, confirm);
  dialogs.close('confirm');
  expect(await cancelled).toEqual({ result: 'cancel', name: 'confirm' });
  expect(await closed).toEqual({ result: 'cancel', name: 'confirm' });
});

it('answers an error for failed or unknown dialogs', async () => {
  const dialogs = setUp();
  expect(await answerDialog(dialogs, { isSignedIn: true, name: 'toString' })).toEqual({
    result: 'error',
    code: 'unknown_dialog',
  });
  expect(await answerDialog(dialogs, { isSignedIn: true, name: 'confirm' })).toEqual({
    result: 'error',
    code: 'invalid_params',
  });
  expect(await answerDialog(dialogs, { isSignedIn: false, name: 'addFolder' })).toEqual({
    result: 'error',
    code: 'signed_out',
  });
  const failing = answerDialog(dialogs, confirm);
  dialogs.fail('confirm', 'no prompt');
  expect(await failing).toEqual({ result: 'error', code: 'no prompt' });
  expect(dialogs.getState().open).toEqual([]);
});
