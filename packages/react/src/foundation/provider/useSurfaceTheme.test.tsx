import type { Theme } from '@chartdock/contract';
import { afterEach, expect, test, vi } from 'vitest';
import type { Rendered } from '../../testing/render.ts';
import { find, renderInto, settle } from '../../testing/render.ts';
import { ChartdockProvider } from '../../composed/texts/ChartdockProvider.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
  vi.unstubAllGlobals();
});

/** Stands for a system that is dark or not; `turn` changes it, and `asked` counts who asked. */
const system = (isDark: boolean) => {
  const media = Object.assign(new EventTarget(), { matches: isDark });
  const asked = vi.fn(() => media);
  vi.stubGlobal('matchMedia', asked);
  return {
    asked,
    turn: async (dark: boolean) => {
      media.matches = dark;
      media.dispatchEvent(new Event('change'));
      await settle();
    },
  };
};

const surface = (theme: Theme) => (
  <ChartdockProvider theme={theme}>
    <p />
  </ChartdockProvider>
);
const palette = () =>
  find(rendered?.container ?? document, '.cd-root .cd-root').getAttribute('data-cd-theme');

test('follows the system until given a palette', async () => {
  const { turn } = system(true);
  rendered = await renderInto(surface('auto'));
  expect(palette()).toBe('dark');
  await turn(false);
  expect(palette()).toBe('light');
  await rendered.render(surface('dark'));
  expect(palette()).toBe('dark');
  await turn(true);
  await rendered.render(surface('light'));
  expect(palette()).toBe('light');
});

test('follows the system as soon as wanted', async () => {
  const { asked, turn } = system(true);
  rendered = await renderInto(surface('light'));
  expect([palette(), asked.mock.calls.length]).toEqual(['light', 0]);
  await rendered.render(surface('auto'));
  expect(palette()).toBe('dark');
  await turn(false);
  expect(palette()).toBe('light');
  await rendered.render(surface('light'));
  await turn(true);
  expect(palette()).toBe('light');
});
