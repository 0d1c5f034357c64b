import type { JSX } from 'react';
import { useT } from '../foundation/i18n/useT.ts';

/** Properties of {@link SearchedWords}. */
export interface SearchedWordsProps {
  /** The latest first. */
  readonly words: readonly string[];
  readonly onWord: (word: string) => void;
}

/** Offers what was searched for lately, below the field that has the focus. */
export const SearchedWords = ({ words, onWord }: SearchedWordsProps): JSX.Element => (
  <ul className="cd-picker__searched" aria-label={useT()('picker.searched')}>
    {words.map((word) => (
      <li key={word}>
        <button
          type="button"
          className="cd-picker__word"
          // The field keeps the focus, so that the list stays until the press is over.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onWord(word)}
        >
          {word}
        </button>
      </li>
    ))}
  </ul>
);
