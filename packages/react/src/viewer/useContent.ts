import { useCallback, useContext, useEffect, useState } from 'react';
import { problemText } from '../foundation/app/problem-text.ts';
import { useMediaQuery } from '../foundation/app/useMediaQuery.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { viewerTexts } from './texts/viewer-texts.ts';
import type { Content } from './picture.types.ts';
import { ViewerSourceContext } from './viewer-source.ts';
import { NARROW_PAGE } from './wanted-page.ts';

/** Pass that opened a file for someone who may not see it otherwise. */
export interface LinkPass {
  readonly link?: string;
  readonly viewPassword?: string;
}

/** Names a canvas of a file, and how it is wanted. */
export interface ContentWish {
  readonly fileId: string;
  /** The first when it is left out. */
  readonly canvasId: string | undefined;
  readonly pass: LinkPass;
}

/** How far the reading of a canvas is. */
export type ContentState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly content: Content }
  | { readonly status: 'failed'; readonly text: string };

/** Asks for what a canvas holds, drawn for a theme or as its definition. */
export type AskContent = (
  wish: {
    readonly theme?: 'own' | 'dark' | 'print';
    readonly page?: 'narrow';
    readonly show?: 'picture' | 'definition';
  },
  signal?: AbortSignal,
) => Promise<Content>;

/** Returns the way to ask for a canvas. */
export const useAskContent = ({ fileId, canvasId, pass }: ContentWish): AskContent => {
  const source = useContext(ViewerSourceContext);
  return useCallback(
    (wish, signal) =>
      source.content(
        { id: fileId, ...pass, ...wish, ...(canvasId === undefined ? {} : { defId: canvasId }) },
        signal,
      ),
    [canvasId, fileId, pass, source],
  );
};

/** Reads a canvas drawn for the palette and the width of the page; what is there stays until the next is. */
export const useContent = (ask: AskContent, isDark: boolean): readonly [ContentState, () => void] => {
  const [state, setState] = useState<ContentState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const failed = useT(viewerTexts)('viewer.failed');
  const isNarrow = useMediaQuery(NARROW_PAGE);
  useEffect(() => {
    const stop = new AbortController();
    setState((before) => (before.status === 'ready' ? before : { status: 'loading' }));
    ask({ theme: isDark ? 'dark' : 'own', ...(isNarrow ? { page: 'narrow' } : {}) }, stop.signal)
      .then((content) => setState({ status: 'ready', content }))
      .catch((thrown: unknown) => {
        if (!stop.signal.aborted) setState({ status: 'failed', text: problemText(thrown, failed) });
      });
    return () => stop.abort();
  }, [ask, attempt, failed, isDark, isNarrow]);
  return [state, useCallback(() => setAttempt((count) => count + 1), [])];
};
