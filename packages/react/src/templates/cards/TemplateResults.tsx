import { hasMore } from '@chartdock/templates';
import type { TemplateList, TemplateListState } from '@chartdock/templates';
import type { JSX } from 'react';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../app/AppLink.tsx';
import { problemText } from '../../app/problem-text.ts';
import { emptySearchIcon } from '../../icons/interface-icons.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../primitives/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { EmptyState, ErrorState, IconTile } from '../../primitives/StateMessage.tsx';
import { useStore } from '../../provider/useStore.ts';
import { COMMUNITY_ADDRESS } from '../community.ts';
import { templateTexts } from '../texts/template-texts.ts';
import { TemplateCardView } from './TemplateCardView.tsx';
import type { CardActions } from './TemplateCardView.tsx';

/** Cards that hold the place of a list that is on its way. */
const WAITING = Array.from({ length: 12 }, (_, index) => index);

/** How far below the visible part the next page is asked for. */
const AHEAD = '600px';

const itself = (state: TemplateListState): TemplateListState => state;

/** Properties of {@link TemplateResults}. */
export interface TemplateResultsProps extends CardActions {
  readonly list: TemplateList;
  /** Template that a file is being made of. */
  readonly busyId: string | undefined;
  /** Says what may help where nothing was found. */
  readonly emptyText?: string;
}

/** Draws a list of templates: cards, waiting, failing, nothing, and the way on at its end. */
export const TemplateResults = ({
  list,
  busyId,
  emptyText,
  ...actions
}: TemplateResultsProps): JSX.Element => {
  const t = useT(templateTexts);
  const state = useStore(list, itself);
  const { status, rows, problem } = state;
  const isWaiting = status === 'idle' || status === 'loading';
  if (isWaiting) return <WaitingCards />;
  if (rows.length === 0 && status === 'failed')
    return (
      <ErrorState
        title={t('templates.failed')}
        text={problemText(problem, t('templates.failedText'))}
        retryLabel={t('common.retry')}
        onRetry={() => void list.retry()}
      />
    );
  if (rows.length === 0)
    return (
      <EmptyState
        art={<IconTile icon={emptySearchIcon} />}
        title={t('templates.empty')}
        {...(emptyText === undefined ? {} : { text: emptyText })}
      />
    );
  return (
    <>
      <ul className="cd-templates__grid" aria-label={t('templates.list')}>
        {rows.map((card) => (
          <TemplateCardView key={card.chartId} card={card} busy={card.chartId === busyId} {...actions} />
        ))}
      </ul>
      {hasMore(state) ? <NextPage list={list} state={state} /> : <Bottom />}
    </>
  );
};

const WaitingCards = (): JSX.Element => (
  <div className="cd-templates__grid" role="status" aria-label={useT(templateTexts)('templates.loading')}>
    {WAITING.map((index) => (
      <div key={index} className="cd-template">
        <span className="cd-thumb">
          <Skeleton shape="block" />
        </span>
        <span className="cd-template__title">
          <Skeleton width={70} />
        </span>
        <span className="cd-template__foot">
          <Skeleton width={40} />
        </span>
      </div>
    ))}
  </div>
);

interface NextPageProps {
  readonly list: TemplateList;
  readonly state: TemplateListState;
}

/** Asks for the next page when the end of the list comes near; a button for those who do not scroll, and after a failure. */
const NextPage = ({ list, state: { status, rows, problem } }: NextPageProps): JSX.Element => {
  const t = useT(templateTexts);
  const place = useRef<HTMLDivElement>(null);
  const isFailed = status === 'failed';
  useEffect(() => {
    const element = place.current;
    if (element === null || isFailed || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) void list.loadMore();
      },
      { root: element.closest('.cd-templates'), rootMargin: `0px 0px ${AHEAD}` },
    );
    observer.observe(element);
    return () => observer.disconnect();
    // A page that leaves the end in sight has to be followed by another one.
  }, [isFailed, list, rows.length]);
  return (
    <div ref={place} className="cd-templates__end">
      {isFailed && <p role="alert">{problemText(problem, t('templates.failedText'))}</p>}
      <Button busy={status === 'more'} onClick={() => void (isFailed ? list.retry() : list.loadMore())}>
        {t(isFailed ? 'common.retry' : 'templates.loadMore')}
      </Button>
    </div>
  );
};

/** Says that the list ends here and leads to the community (TPL-18). */
const Bottom = (): JSX.Element => (
  <p className="cd-templates__end">
    <AppLink className="cd-link" href={COMMUNITY_ADDRESS}>
      {useT(templateTexts)('templates.bottom')}
    </AppLink>
  </p>
);
