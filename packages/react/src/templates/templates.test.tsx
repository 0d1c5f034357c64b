import type { TemplateCard, TemplatePlaceEntry } from '@chartdock/contract';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppContext } from '../foundation/app/app-context.ts';
import { SETTLED_MS } from '../foundation/app/useIsSettled.ts';
import type { Rendered } from '../testing/render.ts';
import { holdBack } from '../testing/hold-back.ts';
import { button, click, find, renderInto, settle, waitFor } from '../testing/render.ts';
import { TemplateCardView } from './cards/TemplateCardView.tsx';
import { createTemplateApp } from './testing/template-app.ts';
import { TopicTile } from './places/TopicStrip.tsx';
import type { TemplateList, TemplateListState } from '@chartdock/templates';
import { TemplateResults } from './cards/TemplateResults.tsx';
import { TemplateBrowser } from './TemplateBrowser.tsx';

const cardOf = (more: Partial<TemplateCard> = {}): TemplateCard => ({
  chartId: 't1',
  title: 'Plan <b>one</b>',
  bgImage: '/chart_image/thumb/template/x.png?cid=t1',
  favourite: false,
  publicClonePrice: 0,
  category: 'flow',
  about: '',
  uses: 0,
  ...more,
});

let rendered: Rendered | undefined;
let rows: TemplateCard[];
let refused: Set<string>;
beforeEach(() => {
  // A window without a layout sees everything.
  vi.stubGlobal('IntersectionObserver', undefined);
  rows = [cardOf()];
  refused = new Set();
});
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const show = async (
  node: ReactNode,
  app = createTemplateApp({ rows: () => rows, refused }),
): Promise<HTMLElement> => {
  rendered = await renderInto(<AppContext.Provider value={app}>{node}</AppContext.Provider>);
  return rendered.container;
};

const nothing = { onPreview: vi.fn(), onUse: vi.fn(), onLike: vi.fn() };
const flow = { source: 'library', kind: 'flow' } as const;

test('[TPL-20] a card shows the thumbnail', async () => {
  const root = await show(<TemplateCardView card={cardOf()} when="now" busy={false} {...nothing} />);
  const image = await waitFor(() => find<HTMLImageElement>(root, 'img'));
  expect(image.getAttribute('src')).toBe('/chart_image/thumb/template/x.png?cid=t1');
});

test('[TPL-21] a card shows any title as text', async () => {
  const root = await show(<TemplateCardView card={cardOf()} when="now" busy={false} {...nothing} />);
  expect(find(root, '.cd-template__title').textContent).toBe('Plan <b>one</b>');
  expect(root.querySelector('b')).toBeNull();
});

test('a card states its purpose', async () => {
  const card = cardOf({ about: 'Plans <i>a</i> quarter' });
  const root = await show(<TemplateCardView card={card} when="now" busy={false} {...nothing} />);
  expect(find(root, '.cd-template__about').textContent).toBe('Plans <i>a</i> quarter');
  expect(root.querySelector('i')).toBeNull();
  // The name of a button has all that stands on it.
  expect(find(root, '.cd-template__open').getAttribute('aria-label')).toContain(
    'Plan <b>one</b> Plans <i>a</i> quarter',
  );
});

test('[SCENE-07] a tile changes its picture under the pointer', async () => {
  const topic: TemplatePlaceEntry = {
    category: 'law',
    type: 'special',
    name: 'Law',
    position: 0,
    image: '/plain.png',
    image_hover: '/hover.png',
    isHover: false,
  };
  const root = await show(<TopicTile topic={topic} kind="flow" />);
  const source = () => find(root, 'img').getAttribute('src');
  expect(source()).toBe('/plain.png');
  const tile = find(root, 'a');
  tile.dispatchEvent(new Event('pointerover', { bubbles: true }));
  tile.dispatchEvent(new Event('pointerenter'));
  await settle();
  expect(source()).toBe('/hover.png');
  tile.dispatchEvent(new Event('pointerout', { bubbles: true }));
  tile.dispatchEvent(new Event('pointerleave'));
  await settle();
  expect(source()).toBe('/plain.png');
});

test('a list shows templates and stars at once', async () => {
  const root = await show(<TemplateBrowser query={flow} />);
  const star = await waitFor(() => button(root, 'Add Plan <b>one</b> to favourites'));
  expect(star.getAttribute('aria-pressed')).toBe('false');
  await click(star);
  expect(star.getAttribute('aria-pressed')).toBe('true');
});

