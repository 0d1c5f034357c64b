// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeClock } from '../testing/fake-clock.ts';
import type { EmptyFrames } from '../testing/empty-frames.ts';
import { keepFramesEmpty } from '../testing/empty-frames.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { openContainer } from './container.ts';
import { GROUND_MS } from './frame.ts';
import { openModal } from './modal.ts';
import { openPopup } from './popup.ts';
import type { Surface, SurfaceView } from './surface.types.ts';

const view = (more: Partial<SurfaceView> = {}): SurfaceView => ({
  address: 'https://charts.test/embed/v1/?client=demo#ch=1&s=modal',
  title: 'Choose files',
  theme: 'auto',
  attributes: undefined,
  onLoad: () => undefined,
  ready: new Promise(() => undefined),
  onDismiss: () => undefined,
  ...more,
});
/** Frames that waited for a drawing, with the heights of heads. */
let waited: unknown[] = [];
vi.mock('./hold-place.ts', () => ({
  holdPlace: (frame: HTMLIFrameElement, _view: SurfaceView, top?: number) => {
    waited = top === undefined ? [frame] : [frame, top];
  },
}));
const opened: Surface[] = [];
const keep = (surface: Surface): Surface => {
  opened.push(surface);
  return surface;
};
/** Mutations are told after the code that made them has come to its end. */
const told = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Elements whose size is observed, each with its callback. */
const observed = Object.assign(new Map<Element, () => void>(), {
  /** Lays an element out, of which its observer hears. */
  lays: (element: Element): void => observed.get(element)?.(),
});
class FakeResizeObserver {
  readonly heard: () => void;
  constructor(heard: () => void) {
    this.heard = heard;
  }
  observe = (element: Element): void => void observed.set(element, this.heard);
  disconnect = (): void => {
    for (const [element, heard] of observed) if (heard === this.heard) observed.delete(element);
  };
}

let button: HTMLButtonElement;
let frames: EmptyFrames;
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  observed.clear();
  frames = keepFramesEmpty();
  waited = [];
  button = document.createElement('button');
  document.body.append(button);
  button.focus();
});
afterEach(() => {
  for (const surface of opened.splice(0)) surface.remove();
  document.body.replaceChildren();
  document.documentElement.style.overflow = '';
});

