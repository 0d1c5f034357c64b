import type { JSX } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Rendered } from '../../testing/render.ts';
import { press, renderInto } from '../../testing/render.ts';
import { usePaletteKey } from './usePaletteKey.ts';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const Page = ({ withDialog }: { readonly withDialog: boolean }): JSX.Element => {
  const [isOpen] = usePaletteKey();
  return (
    <>
      {withDialog && <dialog open />}
      <output>{isOpen ? 'open' : 'closed'}</output>
    </>
  );
};

const text = (): string | null | undefined => rendered?.container.querySelector('output')?.textContent;

test('Ctrl+K and Cmd+K alone open the palette', async () => {
  rendered = await renderInto(<Page withDialog={false} />);
  await press(document.body, 'k');
  await press(document.body, 'k', { ctrlKey: true, shiftKey: true });
  expect(text()).toBe('closed');
  await press(document.body, 'K', { metaKey: true });
  expect(text()).toBe('open');
});

test('nothing opens above a dialog', async () => {
  rendered = await renderInto(<Page withDialog />);
  await press(document.body, 'k', { ctrlKey: true });
  expect(text()).toBe('closed');
});
