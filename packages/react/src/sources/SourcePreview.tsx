import { Button } from '../foundation/primitives/Button.tsx';
import { Icon } from '../foundation/icons/Icon.tsx';
import { alertIcon } from '../foundation/icons/interface-icons.ts';
import type { JSX } from 'react';
import { useEffect, useRef } from 'react';
import { sourceTexts } from './texts/source-texts.ts';
import { useT } from '../foundation/i18n/useT.ts';
import type { SourceProblem } from './source.types.ts';
import type { Rendering } from './useRendering.ts';

const useProblemText = (): ((problem: SourceProblem) => string) => {
  const t = useT(sourceTexts);
  return ({ message, line }) =>
    line === undefined ? message : t('source.problemAt', { message, line: String(line) });
};

/** Properties of {@link SourcePreview}. */
export interface SourcePreviewProps {
  readonly rendering: Rendering;
  readonly isEmpty: boolean;
  /** Id of the line that says what is wrong with the source. */
  readonly problemId: string;
}

/** Shows the picture of a source, or what keeps it from being drawn. */
export const SourcePreview = ({ rendering, isEmpty, problemId }: SourcePreviewProps): JSX.Element => {
  const t = useT(sourceTexts);
  const problemText = useProblemText();
  const { shown, isStale, problem, unreachable, retry } = rendering;
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => target.current?.replaceChildren(...shown), [shown]);
  return (
    <div className="cd-source__pane cd-source__pane--preview">
      <div className="cd-source__paper" tabIndex={0} role="region" aria-label={t('action.preview')}>
        {isEmpty && <p className="cd-source__empty">{t('source.empty')}</p>}
        <div
          ref={target}
          className={isStale ? 'cd-source__picture cd-source__picture--stale' : 'cd-source__picture'}
        />
      </div>
      <div id={problemId} className="cd-source__problem" role="status">
        {problem !== undefined && (
          <>
            <Icon of={alertIcon} size={16} />
            <span>{problemText(problem)}</span>
          </>
        )}
        {unreachable && (
          <>
            <Icon of={alertIcon} size={16} />
            <span>{t('source.unreachable')}</span>
            <Button onClick={retry}>{t('common.retry')}</Button>
          </>
        )}
      </div>
    </div>
  );
};
