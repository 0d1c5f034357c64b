import type { ShareLink } from '@chartdock/contract';
import type { SharesParams } from '@chartdock/workspace';
import type { JSX } from 'react';
import { useState } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import type { DialogViewProps } from '../../foundation/dialogs/dialog-drawing.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { Spinner } from '../../foundation/primitives/Spinner.tsx';
import { Tabs } from '../../foundation/primitives/Tabs.tsx';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { LinkList } from '../links/LinkList.tsx';
import { RequestList } from '../people/RequestList.tsx';
import { shareTexts } from '../texts/share-texts.ts';
import { useCopyAddress } from '../useCopyAddress.ts';
import { OfferList } from './OfferList.tsx';
import { KnownPeople } from './KnownPeople.tsx';
import { useSharingOverview } from './useSharingOverview.ts';

const TABS = ['links', 'requests', 'people'] as const;
type Tab = (typeof TABS)[number];

const tabsId = 'cd-shares';

/** Shows everything that someone shares: all of their links, requests that they may decide, and whom they worked with. */
export const OverviewDialog = ({
  dialog,
  onConfirm,
  onCancel,
}: DialogViewProps<SharesParams>): JSX.Element => {
  const t = useT(shareTexts);
  const { workspace } = useApp();
  const { overview, state } = useSharingOverview();
  const copy = useCopyAddress();
  const [tab, setTab] = useState<Tab>(dialog.params.tab ?? 'links');
  const { links, linkCount, requests, offers, people, peopleCount, busy, failure } = state;
  const counts = { links: linkCount, requests: requests.length + offers.length, people: peopleCount };
  const shown = { links: links.length, requests: requests.length + offers.length, people: people.length };
  const open = ({ id, type, title }: ShareLink): void =>
    void workspace.dialogs.open('share', { params: { id, type, title } });
  const lists = {
    links: (
      <LinkList links={links} box={overview} busy={busy} onCopy={(link) => void copy(link)} onOpen={open} />
    ),
    requests: (
      <>
        <OfferList offers={offers} overview={overview} busy={busy} />
        <RequestList requests={requests} box={overview} busy={busy} withTitles />
      </>
    ),
    people: <KnownPeople people={people} overview={overview} busy={busy} />,
  } as const;
  return (
    <Dialog
      title={t('shares.title')}
      closeLabel={t('common.close')}
      width={dialog.width}
      height="content"
      onClose={onCancel}
      footer={
        <Button look="primary" onClick={() => onConfirm()}>
          {t('share.done')}
        </Button>
      }
    >
      <div className="cd-dialog__stack cd-share">
        <Tabs
          tabs={TABS.map((id) => ({ id, label: t(`shares.${id}`, { n: counts[id] }) }))}
          active={tab}
          label={t('shares.title')}
          idPrefix={tabsId}
          onChange={(id) => setTab(TABS.find((one) => one === id) ?? 'links')}
        />
        {failure !== undefined && (
          <p className="cd-dialog__problem" role="alert">
            {failure.text ?? t('share.failed')}
          </p>
        )}
        <div
          id={`${tabsId}-panel`}
          role="tabpanel"
          aria-labelledby={`${tabsId}-tab-${tab}`}
          className="cd-shares__panel"
        >
          {state.status === 'loading' && <Spinner />}
          {state.status === 'ready' && counts[tab] === 0 && (
            <p className="cd-share__quiet">{t(`shares.no.${tab}`)}</p>
          )}
          {counts[tab] > 0 && lists[tab]}
          {shown[tab] < counts[tab] && (
            <Button onClick={() => void overview.loadMore()}>{t('shares.more')}</Button>
          )}
        </div>
      </div>
    </Dialog>
  );
};
