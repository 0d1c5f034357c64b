import { vi } from 'vitest';
import type { FakeWindow } from './fake-window.ts';
import { createFakeWindow } from './fake-window.ts';

/** Frames that load nothing by themselves. */
export interface EmptyFrames {
  /** Tells a frame that a document has loaded. */
  readonly load: (frame: HTMLIFrameElement) => void;
  /** Windows of the frames, with the messages that each was sent, in the order of the frames. */
  readonly windows: readonly FakeWindow[];
}

/** Has the frames of a page be empty until the mocks are restored, whatever their address says: a stand-in for a browser would load it. */
export const keepFramesEmpty = (): EmptyFrames => {
  const create = document.createElement.bind(document);
  const loads = new WeakMap<Element, () => void>();
  const windows: FakeWindow[] = [];
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    if (name !== 'iframe') return element;
    const contentWindow = createFakeWindow();
    windows.push(contentWindow);
    element.setAttribute('srcdoc', '');
    // The load of the empty document is no one's business.
    const onload = { get: () => null, set: (task: () => void) => loads.set(element, task) };
    return Object.defineProperties(element, { contentWindow: { value: contentWindow }, onload });
  });
  return { load: (frame) => loads.get(frame)?.(), windows };
};
