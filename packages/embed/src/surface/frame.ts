import { groundOf } from './ground.ts';
import type { Surface, SurfaceView } from './surface.types.ts';

/** How long the ground stays behind a guest that is ready, in milliseconds: its writing is not painted yet. */
export const GROUND_MS = 1000;

/**
 * Creates the frame that loads the guest page. Until the guest is ready it is busy, on the ground of its theme: a document that has
 * not painted yet is seen through.
 */
export const createFrame = ({
  address,
  title,
  theme,
  attributes,
  onLoad,
  ready,
}: SurfaceView): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  const { style } = frame;
  frame.title = title;
  frame.ariaBusy = 'true';
  frame.onload = onLoad;
  for (const [name, value] of Object.entries(attributes ?? {})) frame.setAttribute(name, value as string);
  // Set by script and not by attribute: a strict content policy forbids the attribute.
  style.cssText = `display:block;border:0;width:100%;height:100%;color-scheme:normal;background:${groundOf(theme)}`;
  frame.src = address;
  const leave = (): void => {
    frame.ariaBusy = null;
    // By the style alone: a timer would hold a frame that was closed meanwhile.
    style.transition = `background-color 0s ${GROUND_MS}ms`;
    style.background = '';
  };
  ready.then(leave, leave);
  return frame;
};

/** Makes the common part of all surfaces in a frame. */
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
    // The browser says at once that the content policy of this page lets no such frame in.
    const onViolation = ({
      effectiveDirective,
      blockedURI,
      disposition,
    }: SecurityPolicyViolationEvent): void => {
      const isOurs = blockedURI.length > 0 && frame.src.startsWith(blockedURI);
      if (isOurs && effectiveDirective === 'frame-src' && disposition === 'enforce') onGone('frame_blocked');
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => {
      observer.disconnect();
      document.removeEventListener('securitypolicyviolation', onViolation);
    };
  },
});
