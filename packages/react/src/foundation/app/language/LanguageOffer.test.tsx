import { createMemoryStorage } from '@chartdock/platform';
import { createChoice } from '@chartdock/workspace';
import { afterEach, expect, test, vi } from 'vitest';
import type { Rendered } from '../../../testing/render.ts';
import { button, click, renderInto } from '../../../testing/render.ts';
import { AppContext } from '../app-context.ts';
import type { AppParts } from '../app.types.ts';
import { LanguageOffer } from './LanguageOffer.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
  vi.unstubAllGlobals();
});

const show = async (languages: readonly string[], stored: Record<string, string> = {}) => {
  vi.stubGlobal('navigator', { languages });
  const storage = createMemoryStorage(stored);
  const locale = createChoice({
    storage,
    key: 'chartdock.locale',
    values: ['zh', 'en'] as const,
    fallback: 'zh',
  });
  // No more of the app is asked for than this.
  const parts = { storage, workspace: { locale } } as unknown as AppParts;
  rendered = await renderInto(
    <AppContext.Provider value={parts}>
      <LanguageOffer />
    </AppContext.Provider>,
  );
  return { root: rendered.container, locale, kept: () => storage.get('chartdock.locale') };
};

const isOffered = (root: Element): boolean => root.querySelector('.cd-language') !== null;

test('offers English to browsers that want it, once', async () => {
  const { root, locale, kept } = await show(['en-GB', 'en']);
  await click(button(root, 'Switch to English'));
  expect([locale.get(), kept(), isOffered(root)]).toEqual(['en', 'en', false]);
});

test('remembers that someone would rather keep Chinese', async () => {
  const { root, locale, kept } = await show(['en']);
  await click(button(root, 'Keep Chinese'));
  expect([locale.get(), kept(), isOffered(root)]).toEqual(['zh', 'zh', false]);
});

test.each([
  ['whose browser asks for Chinese first', ['zh-CN', 'en'], {}],
  ['who has chosen Chinese', ['en'], { 'chartdock.locale': 'zh' }],
  ['who has chosen English', ['en'], { 'chartdock.locale': 'en' }],
])('offers nothing to someone %s', async (_who, languages, stored) => {
  const { root } = await show(languages, stored);
  expect(isOffered(root)).toBe(false);
});
