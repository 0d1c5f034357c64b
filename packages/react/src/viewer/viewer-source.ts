import type { CallInput } from '@chartdock/contract';
import { createContext } from 'react';
import type { Content } from './picture.types.ts';

/** Where a viewer gets what it shows, and how it opens links. */
export interface ViewerSource {
  /** Reads a canvas of a file. Rejects when it cannot be read. */
  readonly content: (wish: CallInput<'charts', 'content'>, signal?: AbortSignal) => Promise<Content>;
  /** Opens an address in a window of its own. Default: links cannot be opened. */
  readonly openLink?: ((address: string) => void) | undefined;
}

/** Carries the source to all parts of a viewer. */
export const ViewerSourceContext = createContext<ViewerSource>({
  content: () => Promise.reject(new Error('A viewer stands outside of ViewerSourceContext')),
});
