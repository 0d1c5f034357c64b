import type { FileArea, FileAreaState, FileItem } from '@chartdock/files';
import { contentOf, pickedCount } from '@chartdock/files';
import type { JSX, KeyboardEvent } from 'react';
import { closeIcon } from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { pickedItems } from '../area/useAreaCommands.ts';
import { FactList } from '../items/FactList.tsx';
import { kindText } from '../items/kind-text.ts';
import { joinClasses } from '../../foundation/styles/join-classes.ts';
import { ItemDetails } from './ItemDetails.tsx';
import { detailsTexts } from './texts/details-texts.ts';
import { isComposing } from '../../foundation/primitives/fields/is-composing.ts';

/** Properties of {@link DetailsPanel}. */
export interface DetailsPanelProps {
  readonly area: FileArea;
  readonly state: FileAreaState;
  readonly userId: string | undefined;
  readonly id: string;
  /** Closes the panel and gives the focus back to the list. */
  readonly onClose: () => void;
}

/** Counts items by their kind, the most frequent first. */
const countKinds = (items: readonly FileItem[], nameOf: (item: FileItem) => string) => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(nameOf(item), (counts.get(nameOf(item)) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => ({ name, value: String(count) }));
};

const Content = ({ area, state, userId }: Omit<DetailsPanelProps, 'id' | 'onClose'>): JSX.Element => {
  const t = useT(detailsTexts);
  const items = pickedItems(area);
  const count = pickedCount(state.selection, contentOf(state.list)?.rows.length ?? 0);
  const [first] = items;
  if (state.selection.mode === 'off' || first === undefined)
    return <p className="cd-details__none">{t('details.none')}</p>;
  // The row of the list knows of a star or a name given meanwhile.
  if (count === 1) {
    const row = contentOf(state.list)?.rows.find((each) => each?.id === first.id) ?? first;
    return <ItemDetails area={area} item={row} userId={userId} />;
  }
  return (
    <>
      <h3 className="cd-details__title">{t('selection.count', { n: count })}</h3>
      <FactList facts={countKinds(items, (item) => kindText(item, t))} />
    </>
  );
};

/** Tells beside a list the facts about the picked item, or of which kinds several are. */
export const DetailsPanel = (props: DetailsPanelProps): JSX.Element => {
  const { id, onClose } = props;
  const t = useT(detailsTexts);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <aside
      id={id}
      // A sheet that has nothing to tell would only cover the list.
      className={joinClasses('cd-details', props.state.selection.mode === 'off' && 'cd-details--none')}
      aria-labelledby={`${id}-title`}
      onKeyDown={onKeyDown}
    >
      <div className="cd-details__head">
        <h2 id={`${id}-title`} className="cd-details__heading">
          {t('action.details')}
        </h2>
        <IconButton icon={closeIcon} label={t('common.close')} onClick={onClose} />
      </div>
      <div className="cd-details__body">
        <Content {...props} />
      </div>
    </aside>
  );
};
