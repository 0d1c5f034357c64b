import { createTranslator, sharedMessages } from '@chartdock/contract';
import { USUAL_DIALOGS, USUAL_LOOK, createDialogs } from '@chartdock/workspace';
import type { DialogDefinition } from '@chartdock/workspace';
import { afterEach, expect, test, vi } from 'vitest';
import { button, click, renderInto, waitFor } from '../../testing/render.ts';
import type { Rendered } from '../../testing/render.ts';
import { DialogStack } from '../../foundation/dialogs/DialogStack.tsx';
import { answerDialog } from './answer-dialog.ts';
import { drawDialog } from '../../foundation/dialogs/dialog-drawing.ts';
import type { DialogView } from '../../foundation/dialogs/dialog-drawing.ts';
import { useDialogViews } from './useDialogViews.ts';

interface TemplateParams {
  readonly topic: string;
}

const chooseTemplate: DialogDefinition<TemplateParams, string> = {
  look: USUAL_LOOK,
  parse: ({ topic }) => (typeof topic === 'string' ? { topic } : undefined),
};

const Choose: DialogView<TemplateParams> = ({ dialog, onConfirm }) => (
  <button type="button" onClick={() => onConfirm('t1')}>
    Choose of {dialog.params.topic}
  </button>
);

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

/** A stack that a system attached to, which says by itself how its dialog is drawn. */
const setUp = async (load: () => Promise<DialogView<TemplateParams>>, isPersonal = false) => {
  const notices = { show: vi.fn(() => '1') };
  const translate = createTranslator('en', sharedMessages);
  const drawn = drawDialog(chooseTemplate, { load, isPersonal });
  const table = { ...USUAL_DIALOGS, chooseTemplate: drawn, undrawn: chooseTemplate };
  const dialogs = createDialogs(table, { notices, translate });
  const Named = () => (
    <DialogStack dialogs={dialogs} views={useDialogViews({ dialogs, notices, translate })} />
  );
  rendered = await renderInto(<Named />);
  return { dialogs, notices, container: rendered.container };
};

test('a dialog of an attached system draws on opening', async () => {
  const load = vi.fn(() => Promise.resolve(Choose));
  const { dialogs, container } = await setUp(load);
  expect(load).not.toHaveBeenCalled();
  const ended = dialogs.open('chooseTemplate', { params: { topic: 'plans' } });
  await click(await waitFor(() => button(container, 'Choose of plans')));
  expect(await ended).toMatchObject({ status: 'confirmed', value: 't1' });
});

test('it opens by name, personal ones after sign-in', async () => {
  const { dialogs, container } = await setUp(() => Promise.resolve(Choose), true);
  const asked = { name: 'chooseTemplate', params: { topic: 'plans' } };
  expect(await answerDialog(dialogs, { ...asked, isSignedIn: false })).toEqual({
    result: 'error',
    code: 'signed_out',
  });
  const answer = answerDialog(dialogs, { ...asked, isSignedIn: true });
  await click(await waitFor(() => button(container, 'Choose of plans')));
  expect(await answer).toEqual({ result: 'ok', name: 'chooseTemplate', value: 't1' });
});

test('a dialog that cannot load fails and retries later', async () => {
  let isOnline = false;
  const { dialogs, notices, container } = await setUp(() =>
    isOnline ? Promise.resolve(Choose) : Promise.reject(new Error('offline')),
  );
  const request = { params: { topic: 'plans' } };
  expect(await dialogs.open('chooseTemplate', request)).toEqual({ status: 'failed', reason: 'network' });
  expect(notices.show).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' }));
  isOnline = true;
  void dialogs.open('chooseTemplate', request);
  await waitFor(() => button(container, 'Choose of plans'));
});

test('a common dialog draws without being registered', async () => {
  const { dialogs, container } = await setUp(() => Promise.resolve(Choose));
  void dialogs.open('confirm', { params: { title: 'Sure?', text: 'It goes.' } });
  await waitFor(() => button(container, 'OK'));
  expect(container.textContent).toContain('It goes.');
});

test('a dialog without a drawing is not available', async () => {
  const { dialogs } = await setUp(() => Promise.resolve(Choose));
  expect(
    await answerDialog(dialogs, { name: 'undrawn', params: { topic: 'plans' }, isSignedIn: true }),
  ).toEqual({
    result: 'error',
    code: 'not_available',
  });
});
