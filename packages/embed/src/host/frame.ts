import type { SurfaceOptions } from './surface.ts';

/** Makes the frame that loads the guest page. It sends the partner's origin as referrer, never its path. */
export const createFrame = ({ address, title, onLoad }: SurfaceOptions): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.referrerPolicy = 'strict-origin';
  frame.allow = 'clipboard-write';
  frame.src = address;
  // Set by script and not by attribute: a strict content policy forbids the attribute.
  Object.assign(frame.style, {
    border: '0',
    display: 'block',
    width: '100%',
    height: '100%',
    colorScheme: 'normal',
  });
  frame.addEventListener('load', onLoad);
  return frame;
};

/** Calls back once when the frame is no longer in the document; returns what stops the watch. */
export const watchRemoval = (frame: HTMLIFrameElement, onRemoved: () => void): (() => void) => {
  const observer = new MutationObserver(() => {
    if (frame.isConnected) return;
    observer.disconnect();
    onRemoved();
  });
  // A change inside a shadow tree shows only at its own root, so every root up to the document is watched.
  let root: Node = frame.getRootNode();
  observer.observe(root, { childList: true, subtree: true });
  while (root instanceof ShadowRoot) {
    root = root.host.getRootNode();
    observer.observe(root, { childList: true, subtree: true });
  }
  return () => observer.disconnect();
};