describe('a container', () => {
  const open = (more: Partial<SurfaceView> = {}, height = 600) => {
    const box = document.createElement('section');
    document.body.append(box);
    vi.spyOn(HTMLIFrameElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
    const surface = keep(openContainer(box)(view(more)));
    const frame = box.querySelector('iframe') as HTMLIFrameElement;
    return { box, surface, frame };
  };

  it('has a named frame with the host’s attributes', () => {
    const { frame, surface, box } = open({
      attributes: { allow: 'clipboard-write', sandbox: 'allow-scripts' },
    });
    expect([frame.title, frame.src]).toEqual(['Choose files', view().address]);
    expect([frame.getAttribute('allow'), frame.getAttribute('sandbox')]).toEqual([
      'clipboard-write',
      'allow-scripts',
    ]);
    const { display, width, height, borderWidth, colorScheme } = frame.style;
    expect([display, width, height]).toEqual(['block', '100%', '100%']);
    expect([borderWidth, colorScheme]).toEqual(['0px', 'normal']);
    expect(surface.box).toBe(box);
    expect(surface.window()).toBe(frames.windows.at(-1));
  });

  it('waits on the ground, and draws more on request', async () => {
    const { frame, surface } = open({ theme: 'dark' });
    expect([frame.ariaBusy, frame.style.background, waited]).toEqual(['true', '#13161c', []]);
    surface.hold?.();
    await vi.waitFor(() => expect(waited).toEqual([frame]));
  });

  it.each([
    ['ready', async () => undefined],
    ['gone', async () => Promise.reject(new Error('gone'))],
  ])('keeps the ground until content is painted: %s', async (_, end) => {
    const { frame } = open({ ready: end() });
    await vi.waitFor(() => expect(frame.ariaBusy).toBeNull());
    expect([frame.style.background, frame.style.transition]).toEqual([
      '',
      `background-color 0s ${GROUND_MS}ms`,
    ]);
  });

  it('reports at once that a policy blocks its frame', () => {
    const onGone = vi.fn();
    const { surface } = open();
    const stop = surface.watch(onGone, vi.fn(), vi.fn());
    const violate = (more: object): void =>
      void document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), {
          effectiveDirective: 'frame-src',
          disposition: 'enforce',
          blockedURI: 'https://charts.test/embed/v1/?client=demo',
          ...more,
        }),
      );
    for (const other of [
      { effectiveDirective: 'img-src' },
      { disposition: 'report' },
      { blockedURI: 'https://elsewhere.test' },
    ])
      violate(other);
    expect(onGone).not.toHaveBeenCalled();
    violate({});
    violate({ blockedURI: 'https://charts.test' });
    expect(onGone.mock.calls).toEqual([['frame_blocked'], ['frame_blocked']]);
    stop();
    violate({});
    expect(onGone).toHaveBeenCalledTimes(2);
  });

  it('tells of every document that loads', () => {
    const onLoad = vi.fn();
    const { frame } = open({ onLoad });
    frames.load(frame);
    frames.load(frame);
    expect(onLoad).toHaveBeenCalledTimes(2);
  });

  it('gives the frame a height where none is', () => {
    const { frame, surface } = open({}, 150);
    observed.lays(frame);
    expect(frame.style.height).toBe('480px');
    surface.resize?.(723);
    observed.lays(frame);
    expect(frame.style.height).toBe('723px');
  });

  it('gives hidden frames a height once shown', () => {
    const { frame } = open({}, 0);
    observed.lays(frame);
    expect(frame.style.height).toBe('100%');
    vi.spyOn(HTMLIFrameElement.prototype, 'clientHeight', 'get').mockReturnValue(150);
    observed.lays(frame);
    expect(frame.style.height).toBe('480px');
  });

  it('leaves the height of the element alone', () => {
    const { frame } = open();
    observed.lays(frame);
    // Resized by the page later.
    vi.spyOn(HTMLIFrameElement.prototype, 'clientHeight', 'get').mockReturnValue(150);
    observed.lays(frame);
    expect(frame.style.height).toBe('100%');
  });

  it('removes the frame and returns only its focus', () => {
    const { frame, surface, box } = open();
    surface.focus();
    expect(document.activeElement).toBe(frame);
    surface.remove();
    expect([box.childElementCount, document.activeElement]).toEqual([0, button]);

    const next = open();
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    next.surface.remove();
    expect(document.activeElement).toBe(field);
  });

  it('reports a frame that has left the page', async () => {
    const onGone = vi.fn();
    const { surface, box } = open();
    const stop = surface.watch(onGone, vi.fn(), vi.fn());
    box.append(document.createElement('p'));
    await told();
    expect(onGone).not.toHaveBeenCalled();
    box.remove();
    await told();
    expect(onGone.mock.calls).toEqual([['frame_removed']]);
    stop();
    onGone.mockReset();

    const host = document.createElement('div');
    document.body.append(host);
    const inner = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(inner);
    const shadowed = keep(openContainer(inner)(view()));
    const stopAgain = shadowed.watch(onGone, vi.fn(), vi.fn());
    inner.remove();
    await told();
    expect(onGone.mock.calls).toEqual([['frame_removed']]);
    stopAgain();
    onGone.mockReset();
    host.remove();
    await told();
    expect(onGone).not.toHaveBeenCalled();
  });
});

