import { afterEach, expect, test, vi } from 'vitest';
import { AppContext } from '../../foundation/app/app-context.ts';
import { createDemoArea } from '../../gallery/demo-area.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import type { Rendered } from '../../testing/render.ts';
import { find, press, renderInto, type, waitFor } from '../../testing/render.ts';
import { CommandPalette } from './CommandPalette.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const addresses = { templatesAddress: '/library', paymentAddress: '/plans', couponAddress: '/coupons' };

const open = async (given: Partial<typeof addresses> = addresses) => {
  const navigate = vi.fn();
  const parts = createTestApp(() => Promise.reject(new Error('no server')), { navigate, ...given });
  rendered = await renderInto(
    <AppContext.Provider value={parts}>
      <CommandPalette area={createDemoArea({ records: [] })} onClose={vi.fn()} />
    </AppContext.Provider>,
  );
  const root = rendered.container;
  return {
    navigate,
    input: find<HTMLInputElement>(root, '[role=combobox]'),
    options: () => [...root.querySelectorAll('[role=option]')].map((each) => each.textContent),
  };
};

test.each([
  ['templ', 'Templates', '/library'],
  ['plans', 'Plans and orders', '/plans'],
  ['coup', 'Coupons', '/coupons'],
])('leads by "%s" to %s', async (text, name, address) => {
  const { input, options, navigate } = await open();
  await type(input, text);
  await waitFor(() => expect(options()).toEqual([name]));
  await press(input, 'Enter');
  expect(navigate.mock.calls).toEqual([[address]]);
});

test('leaves out entries without a page', async () => {
  const { options } = await open({ couponAddress: '/coupons' });
  expect(options()).not.toContain('Templates');
  expect(options()).not.toContain('Plans and orders');
  expect(options()).toContain('Coupons');
});
