import type { JSX, KeyboardEvent, Ref } from 'react';
import { useRef } from 'react';
import { propertiesOf } from '../../drawing/draw.ts';
import { Icon } from '../../icons/Icon.tsx';
import { closeIcon, searchIcon } from '../../icons/list-icons.ts';
import { IconButton } from '../IconButton.tsx';
import { searchAttributes, searchFieldAttributes } from './search-attributes.ts';
import { useTextInput } from './useTextInput.ts';
import { isComposing } from './is-composing.ts';

/** Properties of {@link SearchField}. */
export interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
  readonly placeholder?: string;
  readonly clearLabel: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Is told that Enter was pressed outside of a composition. */
  readonly onSubmit?: () => void;
}

/** Draws a search line; Esc empties it. */
export const SearchField = (props: SearchFieldProps): JSX.Element => {
  const { value, onChange, label, placeholder, clearLabel, inputRef, onSubmit } = props;
  const root = useRef<HTMLDivElement>(null);
  const binding = useTextInput({ value, onChange });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') onSubmit?.();
    if (event.key !== 'Escape' || value === '') return;
    // Esc empties the field first; a second Esc may close the surface around it.
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  };
  const clear = (): void => {
    onChange('');
    root.current?.querySelector('input')?.focus();
  };
  return (
    <div {...propertiesOf(searchAttributes(label))} ref={root}>
      <Icon of={searchIcon} size={16} />
      <input
        {...propertiesOf(searchFieldAttributes(label, placeholder ?? label))}
        {...binding}
        ref={inputRef}
        onKeyDown={onKeyDown}
      />
      {value !== '' && <IconButton icon={closeIcon} label={clearLabel} scale="small" onClick={clear} />}
    </div>
  );
};
