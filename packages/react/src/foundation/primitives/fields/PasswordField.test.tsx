import { afterEach, expect, test, vi } from 'vitest';
import type { Rendered } from '../../../testing/render.ts';
import { button, click, find, renderInto, type } from '../../../testing/render.ts';
import { PasswordField } from './PasswordField.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

test('hides the password until asked to show', async () => {
  const onChange = vi.fn();
  rendered = await renderInto(
    <PasswordField label="Password" showLabel="Show" hideLabel="Hide" value="" onChange={onChange} />,
  );
  const { container } = rendered;
  const input = find<HTMLInputElement>(container, 'input');
  expect(input.type).toBe('password');
  await type(input, 'secret');
  expect(onChange).toHaveBeenCalledWith('secret');
  await click(button(container, 'Show'));
  expect([input.type, button(container, 'Hide').getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  await click(button(container, 'Hide'));
  expect(input.type).toBe('password');
});
