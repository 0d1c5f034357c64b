import type { Theme } from '@chartdock/documents';
import type { GraphSession } from '@chartdock/editing/graph';
import type { JSX } from 'react';
import { useT } from '../../../foundation/i18n/useT.ts';
import { changePage } from '../change-page.ts';
import { graphTexts } from '../texts/graph-texts.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ColorField } from './ColorField.tsx';
import { NumberField } from './NumberField.tsx';

/** Properties of {@link PageFormat}. */
export interface PageFormatProps {
  readonly session: GraphSession;
  readonly theme: Theme;
}

/** Sizes of sheets at 96 pixels an inch, upright. */
const SHEETS = { a4: [794, 1123], a3: [1123, 1587], letter: [816, 1056], screen: [1050, 1500] } as const;
type Sheet = keyof typeof SHEETS;
const NAMES = Object.keys(SHEETS) as readonly Sheet[];
const LARGEST = 20_000;

/** Formats the page while nothing is selected: size, grid, ground. */
export const PageFormat = ({ session, theme }: PageFormatProps): JSX.Element => {
  const t = useT(graphTexts);
  const { page } = session.get();
  const { w, h } = page;
  const sheet = NAMES.find((name) => {
    const [a, b] = SHEETS[name];
    return (a === w && b === h) || (a === h && b === w);
  });
  const setSheet = (id: string, isWide: boolean): void => {
    const name = NAMES.find((one) => one === id);
    if (name === undefined) return;
    const [a, b] = SHEETS[name];
    changePage(session, isWide ? { w: b, h: a } : { w: a, h: b });
  };
  return (
    <div className="cd-format__group">
      <ChoiceField
        label={t('page.sheet')}
        value={sheet ?? ''}
        choices={NAMES.map((id) => ({ id, label: t(`page.${id}`) }))}
        onChange={(id) => setSheet(id, w > h)}
      />
      <ChoiceField
        label={t('page.way')}
        value={w > h ? 'wide' : 'tall'}
        choices={(['tall', 'wide'] as const).map((id) => ({ id, label: t(`page.${id}`) }))}
        onChange={(id) => {
          if ((id === 'wide') !== w > h) changePage(session, { w: h, h: w });
        }}
      />
      <NumberField
        label={t('style.w')}
        value={w}
        least={100}
        most={LARGEST}
        onChange={(value) => changePage(session, { w: value })}
      />
      <NumberField
        label={t('style.h')}
        value={h}
        least={100}
        most={LARGEST}
        onChange={(value) => changePage(session, { h: value })}
      />
      <NumberField
        label={t('page.grid')}
        value={page.grid ?? 10}
        least={0}
        most={200}
        onChange={(grid) => changePage(session, { grid })}
      />
      <ColorField
        label={t('page.ground')}
        value={page.bg}
        theme={theme}
        of="fill"
        onChange={(bg) => changePage(session, { bg })}
      />
    </div>
  );
};
