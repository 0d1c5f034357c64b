import { afterEach, expect, test, vi } from 'vitest';
import { AppContext } from '../../foundation/app/app-context.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import type { Rendered } from '../../testing/render.ts';
import { click, find, renderInto, waitFor } from '../../testing/render.ts';
import { AskForAccess } from './AskForAccess.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const show = async (code: string, asked: (body: string) => void): Promise<HTMLElement> => {
  const app = createTestApp(async (request) => {
    asked(`${new URL(request.url).pathname} ${await request.text()}`);
    return Response.json({ code, msg: '', data: {} });
  });
  rendered = await renderInto(
    <AppContext.Provider value={app}>
      <AskForAccess fileId="f1" />
    </AppContext.Provider>,
  );
  return rendered.container;
};

test('asks for the chosen role alike for all files', async () => {
  const asked = vi.fn();
  const root = await show('200', asked);
  expect(asked).not.toHaveBeenCalled();
  await click(find(root, 'button'));
  const edit = [...root.querySelectorAll<HTMLElement>('[role=radio], input[type=radio]')].at(-1);
  if (edit === undefined) throw new Error('there is no choice of roles');
  await click(edit);
  await click(find(root, 'button[type=submit]'));
  await waitFor(() => expect(root.textContent).toContain('If this file exists'));
  expect(asked.mock.calls[0]?.[0]).toMatch(/^\/api\/personal\/collaboration\/request\/access .*role=editor/);
});

test('keeps the form when the request was not sent', async () => {
  const root = await show('500', vi.fn());
  await click(find(root, 'button'));
  await click(find(root, 'button[type=submit]'));
  await waitFor(() => expect(root.querySelector('[role=alert]')?.textContent).toContain('not sent'));
  expect(root.querySelector('textarea')).not.toBeNull();
});
