import type { JSX } from 'react';
import { useState } from 'react';
import { Button } from '../../foundation/primitives/Button.tsx';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { editorTexts } from '../texts/editor-texts.ts';

/** Properties of {@link TextDialog}. */
export interface TextDialogProps {
  readonly title: string;
  readonly value: string;
  /** Whether it is of several lines. Default false. */
  readonly isLong?: boolean;
  /** Returns the problem of a text; undefined when it is fine. */
  readonly check?: (text: string) => string | undefined;
  readonly onSave: (text: string) => void;
  /** Takes it away. Default no button for that. */
  readonly onRemove?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Asks for one text of a topic, such as its note or its link. */
export const TextDialog = (props: TextDialogProps): JSX.Element => {
  const { title, isLong = false, check, onSave, onRemove, onClose } = props;
  const t = useT(editorTexts);
  const [text, setText] = useState(props.value);
  const [problem, setProblem] = useState<string>();
  const save = (): void => {
    const found = check?.(text);
    if (found !== undefined) return setProblem(found);
    onSave(text);
    onClose();
  };
  const shared = {
    'aria-label': title,
    'aria-invalid': problem !== undefined,
    value: text,
    autoFocus: true,
    className: 'cd-panel__text',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setText(target.value);
      setProblem(undefined);
    },
  };
  return (
    <Dialog
      title={title}
      closeLabel={t('common.close')}
      width={440}
      height="content"
      onClose={onClose}
      {...(isLong ? {} : { onEnter: save })}
      footer={
        <>
          {onRemove !== undefined && (
            <Button
              look="ghost"
              onClick={() => {
                onRemove();
                onClose();
              }}
            >
              {t('panel.remove')}
            </Button>
          )}
          <Button look="primary" onClick={save}>
            {t('panel.save')}
          </Button>
        </>
      }
    >
      {isLong ? <textarea rows={8} {...shared} /> : <input type="text" {...shared} />}
      {problem !== undefined && (
        <p role="alert" className="cd-panel__problem">
          {problem}
        </p>
      )}
    </Dialog>
  );
};
