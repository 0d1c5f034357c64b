import type { Theme } from '@chartdock/documents';
import type { JSX } from 'react';
import { useRef, useState } from 'react';
import { useT } from '../../../foundation/i18n/useT.ts';
import { useDismiss } from '../../../foundation/primitives/useDismiss.ts';
import { graphTexts } from '../texts/graph-texts.ts';

/** Properties of {@link ColorField}. */
export interface ColorFieldProps {
  readonly label: string;
  /** Undefined where the theme decides. */
  readonly value: string | undefined;
  readonly theme: Theme;
  /** Which colours of the theme are offered. */
  readonly of: 'fill' | 'stroke' | 'text';
  readonly allowsNone?: boolean;
  readonly onChange: (value: string | null) => void;
}

/** Draws a colour with a choice of others: those of the theme, none, the theme's own, any. */
export const ColorField = (props: ColorFieldProps): JSX.Element => {
  const { label, value, theme, of, allowsNone = false, onChange } = props;
  const t = useT(graphTexts);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useDismiss(box, isOpen, () => setOpen(false));
  const pale = theme.tones.map((tone) => tone[of]);
  const strong = theme.strong.map(({ fill }) => fill);
  const colors = [...new Set([...pale, ...strong, theme.paper, theme.text])];
  const choose = (next: string | null): void => {
    onChange(next);
    setOpen(false);
  };
  const known = value === undefined || value === 'none' ? undefined : value;
  return (
    <div className="cd-format__row" ref={box}>
      <span className="cd-format__name">{label}</span>
      <button
        type="button"
        className="cd-color"
        aria-label={`${label}: ${value ?? t('style.theme')}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <rect x="1" y="1" width="18" height="18" rx="4" fill={known ?? 'none'} />
          {known === undefined && <path d="M4 16 16 4" />}
        </svg>
      </button>
      {isOpen && (
        <div className="cd-colors" role="group" aria-label={label}>
          {colors.map((color) => (
            <button
              key={color}
              type="button"
              className="cd-colors__one"
              aria-label={color}
              aria-pressed={color === value}
              onClick={() => choose(color)}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <rect x="1" y="1" width="18" height="18" rx="4" fill={color} />
              </svg>
            </button>
          ))}
          <button type="button" className="cd-colors__word" onClick={() => choose(null)}>
            {t('style.theme')}
          </button>
          {allowsNone && (
            <button type="button" className="cd-colors__word" onClick={() => choose('none')}>
              {t('style.noFill')}
            </button>
          )}
          <label className="cd-colors__word">
            {t('style.own')}
            <input
              type="color"
              value={/^#[\da-f]{6}$/i.test(known ?? '') ? known : theme.text}
              onChange={({ target }) => onChange(target.value)}
            />
          </label>
        </div>
      )}
    </div>
  );
};
