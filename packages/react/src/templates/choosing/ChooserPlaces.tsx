import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Tabs } from '../../foundation/primitives/Tabs.tsx';
import { ALL_SCENES, SceneTabs } from '../places/SceneTabs.tsx';
import { templateTexts } from '../texts/template-texts.ts';
import type { Shelf } from './shelves.ts';
import type { PartnerShelf } from './usePartnerShelf.ts';

/** Properties of {@link ChooserPlaces}. */
export interface ChooserPlacesProps {
  readonly shelf: Shelf;
  /** Stable name of the place that shows. */
  readonly scene: string;
  /** Categories of the partner. */
  readonly places: PartnerShelf['places'];
  readonly idPrefix: string;
  readonly onChoose: (scene: string) => void;
}

/** Returns whether a shelf has places: the scenes of a kind, or categories of the partner; lists of one's own have none. */
export const hasTabs = (shelf: Shelf, places: PartnerShelf['places']): boolean =>
  shelf === 'flow' || shelf === 'mind' || (shelf === 'partner' && places.length > 0);

/** Draws the places of a shelf that has some as tabs. */
export const ChooserPlaces = (props: ChooserPlacesProps): JSX.Element => {
  const { shelf, scene, places, idPrefix, onChoose } = props;
  const t = useT(templateTexts);
  if (shelf === 'flow' || shelf === 'mind')
    return <SceneTabs kind={shelf} scene={scene} idPrefix={idPrefix} onChoose={onChoose} />;
  const all = { id: ALL_SCENES, label: t('templates.kind.all') };
  return (
    <div className="cd-scenes">
      <Tabs
        tabs={[all, ...places.map(({ category, name }) => ({ id: category, label: name }))]}
        active={scene}
        label={t('templates.scenes')}
        idPrefix={idPrefix}
        onChange={onChoose}
      />
    </div>
  );
};
