import type { JSX } from 'react';
import { useEffect, useRef, useState } from 'react';
import { isComposing } from '../../foundation/primitives/fields/is-composing.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { editorTexts } from '../texts/editor-texts.ts';

/** Properties of {@link TitleField}. */
export interface TitleFieldProps {
  readonly title: string;
  /** Renames the file; resolves with the title it has then. */
  readonly onRename: (title: string) => Promise<string>;
  /** Gives the focus back to the canvas. */
  readonly onDone: () => void;
}

/** Edits the title of a file in place: Enter and leaving keep it, Esc does not. */
export const TitleField = ({ title, onRename, onDone }: TitleFieldProps): JSX.Element => {
  const t = useT(editorTexts);
  const [text, setText] = useState(title);
  const left = useRef(false);
  useEffect(() => setText(title), [title]);
  const keep = async (): Promise<void> => {
    const wanted = text.trim();
    if (wanted === '' || wanted === title) return setText(title);
    try {
      setText(await onRename(wanted));
    } catch {
      // The notice has said why.
      setText(title);
    }
  };
  return (
    <h1 className="cd-editor__heading" aria-label={title}>
      <span className="cd-editor__sizer" aria-hidden="true">
        {text === '' ? t('editor.untitled') : text}
      </span>
      <input
        className="cd-editor__title"
        aria-label={t('editor.title')}
        value={text}
        maxLength={256}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => {
          if (left.current) setText(title);
          else void keep();
          left.current = false;
        }}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (isComposing(event.nativeEvent)) return;
          if (event.key === 'Escape') left.current = true;
          if (event.key === 'Escape' || event.key === 'Enter') {
            event.preventDefault();
            event.currentTarget.blur();
            onDone();
          }
        }}
      />
    </h1>
  );
};
