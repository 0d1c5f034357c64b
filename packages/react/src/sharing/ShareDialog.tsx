import type { ShareLink } from '@chartdock/contract';
import type { LinkWish, ShareBox, SharedItem, ShareBoxState } from '@chartdock/sharing';
import type { ShareParams } from '@chartdock/workspace';
import type { JSX } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import type { DialogViewProps } from '../foundation/dialogs/dialog-drawing.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { Button } from '../foundation/primitives/Button.tsx';
import { Checkbox } from '../foundation/primitives/fields/Checkbox.tsx';
import { Dialog } from '../foundation/primitives/dialogs/Dialog.tsx';
import { Spinner } from '../foundation/primitives/Spinner.tsx';
import { ActivityList } from './ActivityList.tsx';
import { LinkForm } from './links/LinkForm.tsx';
import { LinkList } from './links/LinkList.tsx';
import { InviteForm } from './people/InviteForm.tsx';
import { OwnerOffer } from './people/OwnerOffer.tsx';
import { PeopleList } from './people/PeopleList.tsx';
import { RequestList } from './people/RequestList.tsx';
import { ShareSummary } from './ShareSummary.tsx';
import { shareTexts } from './texts/share-texts.ts';
import { useCopyAddress } from './useCopyAddress.ts';
import { useShareBox } from './useShareBox.ts';

interface ProblemProps {
  readonly state: ShareBoxState;
  readonly onUpgrade: () => void;
}

const Problem = ({ state: { failure }, onUpgrade }: ProblemProps): JSX.Element | null => {
  const t = useT(shareTexts);
  if (failure === undefined) return null;
  const isFull = failure.reason === 'upgrade';
  return (
    <p className="cd-dialog__problem" role="alert">
      {isFull
        ? t('share.fullShort')
        : (failure.text ?? t(failure.reason === 'gone' ? 'share.gone' : 'share.failed'))}{' '}
      {isFull && (
        <Button look="ghost" onClick={onUpgrade}>
          {t('share.upgrade')}
        </Button>
      )}
    </p>
  );
};

interface LinksProps {
  readonly box: ShareBox;
  readonly state: ShareBoxState;
  readonly sharing: NonNullable<ShareBoxState['sharing']>;
  readonly type: SharedItem['type'];
}

/** Shows the links of a file or folder, the rights of its viewers, and what was done with it. */
const Links = ({ box, state, sharing, type }: LinksProps): JSX.Element => {
  const t = useT(shareTexts);
  const { busy } = state;
  const copy = useCopyAddress();
  const create = async (wish: LinkWish): Promise<ShareLink | undefined> => {
    const before = new Set(sharing.links.map(({ linkId }) => linkId));
    if (!(await box.createLink(wish))) return undefined;
    return box.getState().sharing?.links.find(({ linkId }) => !before.has(linkId));
  };
  return (
    <>
      <h3 className="cd-share__heading">{t('share.links')}</h3>
      <LinkForm sharing={sharing} busy={busy.has('link')} onCreate={(wish) => void copy(create(wish))} />
      <LinkList links={sharing.links} box={box} busy={busy} onCopy={(link) => void copy(link)} />
      {type === 'chart' && (
        <fieldset className="cd-share__set">
          <legend className="cd-share__quiet">{t('share.viewersMay')}</legend>
          <Checkbox
            label={t('share.download')}
            checked={sharing.viewersMay.download}
            disabled={busy.has('settings')}
            onChange={(on) => void box.setViewersMay('download', on)}
          />
          <Checkbox
            label={t('share.copyFile')}
            checked={sharing.viewersMay.copy}
            disabled={busy.has('settings')}
            onChange={(on) => void box.setViewersMay('copy', on)}
          />
        </fieldset>
      )}
      <ActivityList box={box} state={state} />
    </>
  );
};

interface PeopleProps {
  readonly box: ShareBox;
  readonly state: ShareBoxState;
  readonly sharing: NonNullable<ShareBoxState['sharing']>;
  readonly onRemoved: (name: string) => void;
}

const People = ({ box, state: { busy }, sharing, onRemoved }: PeopleProps): JSX.Element => (
  <>
    <ShareSummary sharing={sharing} />
    <OwnerOffer sharing={sharing} box={box} busy={busy.has('owner')} />
    {sharing.requests.length > 0 && <RequestList requests={sharing.requests} box={box} busy={busy} />}
    <PeopleList sharing={sharing} box={box} busy={busy} onRemoved={onRemoved} />
  </>
);

/** Shows who has access to a file or folder and lets them be invited, changed and taken out, with its links beside them. */
export const ShareDialog = ({ dialog, onConfirm, onCancel }: DialogViewProps<ShareParams>): JSX.Element => {
  const t = useT(shareTexts);
  const { id, type = 'chart', title = '' } = dialog.params;
  const { workspace } = useApp();
  const { box, state } = useShareBox({ type, id });
  const { sharing } = state;
  const name = sharing?.title ?? title;
  const tell = (text: string): void => void workspace.notices.show({ tone: 'success', text });
  return (
    <Dialog
      title={name === '' ? t('share.titleShort') : t('share.title', { title: name })}
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
        {state.status === 'loading' && <Spinner />}
        {sharing?.canShare === true && (
          <InviteForm box={box} state={state} onInvited={(who) => tell(t('share.invited', { name: who }))} />
        )}
        <Problem
          state={state}
          onUpgrade={() => void workspace.dialogs.open('upgrade', { params: { reason: 'asked' } })}
        />
        {sharing !== undefined && (
          <People
            box={box}
            state={state}
            sharing={sharing}
            onRemoved={(who) => tell(t('share.removed', { name: who }))}
          />
        )}
        {sharing?.canShare === true && <Links box={box} state={state} sharing={sharing} type={type} />}
      </div>
    </Dialog>
  );
};
