import type { TemplateCard } from '@chartdock/contract';
import { createTemplateList } from '@chartdock/templates';
import type { CloneFlow, TemplateListState, TemplateQuery } from '@chartdock/templates';
import type { JSX } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { late } from '../foundation/app/late.tsx';
import { useLocale } from '../foundation/i18n/useLocale.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { useStore } from '../foundation/provider/useStore.ts';
import { useLatest } from '../foundation/primitives/useLatest.ts';
import type { CardActions } from './cards/TemplateCardView.tsx';
import { TemplateResults } from './cards/TemplateResults.tsx';
import { templateTexts } from './texts/template-texts.ts';
import { useTemplateUse } from './using/useTemplateUse.ts';
import type { TemplateUseWishes } from './using/useTemplateUse.ts';

// Most look at covers before they open one.
const TemplatePreviewDialog = late(
  async () => (await import('./cards/TemplatePreviewDialog.tsx')).TemplatePreviewDialog,
);

const unkeptIn = ({ unkept }: TemplateListState): TemplateListState['unkept'] => unkept;
const totalIn = ({ status, total }: TemplateListState): number | undefined =>
  status === 'loaded' || status === 'more' ? total : undefined;

/** Properties of {@link TemplateBrowser}. */
export interface TemplateBrowserProps {
  readonly query: TemplateQuery;
  /** Folder of new files. Default the top of My files. */
  readonly folderId?: string | undefined;
  /** Says what may help where nothing was found. */
  readonly emptyText?: string;
  /** Says how many there are. Default false. */
  readonly counts?: boolean;
  /** Is told how each use ended, and opens a file that was made in place of the editor. */
  readonly onUsed?: (flow: CloneFlow) => void;
  /** Returns whether a template may be paid for here, and says why not where it may not. Default it may. */
  readonly beforePaying?: TemplateUseWishes['beforePaying'];
}

/** Shows the templates of a query, to be previewed, kept as favourites and used. */
export const TemplateBrowser = ({
  query,
  folderId,
  emptyText,
  counts = false,
  onUsed,
  beforePaying,
}: TemplateBrowserProps): JSX.Element => {
  const t = useT(templateTexts);
  const locale = useLocale();
  const { client, account, notices } = useApp().workspace;
  const list = useMemo(
    () => createTemplateList({ client, isSignedIn: () => account.getState().status === 'signedIn' }),
    [account, client],
  );
  const { busyId, use } = useTemplateUse({ folderId, onUsed, beforePaying });
  const [shown, setShown] = useState<TemplateCard>();
  const unkept = useStore(list, unkeptIn);
  const total = useStore(list, totalIn);
  const key = JSON.stringify(query);
  useEffect(() => {
    void list.show(query);
    // The key says all of the query; titles come in the current language.
  }, [list, key, locale]);
  useEffect(() => {
    if (unkept !== undefined) notices.show({ tone: 'error', text: t('templates.unkept') });
  }, [notices, t, unkept]);
  const onUse = async (card: TemplateCard): Promise<void> => {
    await use(card);
    // What is said about the template stands where the preview was.
    setShown(undefined);
  };
  const latestUse = useLatest(use);
  // The same all the time, so that a page that comes does not draw the cards before it again.
  const actions = useMemo<CardActions>(
    () => ({
      onPreview: setShown,
      onUse: (card) => void latestUse.current(card),
      onLike: ({ chartId }) => void list.toggleFavourite(chartId),
    }),
    [latestUse, list],
  );
  return (
    <>
      {counts && (
        <p className="cd-templates__count" role="status">
          {total === undefined ? '' : t('templates.found', { n: total })}
        </p>
      )}
      <TemplateResults
        list={list}
        busyId={busyId}
        {...actions}
        {...(emptyText === undefined ? {} : { emptyText })}
      />
      {shown !== undefined && (
        <TemplatePreviewDialog
          card={shown}
          busy={busyId === shown.chartId}
          onUse={() => void onUse(shown)}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
};
