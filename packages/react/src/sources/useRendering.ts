import { useEffect, useRef, useState } from 'react';
import { renderSource } from './render-source.ts';
import type { SourceLanguage } from './source-language.ts';
import { SourceProblem } from './source.types.ts';
import type { RenderSettings } from './source.types.ts';

/** How far the picture of a source is. */
export interface Rendering {
  /** The newest picture that could be drawn. */
  readonly shown: readonly Node[];
  /** Whether the source has changed since in a way that could not be drawn. */
  readonly isStale: boolean;
  /** Fault of the current source. */
  readonly problem: SourceProblem | undefined;
  /** Whether the part that draws could not be loaded. */
  readonly unreachable: boolean;
  readonly retry: () => void;
}

type State = Omit<Rendering, 'retry'>;

const nothing: State = { shown: [], isStale: false, problem: undefined, unreachable: false };

/** How long nobody types before the picture is drawn again, in milliseconds. */
const PAUSE = 200;

/** Draws a source while it is written; one of which nothing can be read leaves the last picture. */
export const useRendering = (
  language: SourceLanguage,
  source: string,
  { palette, label }: RenderSettings,
): Rendering => {
  const [state, setState] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);
  useEffect(() => {
    let current = true;
    const apply = (change: (state: State) => State): void => {
      if (current) setState(change);
    };
    const draw = async (): Promise<void> => {
      if (source.trim() === '') {
        apply(() => nothing);
        return;
      }
      try {
        const { nodes, problem } = await renderSource[language](source, { palette, label });
        apply(() => ({ ...nothing, shown: nodes, problem }));
      } catch (error) {
        const problem = error instanceof SourceProblem ? error : undefined;
        apply(({ shown }) => ({ shown, isStale: true, problem, unreachable: problem === undefined }));
      }
    };
    const timer = setTimeout(() => void draw(), isFirst.current ? 0 : PAUSE);
    isFirst.current = false;
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [language, source, palette, label, attempt]);
  return { ...state, retry: () => setAttempt((last) => last + 1) };
};
