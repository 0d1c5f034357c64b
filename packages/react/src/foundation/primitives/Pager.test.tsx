import { afterEach, expect, test, vi } from 'vitest';
import type { Rendered } from '../../testing/render.ts';
import { button, click, renderInto } from '../../testing/render.ts';
import { Pager } from './Pager.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

test('shows seven buttons and follows a press', async () => {
  const onPage = vi.fn();
  rendered = await renderInto(<Pager page={20} last={50} onPage={onPage} />);
  const { container } = rendered;
  const pages = Array.from(container.querySelectorAll('.cd-pager__page'), (each) => each.textContent);
  expect(pages).toEqual(['17', '18', '19', '20', '21', '22', '23']);
  expect(button(container, 'Page 20').getAttribute('aria-current')).toBe('page');
  await click(button(container, 'Page 22'));
  await click(button(container, 'Previous page'));
  await click(button(container, 'Next page'));
  expect(onPage.mock.calls).toEqual([[22], [19], [21]]);
});

test('has no way beyond either end', async () => {
  rendered = await renderInto(<Pager page={1} last={2} onPage={vi.fn()} />);
  expect(button(rendered.container, 'Previous page').disabled).toBe(true);
  await rendered.render(<Pager page={2} last={2} onPage={vi.fn()} />);
  expect(button(rendered.container, 'Next page').disabled).toBe(true);
  await rendered.render(<Pager page={1} last={1} onPage={vi.fn()} />);
  expect(rendered.container.querySelector('nav')).toBeNull();
});
