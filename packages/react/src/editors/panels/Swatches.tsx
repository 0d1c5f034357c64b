import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { editorTexts } from '../texts/editor-texts.ts';
import type { EditorTextKey } from '../texts/editor-texts.ts';

/** A colour with the key of its name. */
type NamedColor = readonly [color: string, name: EditorTextKey];

/** Colours of letters and lines; each is read on light and on dark grounds. */
export const INKS: readonly NamedColor[] = [
  ['#1d242f', 'color.black'],
  ['#6c7686', 'color.gray'],
  ['#d84a3f', 'color.red'],
  ['#c46a12', 'color.orange'],
  ['#2f8a4f', 'color.green'],
  ['#2f6fd6', 'color.blue'],
  ['#7a55c7', 'color.purple'],
];

/** Colours of grounds. */
export const FILLS: readonly NamedColor[] = [
  ['#ffffff', 'color.white'],
  ['#fdecea', 'color.red'],
  ['#fdf0dd', 'color.orange'],
  ['#fdf8d8', 'color.yellow'],
  ['#e2f3e6', 'color.green'],
  ['#e3edfc', 'color.blue'],
  ['#efe8fb', 'color.purple'],
];

/** Properties of {@link Swatches}. */
export interface SwatchesProps {
  readonly label: string;
  readonly colors: readonly NamedColor[];
  readonly chosen: string | undefined;
  /** Is told a colour, or null for that of the theme. */
  readonly onChoose: (color: string | null) => void;
}

/** Draws a row of colours to choose from. */
export const Swatches = ({ label, colors, chosen, onChoose }: SwatchesProps): JSX.Element => {
  const t = useT(editorTexts);
  return (
    <div className="cd-panel__row" role="group" aria-label={label}>
      <span>{label}</span>
      <div className="cd-panel__colors">
        <button
          type="button"
          className="cd-panel__color cd-panel__color--usual"
          aria-pressed={chosen === undefined}
          aria-label={t('panel.usual')}
          data-cd-tip={t('panel.usual')}
          onClick={() => onChoose(null)}
        />
        {colors.map(([color, name]) => (
          <button
            key={color}
            type="button"
            className="cd-panel__color"
            style={{ background: color }}
            aria-pressed={chosen === color}
            aria-label={t(name)}
            data-cd-tip={t(name)}
            onClick={() => onChoose(color)}
          />
        ))}
      </div>
    </div>
  );
};
