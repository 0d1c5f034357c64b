import { TITLE_LENGTH, cleanTitle } from '@chartdock/contract';
import type { JSX } from 'react';
import { useState } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { TextField } from '../../foundation/primitives/fields/TextField.tsx';

/** How saving a name ended: done, or a text that says why not, with a second way where there is one. */
export type NameOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly text: string;
      /** Saves all the same. */
      readonly anyway?: (() => Promise<NameOutcome>) | undefined;
    };

/** Properties of {@link NameDialog}. */
export interface NameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly confirmLabel: string;
  readonly name: string;
  /** Saves the name as it was typed; the caller that saves it tells the removed part. */
  readonly onSave: (name: string) => Promise<NameOutcome>;
  readonly onClose: () => void;
}

/** Asks for a name, checks it by the contract's rule and stays open until it is saved. */
export const NameDialog = ({
  title,
  label,
  confirmLabel,
  name,
  onSave,
  onClose,
}: NameDialogProps): JSX.Element => {
  const t = useT();
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<Extract<NameOutcome, { ok: false }> | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (next: string): void => {
    setProblem(null);
    setText(next);
  };
  const settle = async (save: () => Promise<NameOutcome>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const outcome = await save();
    setBusy(false);
    if (outcome.ok) onClose();
    else setProblem(outcome);
  };
  const save = (): void => {
    const clean = cleanTitle(text);
    if (clean.ok) void settle(() => onSave(text));
    else {
      const key = clean.problem === 'empty' ? 'rename.empty' : 'rename.tooLong';
      setProblem({ ok: false, text: t(key, { n: TITLE_LENGTH }) });
    }
  };
  const anyway = problem?.anyway;
  return (
    <Dialog
      title={title}
      closeLabel={t('common.close')}
      height="content"
      onClose={onClose}
      onEnter={save}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          {anyway === undefined ? (
            <Button look="primary" busy={busy} onClick={save}>
              {confirmLabel}
            </Button>
          ) : (
            <Button look="primary" busy={busy} onClick={() => void settle(anyway)}>
              {t('rename.anyway')}
            </Button>
          )}
        </>
      }
    >
      <TextField
        label={label}
        value={text}
        onChange={change}
        maxLength={TITLE_LENGTH}
        allNumeric
        error={problem?.text}
        onMaxLength={() => setProblem({ ok: false, text: t('rename.tooLong', { n: TITLE_LENGTH }) })}
        focusFirst
      />
    </Dialog>
  );
};
