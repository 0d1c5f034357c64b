import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileItem } from '../../testing/items.ts';
import type { Rendered } from '../../testing/render.ts';
import { find, renderInto, settle } from '../../testing/render.ts';
import { ChartdockProvider } from '../../composed/texts/ChartdockProvider.tsx';
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

test('[IMG-02] [IMG-03] the placeholder replaces a picture that failed twice', async () => {
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

test('shows the sign of its kind without picture', async () => {
  rendered = await renderInto(<FileThumbnail item={fileItem('a', { category: 'mind' })} />);
  expect(rendered.container.querySelector('.cd-kind--mind')).not.toBeNull();
});

test('loads no picture before its place comes near', async () => {
  vi.unstubAllGlobals();
  rendered = await renderInto(<FileThumbnail item={fileItem('a', { thumbnail: 'pic' })} />);
  expect(rendered.container.querySelector('img')).toBeNull();
  expect(rendered.container.querySelector('.cd-thumb__frame--waiting')).not.toBeNull();
});

test('offers double pixels, and one large size', async () => {
  rendered = await renderInto(<FileThumbnail item={fileItem('a', { thumbnail: 'pic' })} />);
  const image = find(rendered.container, 'img');
  const address = image.getAttribute('src') ?? '';
  expect(image.getAttribute('srcset')).toBe(`${address} 1x, ${address}&size=2x 2x`);
  await broken(image);
  expect(find(rendered.container, 'img').hasAttribute('srcset')).toBe(false);
  await rendered.render(<FileThumbnail item={fileItem('a', { thumbnail: 'pic' })} large />);
  expect(find(rendered.container, 'img').getAttribute('src')).toContain('size=large');
  expect(find(rendered.container, 'img').hasAttribute('srcset')).toBe(false);
});

test('shows the picture of the palette, and its change', async () => {
  const item = fileItem('a', { thumbnail: 'pic' });
  const within = (theme: 'light' | 'dark') => (
    <ChartdockProvider theme={theme}>
      <FileThumbnail item={item} />
    </ChartdockProvider>
  );
  rendered = await renderInto(within('light'));
  const sources = () => {
    const image = find(rendered?.container ?? document.body, 'img');
    return `${image.getAttribute('src')} ${image.getAttribute('srcset')}`;
  };
  expect(sources()).not.toContain('theme');
  await rendered.render(within('dark'));
  expect(sources().match(/&theme=dark/g)).toHaveLength(3);
  await rendered.render(within('light'));
  expect(sources()).not.toContain('theme');
});
