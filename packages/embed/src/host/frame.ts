import type { SurfaceOptions } from './surface.ts';

/** Makes the frame that loads the guest page. */
export const createFrame = ({ address, title, onLoad }: SurfaceOptions): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.onload = onLoad;
  // Set by script and not by attribute: a strict content policy forbids the attribute.
  frame.style.cssText = 'display:block;border:0;width:100%;height:100%;color-scheme:normal';
  frame.src = address;
  return frame;
};

/** Calls back once when the frame is no longer in the document; returns what stops the watch. */
export const watchRemoval = (frame: HTMLIFrameElement, onRemoved: () => void): (() => void) => {
  const observer = new MutationObserver(() => {
    if (!frame.isConnected) onRemoved();
  });
  // A change inside a shadow tree does not show in the document.
  for (const root of [frame.getRootNode(), document])
    observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
};
