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
import { createTokenSource } from '../surface/tokens.ts';

let life: Life;
let box: HTMLElement;
const open = vi.fn<typeof window.open>();
const openSurface = vi.fn<OpenSurface>();
const remove = vi.fn<() => void>();

const offer = (locale: 'zh' | 'en', returnUrl?: string): void => {
  const clock = createFakeClock();
  offerNext({
    context: {
      locale,
      clock,
      page: new URL('https://charts.test/embed/v1/?client=demo'),
      tokens: createTokenSource(async () => null, clock),
      timeout: 10_000,
    } as unknown as SurfaceContext,
    life,
    task: { options: { returnUrl } } as unknown as Task,
    extras: undefined,
    openSurface,
    code: 'frame_blocked',
    mayFallBack: true,
    surface: { box, remove } as unknown as Surface,
  });
};

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

it('says why, and focuses the first way on', () => {
  offer('zh');
  expect(labels()).toEqual(['在新窗口中打开', '关闭']);
  expect(box.querySelector('[role=alert]')?.textContent).toContain('阻止');
  expect(document.activeElement).toBe(buttons()[0]);
});

it('says it in place, with harmless buttons', () => {
  offer('en');
  const panel = box.querySelector('[role=alert]') as HTMLElement;
  expect([panel.style.display, panel.style.textAlign]).toEqual(['grid', 'center']);
  expect(panel.textContent).toContain('This browser or page does not let it be shown here.');
  for (const { type, style } of buttons()) expect([type, style.cursor]).toEqual(['button', 'pointer']);
});

it('does not dismiss the modal that it stands in', () => {
  const dismissed = vi.fn();
  box.onclick = dismissed;
  open.mockReturnValue(null);
  offer('en', 'https://partner.test/back');
  buttons()[0]?.click();
  expect(dismissed).not.toHaveBeenCalled();
});

it('leaves nothing when the surface ends by itself', () => {
  offer('en');
  life.handle.close();
  expect(box.childElementCount).toBe(0);
});

it('names a missing network, not the browser', () => {
  vi.stubGlobal('navigator', { onLine: false });
  offer('en');
  expect(box.querySelector('[role=alert]')?.textContent).toContain('without a network');
  box.replaceChildren();
  offer('zh');
  expect(box.querySelector('[role=alert]')?.textContent).toContain('没有网络连接');
});

it('opens a window in the press and continues', () => {
  const popup = window;
  open.mockReturnValue(popup);
  offer('en');
  buttons()[0]?.click();
  expect(open.mock.calls).toEqual([['about:blank', '', 'popup,width=1080,height=680']]);
  expect(openSurface.mock.calls[0]?.[0].placement).toMatchObject({ kind: 'popup', mayFallBack: false });
  expect(remove).toHaveBeenCalledOnce();
  expect(box.childElementCount).toBe(0);
});

it('offers this tab when windows are blocked too', async () => {
  open.mockReturnValue(null);
  offer('en', 'https://partner.test/back');
  buttons()[0]?.click();
  expect(labels()).toEqual(['Close', 'Open in this tab']);
  expect(life.state).toBe('opening');
  // The partner has nobody signed in: it was asked for a token, which the way to this tab takes.
  buttons()[1]?.click();
  expect(await life.handle.result).toMatchObject({ status: 'refused', code: 'signed_out' });
});

it('fails with popup_blocked where there is nothing left', async () => {
  open.mockReturnValue(null);
  offer('en');
  buttons()[0]?.click();
  expect(await life.handle.result).toMatchObject({ status: 'failed', error: { code: 'popup_blocked' } });
  expect(box.childElementCount).toBe(0);
});

it('offers it in the language of the page', () => {
  open.mockReturnValue(null);
  offer('zh', 'https://partner.test/back');
  buttons()[0]?.click();
  expect(labels()).toEqual(['关闭', '在本页打开']);
});

it('keeps the first reason when it is closed', async () => {
  offer('en');
  buttons()[1]?.click();
  expect(await life.handle.result).toMatchObject({ status: 'failed', error: { code: 'frame_blocked' } });
});
