import type { JSX } from 'react';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { closeIcon, copyIcon, moveIcon } from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import type { ClipboardCommands } from './useClipboard.ts';

/** Properties of {@link ClipboardBar}. */
export interface ClipboardBarProps {
  readonly clipboard: ClipboardCommands;
  /** The open folder; undefined where nothing can be pasted. */
  readonly folderId: string | undefined;
}

/** Names the cut or copied items, and offers to paste them into the open folder. */
export const ClipboardBar = ({ clipboard, folderId }: ClipboardBarProps): JSX.Element | null => {
  const t = useT();
  const { held, canPaste, paste, forget } = clipboard;
  if (held === null) return null;
  const isHere = folderId !== undefined && canPaste(folderId);
  const n = held.items.length;
  return (
    <div className="cd-clipboard">
      <Icon of={held.manner === 'cut' ? moveIcon : copyIcon} size={16} />
      <p className="cd-clipboard__text" role="status">
        <span className="cd-clipboard__count">{t(`clipboard.${held.manner}`, { n })}</span>
        {!isHere && <span className="cd-clipboard__hint">{t('clipboard.hint')}</span>}
      </p>
      {isHere && (
        <Button look="ghost" onClick={() => paste(folderId)}>
          {t('clipboard.paste')}
        </Button>
      )}
      <IconButton icon={closeIcon} label={t('clipboard.forget')} scale="small" onClick={forget} />
    </div>
  );
};
