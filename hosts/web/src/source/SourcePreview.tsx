import { Button, Icon, alertIcon } from '@chartdock/react';
import type { JSX } from 'react';
import { useEffect, useRef } from 'react';
import { useWebText } from '../messages/useWebText.ts';
import type { SourceProblem } from './source.types.ts';
import type { Rendering } from './useRendering.ts';

const useProblemText = (): ((problem: SourceProblem) => string) => {
  const t = useWebText();
  return ({ message, line }) =>
    line === undefined ? message : t('web.source.problemAt', { message, line: String(line) });
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
  const t = useWebText();
  const problemText = useProblemText();
  const { shown, isStale, problem, unreachable, retry } = rendering;
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => target.current?.replaceChildren(...shown), [shown]);
  return (
    <div className="web-source__pane web-source__pane--preview">
      <div className="web-source__paper" tabIndex={0} role="region" aria-label={t('web.source.preview')}>
        {isEmpty && <p className="web-source__empty">{t('web.source.empty')}</p>}
        <div
          ref={target}
          className={isStale ? 'web-source__picture web-source__picture--stale' : 'web-source__picture'}
        />
      </div>
      <div id={problemId} className="web-source__problem" role="status">
        {problem !== undefined && (
          <>
            <Icon of={alertIcon} size={16} />
            <span>{problemText(problem)}</span>
          </>
        )}
        {unreachable && (
          <>
            <Icon of={alertIcon} size={16} />
            <span>{t('web.source.unreachable')}</span>
            <Button onClick={retry}>{t('web.start.retry')}</Button>
          </>
        )}
      </div>
    </div>
  );
};
