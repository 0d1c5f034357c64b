import { TITLE_LENGTH, cleanTitle } from '@chartdock/contract';
import type { JSX } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { TextField } from '../../foundation/primitives/fields/TextField.tsx';
import type { NameOutcome } from '../items/NameDialog.tsx';
import { moveTexts } from './texts/move-texts.ts';
import { isComposing } from '../../foundation/primitives/fields/is-composing.ts';

/** Properties of {@link NewFolderLine}. */
export interface NewFolderLineProps {
  /** Says which folder the new one is made in. */
  readonly label: string;
  readonly onCreate: (title: string) => Promise<NameOutcome>;
  readonly onClose: () => void;
}

/** Asks for the name of a new folder on one line, inside of another dialog. */
export const NewFolderLine = ({ label, onCreate, onClose }: NewFolderLineProps): JSX.Element => {
  const t = useT(moveTexts);
  const [text, setText] = useState<string>(t('folder.untitled'));
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const create = async (): Promise<void> => {
    const clean = cleanTitle(text);
    if (busy) return;
    if (!clean.ok) {
      setProblem(t(clean.problem === 'empty' ? 'rename.empty' : 'rename.tooLong', { n: TITLE_LENGTH }));
      return;
    }
    setBusy(true);
    const outcome = await onCreate(text);
    setBusy(false);
    if (outcome.ok) onClose();
    else setProblem(outcome.text);
  };
  return (
    <div className="cd-new-folder">
      <TextField
        label={label}
        value={text}
        onChange={(next) => {
          setProblem(undefined);
          setText(next);
        }}
        maxLength={TITLE_LENGTH}
        allNumeric
        error={problem}
        inputRef={field}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // The dialog around would move the items, or close.
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Escape') onClose();
          else if (!isComposing(event.nativeEvent)) void create();
        }}
      />
      <Button busy={busy} onClick={() => void create()}>
        {t('move.create')}
      </Button>
      <Button look="ghost" onClick={onClose}>
        {t('common.cancel')}
      </Button>
    </div>
  );
};
