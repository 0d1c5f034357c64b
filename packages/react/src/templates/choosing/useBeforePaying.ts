import { formatYuan } from '@chartdock/templates';
import { useApp } from '../../foundation/app/app-context.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import type { PaidCard } from '../using/useTemplateUse.ts';
import { chooserTexts } from './texts/chooser-texts.ts';

/** Where a template that costs something can be bought. */
export interface Paying {
  /** Returns whether it can be bought here. It is asked each time, before anything is said of paying. */
  readonly isHere: () => Promise<boolean>;
  /** Opens the page where else it can be bought; undefined where nothing may lead there. */
  readonly goElsewhere: ((templateId: string) => void) | undefined;
}

/** Asks whether a template can be bought here, and says what it costs and where it can be bought where it cannot. */
export const useBeforePaying = (
  paying: Paying | undefined,
): ((card: PaidCard, price: number) => Promise<boolean>) => {
  const t = useT(chooserTexts);
  const { dialogs } = useApp().workspace;
  return async ({ chartId, title }, price) => {
    if (paying === undefined || (await paying.isHere())) return true;
    const { goElsewhere } = paying;
    const text = t('chooser.payText', { title, price: formatYuan(price) });
    const way = goElsewhere === undefined ? {} : { confirmLabel: t('chooser.payElsewhere') };
    const ended = await dialogs.open('confirm', {
      params: { title: t('chooser.payTitle'), text, ...way },
    });
    if (ended.status === 'confirmed') goElsewhere?.(chartId);
    return false;
  };
};
