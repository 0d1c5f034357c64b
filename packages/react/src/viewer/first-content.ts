import type { Content } from './picture.types.ts';

/** Content that a page has of a file before its viewer is there, such as the picture that stands in its place. */
export interface FirstContent {
  /** The palette that it was read for. */
  readonly theme: 'own' | 'dark';
  /** The width that its pages of text were drawn in; none is wide. */
  readonly page?: 'narrow';
  /** The first canvas; undefined when it could not be read. */
  readonly content: Promise<Content | undefined>;
  /** Takes the picture away. Is called once the viewer, or a message, stands in its place; may be called again. */
  readonly remove: () => void;
}
