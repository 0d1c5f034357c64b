import { drawText } from '@chartdock/ai';
import type { DrawingKind } from '@chartdock/ai';
import { isApiError } from '@chartdock/client';
import * as CODE from '@chartdock/contract/codes';
import type { JSX } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { problemText } from '../foundation/app/problem-text.ts';
import { NameDialog } from '../files/items/NameDialog.tsx';
import type { NameOutcome } from '../files/items/NameDialog.tsx';
import { useT } from '../foundation/i18n/useT.ts';
import type { OpenFile } from './frame/useScreenAround.ts';
import { aiTexts } from './texts/ai-texts.ts';

/** Properties of {@link SaveDrawing}. */
export interface SaveDrawingProps {
  readonly text: string;
  readonly kind: DrawingKind;
  /** Name to begin with. */
  readonly name: string;
  /** Where the file is made. Default: the top of My files. */
  readonly folderId: string | undefined;
  readonly onSaved: OpenFile;
  readonly onClose: () => void;
}

/** Asks for a name, makes a file of the drawing, and leads to it. */
export const SaveDrawing = ({
  text,
  kind,
  name,
  folderId,
  onSaved,
  onClose,
}: SaveDrawingProps): JSX.Element => {
  const t = useT(aiTexts);
  const { client, prompts } = useApp().workspace;
  const save = async (title: string): Promise<NameOutcome> => {
    const full = { ok: false, text: t('error.quotaExhausted') } as const;
    if (!(await prompts.mayImport())) return full;
    const drawing = drawText(text, kind, title);
    if (drawing.status !== 'drawn') return { ok: false, text: t('error.generic') };
    const { category, definition } = drawing;
    const place = folderId === undefined ? {} : { folderId };
    try {
      const def = JSON.stringify(definition);
      const { chartId } = await client.charts.create({ category, title, def, ...place }, { quiet: true });
      onSaved({ fileId: chartId, category });
      return { ok: true };
    } catch (thrown) {
      if (!isApiError(thrown) || thrown.envelopeCode !== CODE.quotaExhausted)
        return { ok: false, text: problemText(thrown, t('error.generic')) };
      void prompts.tellQuota();
      return full;
    }
  };
  return (
    <NameDialog
      title={t('ai.save')}
      label={t('ai.name')}
      confirmLabel={t('ai.save')}
      name={name}
      onSave={save}
      onClose={onClose}
    />
  );
};
