import { createFakeClock } from '@chartdock/platform/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { createLazyImages, lazyImagesAround, preloadMargin } from './lazy-images.ts';

type Report = (entries: readonly { readonly target: object; readonly isIntersecting: boolean }[]) => void;

/** Puts an observer in place of the browser's, which reports when the test says so. */
const setUp = () => {
  const seen = { margins: [] as unknown[], roots: [] as unknown[], observed: new Set<object>() };
  let report: Report = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = (element: object): void => void seen.observed.add(element);
      unobserve = (element: object): void => void seen.observed.delete(element);
      constructor(callback: Report, options: { readonly rootMargin: string; readonly root: unknown }) {
        seen.roots.push(options.root);
        report = callback;
        seen.margins.push(options.rootMargin);
      }
    },
  );
  const clock = createFakeClock();
  const images = createLazyImages({ root: null, clock });
  const loaded: string[] = [];
  const place = (name: string) => {
    const element = { name } as unknown as Element;
    return { element, stop: images.watch(element, () => loaded.push(name)) };
  };
  const come = (element: Element, isIntersecting = true) => report([{ target: element, isIntersecting }]);
  return { clock, seen, loaded, place, come };
};

afterEach(() => vi.unstubAllGlobals());

it('[CONST-08] looks ahead by 1.3 of the visible part', () => {
  expect(preloadMargin()).toBe('30% 0px');
  expect(setUp().seen.margins).toEqual(['30% 0px']);
});

it('[CONST-09] loads near pictures, then after 200 ms', () => {
  const { clock, loaded, place, come } = setUp();
  const [a, b, c] = [place('a'), place('b'), place('c')];
  come(a.element);
  expect(loaded).toEqual(['a']);
  come(b.element);
  clock.advance(100);
  come(c.element);
  clock.advance(99);
  expect(loaded).toEqual(['a']);
  clock.advance(1);
  expect(loaded).toEqual(['a', 'b', 'c']);
});

it('loads nothing flung past or gone', () => {
  const { clock, seen, loaded, place, come } = setUp();
  const [a, past, gone] = [place('a'), place('past'), place('gone')];
  come(a.element);
  come(past.element);
  come(past.element, false);
  come(gone.element);
  gone.stop();
  clock.advance(1000);
  expect(loaded).toEqual(['a']);
  expect([...seen.observed]).toEqual([past.element]);
});

it('looks ahead from the scrolling list', () => {
  const { seen } = setUp();
  const list = { name: 'list' };
  const asked: string[] = [];
  const image = {
    closest: (selector: string) => {
      asked.push(...selector.split(', '));
      return list;
    },
  } as unknown as Element;
  const images = lazyImagesAround(image);
  expect([asked, seen.roots.at(-1)]).toEqual([['.cd-grid', '.cd-templates'], list]);
  expect(lazyImagesAround(image)).toBe(images);
});
