// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenSurface } from '../surface/opening.types.ts';
import type { SurfaceContext } from '../surface/context.ts';
import type { Surface } from '../surface/surface.types.ts';
import type { Task } from '../tasks/task.types.ts';
import type { Life } from '../api/life.ts';
import { createLife } from '../api/life.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { offerNext } from './offer-next.ts';

let life: Life;
let box: HTMLElement;
const open = vi.fn<typeof window.open>();
const openSurface = vi.fn<OpenSurface>();
const remove = vi.fn<() => void>();

const offer = (locale: 'zh' | 'en', returnUrl?: string): void =>
  offerNext({
    context: { locale, clock: createFakeClock() } as unknown as SurfaceContext,
    life,
    task: { options: { returnUrl } } as unknown as Task,
    extras: undefined,
    openSurface,
    code: 'frame_blocked',
    mayFallBack: true,
    surface: { box, remove } as unknown as Surface,
  });

const buttons = (): HTMLButtonElement[] => [...box.querySelectorAll('button')];
const labels = (): (string | null)[] => buttons().map(({ textContent }) => textContent);

beforeEach(() => {
  for (const mock of [open, openSurface, remove]) mock.mockReset();
  vi.stubGlobal('open', open);
  box = document.createElement('div');
  document.body.append(box);
  life = createLife(undefined);
});
afterEach(() => {
  box.remove();
  vi.unstubAllGlobals();
});

it('says why in the language of the page and has the focus on the first way on', () => {
  offer('zh');
  expect(labels()).toEqual(['在新窗口中打开', '关闭']);
  expect(box.querySelector('[role=alert]')?.textContent).toContain('阻止');
  expect(document.activeElement).toBe(buttons()[0]);
});

it('names the network where there is none, and not the browser', () => {
  vi.stubGlobal('navigator', { onLine: false });
  offer('en');
  expect(box.querySelector('[role=alert]')?.textContent).toContain('without a network');
});

it('opens a window in the press and goes on there', () => {
  const popup = window;
  open.mockReturnValue(popup);
  offer('en');
  buttons()[0]?.click();
  expect(openSurface.mock.calls[0]?.[0].placement).toMatchObject({ kind: 'popup', mayFallBack: false });
  expect(remove).toHaveBeenCalledOnce();
  expect(box.childElementCount).toBe(0);
});

it('offers this tab where a window is blocked too and there is an address to return to', () => {
  open.mockReturnValue(null);
  offer('en', 'https://partner.test/back');
  buttons()[0]?.click();
  expect(labels()).toEqual(['Close', 'Open in this tab']);
  expect(life.state).toBe('opening');
});

it('fails with popup_blocked where there is nothing left', async () => {
  open.mockReturnValue(null);
  offer('en');
  buttons()[0]?.click();
  expect(await life.handle.result).toMatchObject({ status: 'failed', error: { code: 'popup_blocked' } });
  expect(box.childElementCount).toBe(0);
});

it('keeps the first reason when it is closed', async () => {
  offer('en');
  buttons()[1]?.click();
  expect(await life.handle.result).toMatchObject({ status: 'failed', error: { code: 'frame_blocked' } });
});
