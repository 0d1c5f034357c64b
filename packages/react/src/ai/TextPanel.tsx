import type { DrawingKind, TextFault } from '@chartdock/ai';
import type { JSX } from 'react';
import { useId, useRef } from 'react';
import { useLater } from '../foundation/app/useLater.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { useLocale } from '../foundation/i18n/useLocale.ts';
import { Button } from '../foundation/primitives/Button.tsx';
import { insertText } from '../sources/insert-text.ts';
import { aiTexts } from './texts/ai-texts.ts';

/** Properties of {@link TextPanel}. */
export interface TextPanelProps {
  readonly kind: DrawingKind;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly faults: readonly TextFault[];
  /** Whether it is being written, and cannot be changed meanwhile. */
  readonly isBusy: boolean;
}

// They are there before anyone reaches a button, and nobody else waits for them.
const loadExamples = async () => (await import('./texts/examples.ts')).EXAMPLES;

/** Faults that are listed; more would only push the text away. */
const MOST_FAULTS = 8;

const rangeOf = (text: string, line: number): readonly [number, number] => {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((length, one) => length + one.length + 1, 0);
  return [start, start + (lines[line - 1]?.length ?? 0)];
};

/** Draws the text that becomes a drawing: an editor with examples, and the faults of its lines. */
export const TextPanel = ({ kind, text, onText, faults, isBusy }: TextPanelProps): JSX.Element => {
  const t = useT(aiTexts);
  const locale = useLocale();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const replace = (next: string | undefined): void => {
    if (field.current === null || next === undefined) return;
    // The whole of it is replaced by an edit, so that the browser's own undo brings it back.
    field.current.select();
    insertText(field.current, next);
  };
  const goTo = (line: number): void => {
    field.current?.focus();
    field.current?.setSelectionRange(...rangeOf(text, line));
  };
  const example = useLater(loadExamples)?.[locale][kind];
  return (
    <div className="cd-ai__text">
      <div className="cd-ai__row">
        <label className="cd-field__label cd-ai__label" htmlFor={id}>
          {t('ai.text')}
        </label>
        <Button
          look="ghost"
          disabled={isBusy || example === undefined}
          onClick={() => replace(example?.list)}
        >
          {t('ai.listExample')}
        </Button>
        <Button
          look="ghost"
          disabled={isBusy || example === undefined}
          onClick={() => replace(example?.table)}
        >
          {t('ai.tableExample')}
        </Button>
      </div>
      <p id={`${id}-hint`} className="cd-ai__hint">
        {t(`ai.hint.${kind}`)}
      </p>
      <textarea
        ref={field}
        id={id}
        className="cd-ai__input"
        value={text}
        readOnly={isBusy}
        onChange={(event) => onText(event.currentTarget.value)}
        placeholder={t('ai.textHint')}
        aria-invalid={faults.length > 0 || undefined}
        aria-describedby={`${id}-hint ${id}-faults`}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
      />
      <div id={`${id}-faults`} className="cd-ai__faults" role="status">
        {faults.length > 0 && (
          <>
            <p>{t('ai.faults', { n: String(faults.length) })}</p>
            <ul>
              {faults.slice(0, MOST_FAULTS).map((fault) => (
                <li key={`${fault.line} ${fault.kind}`}>
                  <button type="button" className="cd-ai__fault" onClick={() => goTo(fault.line)}>
                    {t('ai.fault', { line: String(fault.line), text: fault[locale] })}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
};
