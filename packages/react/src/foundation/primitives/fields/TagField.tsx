import type { JSX, KeyboardEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { closeIcon } from '../../icons/interface-icons.ts';
import { Icon } from '../../icons/Icon.tsx';
import { joinClasses } from '../../styles/join-classes.ts';
import { useTextInput } from './useTextInput.ts';
import { isComposing } from './is-composing.ts';

/** Properties of {@link TagField}. */
export interface TagFieldProps {
  readonly label: string;
  readonly tags: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  /** Typed text that is no tag yet; the sender of the form may count it as one. */
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  /** Most tags. */
  readonly max: number;
  /** Longest tag in UTF-16 code units. */
  readonly maxLength: number;
  /** Names the button that takes a tag away. */
  readonly removeLabel: (tag: string) => string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** Adds a typed tag: trimmed, not twice, not beyond the most. */
export const withTag = (tags: readonly string[], draft: string, max: number): readonly string[] => {
  const tag = draft.trim();
  return tag === '' || tags.includes(tag) || tags.length >= max ? tags : [...tags, tag];
};

/** Draws tags as chips with a line to type the next one: Enter and comma add it, Backspace in an empty line takes the last away. */
export const TagField = (props: TagFieldProps): JSX.Element => {
  const { label, tags, onChange, draft, onDraft, max, maxLength, removeLabel, hint, error } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isFocused, setFocused] = useState(false);
  const add = (text: string): void => {
    onChange(withTag(tags, text, max));
    onDraft('');
  };
  const binding = useTextInput({
    value: draft,
    maxLength,
    allNumeric: true,
    onChange: (text) => (/[,，]$/.test(text) ? add(text.slice(0, -1)) : onDraft(text)),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && draft.trim() !== '') {
      event.preventDefault();
      // The dialog would take the same key for its button.
      event.stopPropagation();
      add(draft);
    }
    if (event.key === 'Backspace' && draft === '') onChange(tags.slice(0, -1));
  };
  const remove = (tag: string): void => {
    onChange(tags.filter((one) => one !== tag));
    input.current?.focus();
  };
  const note = error ?? hint;
  return (
    <div className={joinClasses('cd-field', error !== undefined && 'cd-field--wrong')}>
      <label className="cd-field__label" htmlFor={id}>
        {label}
      </label>
      <div className={joinClasses('cd-tags', isFocused && 'cd-tags--focused')}>
        {tags.map((tag) => (
          <span key={tag} className="cd-tag">
            <span className="cd-tag__text">{tag}</span>
            <button
              type="button"
              className="cd-tag__remove"
              aria-label={removeLabel(tag)}
              onClick={() => remove(tag)}
            >
              <Icon of={closeIcon} size={16} />
            </button>
          </span>
        ))}
        {tags.length < max && (
          <input
            {...binding}
            ref={input}
            id={id}
            className="cd-tags__input"
            type="text"
            autoComplete="off"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={note === undefined ? undefined : `${id}-note`}
            onKeyDown={onKeyDown}
            onFocus={() => setFocused(true)}
            onBlur={() => {
              setFocused(false);
              add(draft);
            }}
          />
        )}
      </div>
      {note !== undefined && (
        <p id={`${id}-note`} className="cd-field__note" role={error === undefined ? undefined : 'alert'}>
          {note}
        </p>
      )}
    </div>
  );
};
