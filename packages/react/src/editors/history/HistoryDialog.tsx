import { formatTimestamp } from '@chartdock/contract';
import type { Definition } from '@chartdock/documents';
import type { JSX } from 'react';
import { useState } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { Spinner } from '../../foundation/primitives/Spinner.tsx';
import { editorTexts } from '../texts/editor-texts.ts';
import { DefinitionPicture } from './DefinitionPicture.tsx';
import { useRevision, useRevisions } from './useRevisions.ts';
import type { Read, RevisedCanvas, Revision } from './useRevisions.ts';

/** Properties of {@link HistoryDialog}. */
export interface HistoryDialogProps {
  readonly fileId: string;
  readonly canvasId: string;
  /** Loads the canvas again, as an earlier state is its newest version now. */
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

const Picture = ({ read, label }: { read: Read<Definition>; label: string }): JSX.Element => {
  const t = useT(editorTexts);
  return (
    <figure className="cd-history__side">
      <figcaption className="cd-history__name">{label}</figcaption>
      {read.status === 'ready' ? (
        <DefinitionPicture definition={read.value} label={label} />
      ) : read.status === 'failed' ? (
        <p>{t('editor.failed')}</p>
      ) : (
        <Spinner label={t('history.reading')} />
      )}
    </figure>
  );
};

interface Restoring {
  readonly at: RevisedCanvas;
  readonly wanted: Revision | undefined;
  readonly current: Revision | undefined;
}

/** Brings an earlier state back; says whether that is under way. */
const useRestore = (
  { at, wanted, current }: Restoring,
  onDone: () => void,
): readonly [isBusy: boolean, restore: () => void] => {
  const { client } = useApp().workspace;
  const [isBusy, setBusy] = useState(false);
  const restore = (): void => {
    if (wanted === undefined || current === undefined) return;
    setBusy(true);
    client.definitions
      .restore({
        ...{ chartId: at.fileId, defId: at.canvasId },
        ...{ revision: wanted.version, version: current.version },
      })
      // The notice says why it failed.
      .then(onDone, () => setBusy(false));
  };
  return [isBusy, restore];
};

/** Lists the states that a canvas had, shows one beside the one it has, and brings it back as a new version. */
export const HistoryDialog = ({ fileId, canvasId, onRestored, onClose }: HistoryDialogProps): JSX.Element => {
  const t = useT(editorTexts);
  const at = { fileId, canvasId };
  const list = useRevisions(at);
  const rows = list.status === 'ready' ? list.value : [];
  const current = rows.find(({ isCurrent }) => isCurrent);
  const [chosen, setChosen] = useState<number>();
  const wanted = rows.find(({ version }) => version === chosen);
  const now = useRevision(at, current?.version);
  const then = useRevision(at, wanted?.version);
  const [isBusy, restore] = useRestore({ at, wanted, current }, () => {
    onRestored();
    onClose();
  });
  return (
    <Dialog
      title={t('history.open')}
      closeLabel={t('common.close')}
      width={960}
      height="content"
      closeOnMask
      onClose={onClose}
      footer={
        <Button
          look="primary"
          busy={isBusy}
          disabled={wanted === undefined || wanted.isCurrent}
          onClick={restore}
        >
          {t('history.restore')}
        </Button>
      }
    >
      <div className="cd-history">
        <RevisionList rows={rows} chosen={chosen} onChoose={setChosen} />
        {list.status === 'failed' && <p>{t('history.failed')}</p>}
        <div className="cd-history__sides">
          {wanted !== undefined && !wanted.isCurrent && (
            <Picture read={then} label={formatTimestamp(wanted.savedAt)} />
          )}
          {current !== undefined && <Picture read={now} label={t('history.now')} />}
        </div>
      </div>
    </Dialog>
  );
};

interface RevisionListProps {
  readonly rows: readonly Revision[];
  readonly chosen: number | undefined;
  readonly onChoose: (version: number) => void;
}

const RevisionList = ({ rows, chosen, onChoose }: RevisionListProps): JSX.Element => {
  const t = useT(editorTexts);
  return (
    <ul className="cd-history__list">
      {rows.map(({ version, savedAt, savedBy, isCurrent }) => (
        <li key={version}>
          <button
            type="button"
            className="cd-history__row"
            aria-pressed={chosen === version}
            onClick={() => onChoose(version)}
          >
            <span>{isCurrent ? t('history.now') : formatTimestamp(savedAt)}</span>
            <span className="cd-history__by">{savedBy?.fullName ?? ''}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};
