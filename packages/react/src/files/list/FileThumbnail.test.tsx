import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileItem } from '../../testing/items.ts';
import type { Rendered } from '../../testing/render.ts';
import { find, renderInto, settle } from '../../testing/render.ts';
import { FileThumbnail } from './FileThumbnail.tsx';

let rendered: Rendered | undefined;
// Without layout nothing ever comes near; a browser that cannot watch loads at once.
beforeEach(() => void vi.stubGlobal('IntersectionObserver', undefined));
afterEach(async () => {
  vi.unstubAllGlobals();
  await rendered?.unmount();
  rendered = undefined;
});

const broken = async (image: HTMLElement) => {
  image.dispatchEvent(new Event('error'));
  await settle();
};

test('[IMG-01] tries a broken image once more', async () => {
  rendered = await renderInto(<FileThumbnail item={fileItem('a', { thumbnail: 'pic' })} />);
  const first = find(rendered.container, 'img').getAttribute('src');
  await broken(find(rendered.container, 'img'));
  const second = find(rendered.container, 'img').getAttribute('src');
  expect(second).not.toBe(first);
  expect(second?.startsWith(first ?? '-')).toBe(true);
});

test('[IMG-02] [IMG-03] after the failed retry the placeholder shows and the wrapper is gone', async () => {
  rendered = await renderInto(<FileThumbnail item={fileItem('a', { thumbnail: 'pic' })} />);
  expect(rendered.container.querySelector('.cd-thumb__placeholder')).toBeNull();
  await broken(find(rendered.container, 'img'));
  await broken(find(rendered.container, 'img'));
  expect(rendered.container.querySelector('.cd-thumb__frame')).toBeNull();
  expect(rendered.container.querySelector('img')).toBeNull();
  expect(rendered.container.querySelector('.cd-thumb__placeholder .cd-kind')).not.toBeNull();
});

test('another picture starts again', async () => {
  rendered = await renderInto(<FileThumbnail item={fileItem('a', { thumbnail: 'pic' })} />);
  await broken(find(rendered.container, 'img'));
  await broken(find(rendered.container, 'img'));
  await rendered.render(<FileThumbnail item={fileItem('a', { thumbnail: 'other' })} />);
  expect(find(rendered.container, 'img').getAttribute('src')).toContain('other');
});

test('shows the sign of its kind when there is no picture', async () => {
  rendered = await renderInto(<FileThumbnail item={fileItem('a', { category: 'mind' })} />);
  expect(rendered.container.querySelector('.cd-kind--mind')).not.toBeNull();
});

test('loads no picture before its place comes near', async () => {
  vi.unstubAllGlobals();
  rendered = await renderInto(<FileThumbnail item={fileItem('a', { thumbnail: 'pic' })} />);
  expect(rendered.container.querySelector('img')).toBeNull();
  expect(rendered.container.querySelector('.cd-thumb__frame--waiting')).not.toBeNull();
});