/** Puts a watch in the place of the browser's which reports only what the test says. */
const watchByHand = (): ((isWanted: (element: Element) => boolean) => void) => {
  const watched = new Map<Element, (entries: unknown[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #report: (entries: unknown[]) => void;
      constructor(report: (entries: unknown[]) => void) {
        this.#report = report;
      }
      observe(element: Element): void {
        watched.set(element, this.#report);
      }
      unobserve(element: Element): void {
        watched.delete(element);
      }
      disconnect(): void {
        watched.clear();
      }
    },
  );
  return (isWanted) => {
    for (const [target, report] of [...watched])
      if (isWanted(target)) report([{ target, isIntersecting: true }]);
  };
};

const manyCards = (): TemplateCard[] =>
  Array.from({ length: 20 }, (_, index) => cardOf({ chartId: `t${index}`, title: `Plan ${index}` }));

/** Puts cards into a list that scrolls by itself, whose watch is its own: that of the window outlives a test. */
const inList = (cards: ReactNode): ReactNode => <div className="cd-templates">{cards}</div>;

test('distant cards hold their places until near', async () => {
  rows = manyCards();
  const comesNear = watchByHand();
  holdBack(SETTLED_MS);
  const root = await show(inList(<TemplateBrowser query={flow} />));
  const titles = (): string[] =>
    Array.from(root.querySelectorAll('.cd-template__title'), ({ textContent }) => textContent);
  await waitFor(() => expect(titles()).toHaveLength(12));
  expect(root.querySelectorAll('[data-cd-template]')).toHaveLength(20);
  await waitFor(() => {
    // Again and again: a place is watched by an effect, which may come later than what is drawn.
    comesNear((element) => element.closest('[data-cd-template="t14"]') !== null);
    expect(titles().slice(12)).toEqual(['Plan 14']);
  });
});

test('all cards are drawn once someone interacts', async () => {
  rows = manyCards();
  watchByHand();
  holdBack(SETTLED_MS);
  const root = await show(inList(<TemplateBrowser query={flow} />));
  await waitFor(() => expect(root.querySelectorAll('.cd-template__title')).toHaveLength(12));
  await waitFor(() => {
    window.dispatchEvent(new Event('keydown'));
    expect(root.querySelectorAll('.cd-template__title')).toHaveLength(20);
  });
});

test('a failed list says so and retries', async () => {
  refused.add('/api/personal/search/official');
  const root = await show(<TemplateBrowser query={flow} />);
  await waitFor(() => expect(root.textContent).toContain("The templates couldn't be loaded"));
  refused.clear();
  await click(button(root, 'Try again'));
  await waitFor(() => button(root, 'Preview Plan <b>one</b>'));
});

test('the next page takes its places without moving', async () => {
  let state: TemplateListState = {
    query: flow,
    status: 'loaded',
    rows,
    total: 3,
    pages: 1,
    cursor: 'next',
    problem: undefined,
    unkept: undefined,
  };
  const listeners = new Set<Parameters<TemplateList['subscribe']>[0]>();
  const loadMore = vi.fn(() => Promise.resolve());
  const list: TemplateList = {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show: vi.fn(),
    retry: vi.fn(),
    toggleFavourite: vi.fn(),
    loadMore,
  };
  const root = await show(<TemplateResults list={list} busyId={undefined} {...nothing} />);
  const places = () => Array.from(root.querySelectorAll('li'));
  expect(places().map((place) => place.getAttribute('aria-hidden'))).toEqual([null, 'true', 'true']);
  expect(loadMore).toHaveBeenCalledTimes(1);
  const before = places();
  const last = state;
  state = {
    ...state,
    rows: [...rows, cardOf({ chartId: 't2' }), cardOf({ chartId: 't3' })],
    pages: 2,
    cursor: null,
  };
  for (const listener of listeners) listener(state, last);
  await settle();
  expect(places()).toEqual(before);
  expect(places().map((place) => place.dataset['cdTemplate'])).toEqual(['t1', 't2', 't3']);
  expect(root.textContent).toContain('You have reached the bottom');
});

test('an empty list offers help', async () => {
  rows = [];
  const root = await show(<TemplateBrowser query={flow} emptyText="Look elsewhere." counts />);
  await waitFor(() => expect(root.textContent).toContain('No content'));
  expect(root.textContent).toContain('Look elsewhere.');
  expect(root.textContent).toContain('Templates: 0');
});

test('a paid template is bought, then opened', async () => {
  // The card was listed before its price changed.
  rows = [cardOf({ publicClonePrice: 8.8, ownerId: 'u2' })];
  const app = createTemplateApp({ rows: () => rows, refused });
  const opened = vi.spyOn(app.workspace.host, 'open');
  const root = await show(<TemplateBrowser query={flow} />, app);
  await click(await waitFor(() => button(root, 'use ¥8.80: Plan <b>one</b>')));
  await waitFor(() => expect(app.workspace.dialogs.getState().open).toHaveLength(1));
  const [dialog] = app.workspace.dialogs.getState().open;
  expect([dialog?.name, dialog?.params]).toEqual([
    'dlgPay',
    {
      payType: 'clone',
      id: 't1',
      price: 9.9,
      chartTitle: 'Plan <b>one</b>',
      ownerId: 'u2',
      sourcePage: 'template',
    },
  ]);
  expect(opened).not.toHaveBeenCalled();
  app.workspace.dialogs.confirm('dlgPay', { orderId: 'o1', chartId: 'c9', category: 'flow' });
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/diagraming/c9', 'same'));
});
