import type { FileArea } from '@chartdock/files';
import { useT } from '@chartdock/react';
import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { useAccount } from '../account/useAccount.ts';
import { useWebText } from '../messages/useWebText.ts';
import { MakeRoomPrompt } from './MakeRoomPrompt.tsx';
import { RetentionDialog } from './RetentionDialog.tsx';
import type { RetentionAsked } from './RetentionDialog.tsx';

/** Properties of {@link CreationDialogs}. */
export interface CreationDialogsProps {
  readonly area: FileArea;
  /** Makes the file after the question was answered with going on. Default: in a new window. */
  readonly onGoOn?: (asked: RetentionAsked) => void;
}

/** Shows what stands in the way of a new file: the limit, or the question before the last one. */
export const CreationDialogs = ({ area, onGoOn }: CreationDialogsProps): JSX.Element | null => {
  const t = useWebText();
  const ui = useT();
  const account = useAccount();
  const [dialog, setDialog] = useState<'quota' | 'upgrade' | RetentionAsked | undefined>();
  const close = (): void => setDialog(undefined);
  useEffect(
    () =>
      area.onEvent((event) => {
        if (event.type === 'creationStopped') setDialog('quota');
        if (event.type === 'retentionAsked') setDialog(event);
      }),
    [area],
  );
  if (dialog === undefined) return null;
  if (dialog === 'quota') {
    const stopped = { title: ui('error.upgradeNeeded'), text: t('web.quota.stopped') };
    return <MakeRoomPrompt {...stopped} main="close" onClose={close} />;
  }
  if (dialog === 'upgrade') {
    const total = account.status === 'signedIn' ? account.privilege.fileCount : 0;
    const offer = { title: t('web.upgrade.title'), text: t('web.upgrade.text', { total }) };
    return <MakeRoomPrompt {...offer} main="trash" onClose={close} />;
  }
  const goOn =
    onGoOn ??
    (({ category, folderId }) => void area.createFile(category, { folderId, retentionAnswered: true }));
  return (
    <RetentionDialog
      asked={dialog}
      onGoOn={() => {
        close();
        goOn(dialog);
      }}
      onUpgrade={() => setDialog('upgrade')}
      onClose={close}
    />
  );
};
