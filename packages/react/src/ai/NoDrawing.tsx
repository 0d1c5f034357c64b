import type { TextFault } from '@chartdock/ai';
import type { JSX } from 'react';
import { useLocale } from '../foundation/i18n/useLocale.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { aiTexts } from './texts/ai-texts.ts';

/** Properties of {@link NoDrawing}. */
export interface NoDrawingProps {
  /** Faults of the text; nothing where there is none. */
  readonly faults: readonly TextFault[];
}

/** Stands in the place of a drawing: asks for a text, or says why there is none of it, as the list of faults may be out of view. */
export const NoDrawing = ({ faults: [first] }: NoDrawingProps): JSX.Element => {
  const t = useT(aiTexts);
  const locale = useLocale();
  return (
    <p className="cd-ai__empty">
      {first === undefined ? t('ai.empty') : t('ai.fault', { line: String(first.line), text: first[locale] })}
    </p>
  );
};
