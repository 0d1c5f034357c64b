import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { SegmentedControl } from '../../foundation/primitives/SegmentedControl.tsx';
import { templateTexts } from '../texts/template-texts.ts';
import type { Shelf } from './shelves.ts';
import { chooserTexts } from './texts/chooser-texts.ts';

/** Properties of {@link ShelfSwitch}. */
export interface ShelfSwitchProps {
  readonly shelves: readonly Shelf[];
  readonly shelf: Shelf;
  /** Name of the partner. */
  readonly partner: string | undefined;
  readonly onChoose: (shelf: Shelf) => void;
}

/** Draws the shelves of a chooser, of which one shows. */
export const ShelfSwitch = ({ shelves, shelf, partner, onChoose }: ShelfSwitchProps): JSX.Element => {
  const t = useT(templateTexts);
  const own = useT(chooserTexts);
  const labels: Readonly<Record<Shelf, string>> = {
    partner: partner ?? own('chooser.partner'),
    flow: t('templates.kind.flow'),
    mind: t('templates.kind.mind'),
    recent: t('templates.kind.recent'),
    liked: own('chooser.liked'),
  };
  return (
    <div className="cd-chooser__shelves">
      <SegmentedControl
        label={t('templates.kind')}
        value={shelf}
        segments={shelves.map((value) => ({ value, label: labels[value] }))}
        onChange={onChoose}
      />
    </div>
  );
};
