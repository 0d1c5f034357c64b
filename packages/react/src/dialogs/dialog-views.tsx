import { createPhoneBinding } from '@chartdock/account';
import { systemClock } from '@chartdock/platform';
import { BindPhoneDialog } from '../account/BindPhoneDialog.tsx';
import { ConfirmDialog } from '../files/items/ConfirmDialog.tsx';
import { CreateFolderDialog } from '../files/folders/CreateFolderDialog.tsx';
import { ImportDialog } from '../files/importing/ImportDialog.tsx';
import { PublishDialog } from '../files/publishing/PublishDialog.tsx';
import { useT } from '../i18n/useT.ts';
import type { DialogViewProps, DialogViews } from './DialogStack.tsx';
import type { RetentionAnswer } from '@chartdock/workspace';
import type { JSX } from 'react';
import { useMemo } from 'react';
import { useAccount } from '../app/useAccount.ts';
import { useApp } from '../app/app-context.ts';
import { useFileArea } from '../app/useFileArea.ts';
import { accountTexts } from '../account/texts/account-texts.ts';
import type { DrawnDialog } from './drawn-dialogs.ts';
import { InstallDialog } from '../shell/InstallDialog.tsx';
import { MakeRoomPrompt } from '../account/MakeRoomPrompt.tsx';
import { RetentionDialog } from '../account/RetentionDialog.tsx';
import { WaterMarkDialog } from '../documents/WaterMarkDialog.tsx';

const AddFolder = ({ dialog, onConfirm, onCancel }: DialogViewProps<'addFolder'>): JSX.Element | null => {
  const area = useFileArea();
  if (area === undefined) return null;
  return (
    <CreateFolderDialog
      onCreate={async (title) => {
        const result = await area.createFolder(title, dialog.params);
        if (result.status === 'done') onConfirm({ folderId: result.value.id });
        return result;
      }}
      onClose={onCancel}
    />
  );
};

const Import = ({ dialog, onConfirm, onCancel }: DialogViewProps<'import'>): JSX.Element | null => {
  const area = useFileArea();
  const { files, folderId } = dialog.params;
  const queue = useMemo(
    () => area?.createImportQueue(folderId === undefined ? {} : { folderId }),
    [area, folderId],
  );
  if (queue === undefined) return null;
  return (
    <ImportDialog
      queue={queue}
      {...(files !== undefined && { files })}
      width={dialog.width}
      onClose={(made) => {
        if (made > 0) onConfirm({ made });
        else onCancel();
      }}
    />
  );
};

const Upgrade = ({ dialog, onCancel }: DialogViewProps<'upgrade'>): JSX.Element => {
  const t = useT(accountTexts);
  const account = useAccount();
  if (dialog.params.reason === 'quota') {
    const stopped = { title: t('error.upgradeNeeded'), text: t('upgrade.stopped') };
    return <MakeRoomPrompt {...stopped} main="close" onClose={onCancel} />;
  }
  if (dialog.params.reason === 'formats') {
    const formats = { title: t('export.upgrade'), text: t('upgrade.formats') };
    return <MakeRoomPrompt {...formats} main="close" onClose={onCancel} />;
  }
  const total = account.status === 'signedIn' ? account.privilege.fileCount : 0;
  const offer = { title: t('upgrade.title'), text: t('upgrade.text', { total }) };
  return <MakeRoomPrompt {...offer} main="trash" onClose={onCancel} />;
};

const Confirm = ({ dialog, onConfirm, onCancel }: DialogViewProps<'confirm'>): JSX.Element => {
  const { title, text, confirmLabel, isDangerous = false } = dialog.params;
  return (
    <ConfirmDialog
      title={title}
      text={text}
      {...(confirmLabel !== undefined && { confirmLabel })}
      dangerous={isDangerous}
      onConfirm={onConfirm}
      onClose={onCancel}
    />
  );
};

const Publish = ({ dialog, onConfirm, onCancel }: DialogViewProps<'publish'>): JSX.Element | null => {
  const area = useFileArea();
  const { chartId, title } = dialog.params;
  if (area === undefined) return null;
  return (
    <PublishDialog
      title={title}
      width={dialog.width}
      onPublish={(form) => area.publish({ id: chartId }, form)}
      onDone={onConfirm}
      onClose={onCancel}
    />
  );
};

const Retention = ({ dialog, onConfirm, onCancel }: DialogViewProps<'dlgUserRetention'>): JSX.Element => {
  const answer = (value: RetentionAnswer) => (): void => onConfirm(value);
  return (
    <RetentionDialog
      {...dialog.params}
      width={dialog.width}
      onGoOn={answer('go_on')}
      onUpgrade={answer('upgrade')}
      onClose={onCancel}
    />
  );
};

const BindPhone = ({ onConfirm, onCancel }: DialogViewProps<'dlgBindPhone'>): JSX.Element => {
  const { client, notices, translate } = useApp().workspace;
  const binding = useMemo(() => createPhoneBinding({ client, clock: systemClock }), [client]);
  const tellBound = (): void => {
    notices.show({ tone: 'success', text: translate('account.phoneBound') });
    onConfirm();
  };
  return <BindPhoneDialog binding={binding} onBound={tellBound} onClose={onCancel} />;
};

const WaterMark = ({ dialog, onClose }: DialogViewProps<'dlgWaterMark'>): JSX.Element => (
  <WaterMarkDialog width={dialog.width} height={dialog.height} onClose={onClose} />
);

const Install = ({ dialog, onConfirm, onCancel }: DialogViewProps<'pwa'>): JSX.Element => (
  <InstallDialog width={dialog.width} onInstalled={onConfirm} onClose={onCancel} />
);

/** Draws each named dialog by its name (DLG-14). */
export const views: Pick<Required<DialogViews>, DrawnDialog> = {
  addFolder: AddFolder,
  import: Import,
  pwa: Install,
  upgrade: Upgrade,
  confirm: Confirm,
  publish: Publish,
  dlgUserRetention: Retention,
  dlgBindPhone: BindPhone,
  dlgWaterMark: WaterMark,
};
