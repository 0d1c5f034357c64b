import type { Surface, SurfaceView } from './surface.types.ts';

/** Creates the frame that loads the guest page. */
export const createFrame = ({ address, title, attributes, onLoad }: SurfaceView): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.onload = onLoad;
  for (const [name, value] of Object.entries(attributes ?? {})) frame.setAttribute(name, value as string);
  // Set by script and not by attribute: a strict content policy forbids the attribute.
  frame.style.cssText = 'display:block;border:0;width:100%;height:100%;color-scheme:normal';
  frame.src = address;
  return frame;
};

/** Makes what all surfaces in a frame share. */
export const frameSurface = (
  frame: HTMLIFrameElement,
): Pick<Surface, 'window' | 'focus' | 'watch'> & { readonly resize: (height: number) => void } => ({
  window: () => frame.contentWindow,
  focus: () => frame.focus(),
  resize: (height) => {
    frame.style.height = `${height}px`;
  },
  // It is gone when it is no longer in the document.
  watch: (onGone) => {
    const observer = new MutationObserver(() => {
      if (!frame.isConnected) onGone('frame_removed');
    });
    // A change inside a shadow tree does not show in the document.
    for (const root of [frame.getRootNode(), document])
      observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  },
});
