import { fittingOf } from './fitting-of.ts';
import type { Content } from './picture.types.ts';
import { createStage } from './stage.ts';

/** A document that is drawn before its viewer is there. */
export interface FirstDocument {
  /** Resolves once the picture is on the screen. */
  readonly painted: Promise<void>;
  /** Takes the picture away, for instance once the viewer shows the same. Does nothing the second time. */
  readonly remove: () => void;
}

/** Resolves a frame after the next, when that one is on the screen: what follows must not compete with its drawing. */
const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)));
  });

/**
 * Draws what the server says of a canvas into an element that has a size, as `DocumentViewer` draws it first, without
 * tools, texts, sheet or UI library. Returns undefined when there is no picture to draw. The element has to clip and to place
 * what is in it (`overflow: hidden; position: relative`).
 */
export const drawFirstDocument = (
  host: HTMLElement,
  { kind, picture }: Pick<Content, 'kind' | 'picture'>,
): FirstDocument | undefined => {
  if (picture === undefined) return undefined;
  const stage = createStage({ host, fitting: () => fittingOf(kind), onView: () => undefined });
  stage.show(picture, 'fit');
  let remove = (): void => {
    remove = () => undefined;
    stage.stop();
  };
  return { painted: afterPaint(), remove: () => remove() };
};
