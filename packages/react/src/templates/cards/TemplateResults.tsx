import { PAGE_SIZE, hasMore } from '@chartdock/templates';
import type { TemplateList, TemplateListState } from '@chartdock/templates';
import type { JSX } from 'react';
import { memo, useRef } from 'react';
import { AppLink } from '../../foundation/app/AppLink.tsx';
import { problemText } from '../../foundation/app/problem-text.ts';
import { useIsSettled } from '../../foundation/app/useIsSettled.ts';
import { emptySearchIcon } from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { EmptyState, ErrorState, IconTile } from '../../foundation/primitives/StateMessage.tsx';
import { useStore } from '../../foundation/provider/useStore.ts';
import { COMMUNITY_ADDRESS } from '../community.ts';
import { templateTexts } from '../texts/template-texts.ts';
import { TemplateCardView } from './TemplateCardView.tsx';
import type { CardActions } from './TemplateCardView.tsx';
import { WaitingCard } from './WaitingCard.tsx';
import { useNextPage } from './useNextPage.ts';

/** Cards that are drawn at once, and cards that hold the place of a list that is on its way: about what a window has room for. */
const FIRST = 12;
const WAITING = Array.from({ length: FIRST }, (_, index) => index);

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
  const isSettled = useIsSettled();
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
  return <Cards list={list} state={state} busyId={busyId} isSettled={isSettled} actions={actions} />;
};

interface CardsProps extends Pick<TemplateResultsProps, 'list' | 'busyId'> {
  readonly state: TemplateListState;
  /** Whether the covers in the window have come, so that cards below it can be drawn before someone comes near. */
  readonly isSettled: boolean;
  readonly actions: CardActions;
}

/** Draws the cards that are there and the places of the next page, which its cards take without anything moving. */
const Cards = ({ list, state, busyId, isSettled, actions }: CardsProps): JSX.Element => {
  const t = useT(templateTexts);
  const { rows, total, status, problem } = state;
  const isMore = hasMore(state);
  const isFailed = status === 'failed';
  const waiting = isMore && !isFailed ? Math.max(1, Math.min(PAGE_SIZE, total - rows.length)) : 0;
  const grid = useRef<HTMLUListElement>(null);
  useNextPage(grid, list, { pages: state.pages, at: waiting > 0 ? rows.length : undefined });
  return (
    <>
      <ul
        ref={grid}
        className="cd-templates__grid"
        aria-label={t('templates.list')}
        aria-busy={status === 'more' || undefined}
      >
        {Array.from({ length: rows.length + waiting }, (_, index) => (
          // A list only grows, and a place keeps its element: one that was moved would be a shift of the layout.
          <TemplateCardView
            key={index}
            card={rows[index]}
            when={isSettled || index < FIRST ? 'now' : 'near'}
            busy={busyId !== undefined && rows[index]?.chartId === busyId}
            {...actions}
          />
        ))}
      </ul>
      {isMore && isFailed && <FailedPage list={list} problem={problem} />}
      {!isMore && <Bottom />}
    </>
  );
};

const WaitingCards = memo((): JSX.Element => (
  <div className="cd-templates__grid" role="status" aria-label={useT(templateTexts)('templates.loading')}>
    {WAITING.map((index) => (
      <div key={index} className="cd-template">
        <WaitingCard />
      </div>
    ))}
  </div>
));

interface FailedPageProps {
  readonly list: TemplateList;
  readonly problem: TemplateListState['problem'];
}

/** Says that a further page did not come, and asks for it again. */
const FailedPage = ({ list, problem }: FailedPageProps): JSX.Element => {
  const t = useT(templateTexts);
  return (
    <div className="cd-templates__end">
      <p role="alert">{problemText(problem, t('templates.failedText'))}</p>
      <Button onClick={() => void list.retry()}>{t('common.retry')}</Button>
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
