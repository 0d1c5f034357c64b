import type { SurfaceOptions } from './surface.ts';

/** Makes the frame that loads the guest page. It sends the partner's origin as referrer, never its path. */
export const createFrame = ({ address, title, onLoad }: SurfaceOptions): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.referrerPolicy = 'strict-origin';
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
  // A change inside a shadow tree shows only at its own root, so every root up to the document is watched.
  for (let node: Node | undefined = frame; node;) {
    const root: Node = node.getRootNode();
    observer.observe(root, { childList: true, subtree: true });
    node = root instanceof ShadowRoot ? root.host : undefined;
  }
  return () => observer.disconnect();
};