describe('a modal', () => {
  const open = (more: Partial<SurfaceView> = {}) => {
    const surface = keep(openModal(view(more)));
    const dialog = surface.box as HTMLDialogElement;
    const frame = dialog.querySelector('iframe') as HTMLIFrameElement;
    return { surface, dialog, frame };
  };

  it('is a named dialog apart from page styles', () => {
    const { dialog, frame } = open();
    expect([dialog.ariaLabel, dialog.open, frame.src]).toEqual(['Choose files', true, view().address]);
    expect([dialog.isConnected, dialog.tabIndex]).toEqual([true, -1]);
    expect(dialog.getRootNode()).not.toBe(document);
  });

  it('fills at most the page and covers it', () => {
    const { maxWidth, maxHeight, borderWidth, overflow, boxShadow } = open().dialog.style;
    expect([maxWidth, maxHeight, borderWidth, overflow]).toEqual(['none', '100%', '0px', 'hidden']);
    expect(boxShadow).toContain('99in');
  });

  it.each([
    ['auto', 'light dark'],
    ['dark', 'dark'],
    ['light', 'light'],
  ] as const)('has colours of theme %s until the guest comes', (theme, scheme) => {
    expect(open({ theme }).dialog.style.colorScheme).toBe(scheme);
  });

  it('draws the waiting place below the future head', () => {
    const { frame, surface } = open();
    expect(waited).toEqual([]);
    surface.hold?.();
    expect(waited).toEqual([frame, 42]);
  });

  it('holds the focus until the guest can', () => {
    const { surface, dialog, frame } = open();
    const root = dialog.getRootNode() as ShadowRoot;
    expect(root.activeElement ?? document.activeElement).toBe(dialog);
    surface.ready();
    expect(root.activeElement ?? document.activeElement).toBe(frame);
  });

  it('is dismissed by Escape and outside clicks', () => {
    const onDismiss = vi.fn();
    const { dialog } = open({ onDismiss });
    const cancel = new Event('cancel', { cancelable: true });
    dialog.oncancel?.(cancel);
    expect([cancel.defaultPrevented, onDismiss.mock.calls.length]).toEqual([true, 1]);
    dialog.click();
    expect(onDismiss).toHaveBeenCalledTimes(2);
  });

  it('ignores the second click of a double click', () => {
    const onDismiss = vi.fn();
    const { dialog } = open({ onDismiss });
    dialog.dispatchEvent(new MouseEvent('click', { detail: 2 }));
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('keeps choices at outside clicks once in use', () => {
    const onDismiss = vi.fn();
    const { surface, dialog } = open({ onDismiss });
    surface.ready();
    dialog.click();
    expect(onDismiss).not.toHaveBeenCalled();
    dialog.oncancel?.(new Event('cancel', { cancelable: true }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('locks scrolling while open and restores it', () => {
    const { style } = document.documentElement;
    style.overflow = 'scroll';
    const [first, second] = [openModal(view()), openModal(view())];
    expect(style.overflow).toBe('hidden');
    first.remove();
    expect(style.overflow).toBe('hidden');
    second.remove();
    expect(style.overflow).toBe('scroll');
    style.overflow = 'auto';
    const third = openModal(view());
    third.remove();
    expect(style.overflow).toBe('auto');
  });

  it('closes and leaves nothing on the page', () => {
    const before = document.body.childElementCount;
    const surface = openModal(view());
    const dialog = surface.box as HTMLDialogElement;
    expect(document.body.childElementCount).toBe(before + 1);
    surface.remove();
    expect([document.body.childElementCount, dialog.open]).toEqual([before, false]);
  });
});

describe('a window', () => {
  let clock: FakeClock;
  let popup: {
    closed: boolean;
    location: { href: string };
    document: Document;
    focus: () => void;
    close: () => void;
  };
  const onLost = vi.fn();
  const [onGone, onTick, onLeave] = [vi.fn(), vi.fn(), vi.fn()];

  beforeEach(() => {
    for (const mock of [onLost, onGone, onTick, onLeave]) mock.mockReset();
    clock = createFakeClock();
    popup = {
      closed: false,
      location: { href: 'about:blank' },
      document: document.implementation.createHTMLDocument(),
      focus: vi.fn(),
      close: vi.fn(),
    };
  });
  const open = (): Surface =>
    openPopup(popup as unknown as Window, { clock, theme: 'dark', locale: 'en' }, onLost)(view());
  const address = 'https://charts.test/embed/v1/?client=demo&theme=dark&locale=en#ch=1&s=modal';

  it('goes to the address, without height or place', () => {
    const surface = open();
    expect(popup.location.href).toBe(address);
    expect([surface.window(), surface.box, surface.resize]).toEqual([popup, undefined, undefined]);
    surface.ready();
    surface.focus();
    expect(popup.focus).toHaveBeenCalledOnce();
    surface.remove();
    expect(popup.close).toHaveBeenCalledOnce();
  });

  it('shows something until the guest page comes', () => {
    open();
    expect(popup.document.documentElement.style.height).toBe('100%');
  });

  it('goes to the address over another page', () => {
    Object.defineProperty(popup, 'document', {
      get: () => {
        throw new DOMException('Blocked a frame with origin', 'SecurityError');
      },
    });
    open();
    expect(popup.location.href).toBe(address);
  });

  it('is greeted every 300 ms until closed', () => {
    const stop = open().watch(onGone, onTick, onLeave);
    clock.advance(299);
    expect(onTick).not.toHaveBeenCalled();
    clock.advance(1);
    clock.advance(600);
    expect(onTick).toHaveBeenCalledTimes(3);
    expect(onGone).not.toHaveBeenCalled();
    popup.closed = true;
    clock.advance(300);
    expect([onLost.mock.calls.length, onGone.mock.calls]).toEqual([1, [['popup_lost']]]);
    expect(onTick).toHaveBeenCalledTimes(3);
    stop();
    expect(clock.pending).toBe(0);
    clock.advance(3_000);
    expect(onGone).toHaveBeenCalledOnce();
  });

  it('hears that this page goes until unwatched', () => {
    const stop = open().watch(onGone, onTick, onLeave);
    window.dispatchEvent(new Event('pagehide'));
    expect(onLeave).toHaveBeenCalledOnce();
    stop();
    window.dispatchEvent(new Event('pagehide'));
    expect(onLeave).toHaveBeenCalledOnce();
  });
});
