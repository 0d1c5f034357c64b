import type { FileArea, FileAreaState } from '@chartdock/files';
import { commonOffers, contentOf, offersOn, pickedCount } from '@chartdock/files';
import type { JSX } from 'react';
import { useMemo } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { lookOfAction } from '../items/item-menu.ts';
import { SelectionBar } from './SelectionBar.tsx';
import type { AreaCommands } from './useAreaCommands.ts';
import { pickedItems } from './useAreaCommands.ts';

/** Properties of {@link AreaSelection}. */
export interface AreaSelectionProps {
  readonly area: FileArea;
  readonly state: FileAreaState;
  readonly commands: AreaCommands;
}

/** Draws the bar of a file area's selection; nothing while nothing is picked. */
export const AreaSelection = ({ area, state, commands }: AreaSelectionProps): JSX.Element | null => {
  const t = useT();
  const { selection, list, place, search } = state;
  const offers = useMemo(
    () => (selection.mode === 'off' ? [] : commonOffers(pickedItems(area).map(area.offersOf))),
    // Asking everything picked takes a while when much is; nothing else makes the response another one.
    [area, selection, list, place, search.mode],
  );
  if (selection.mode === 'off') return null;
  const total = contentOf(list)?.rows.length ?? 0;
  const count = pickedCount(selection, total);
  return (
    <SelectionBar
      count={count}
      total={total}
      onPickAll={area.pickAll}
      actions={offersOn(offers, 'bar', count).map(({ action, text }) => {
        const look = lookOfAction(action);
        return { id: action, icon: look.icon, label: t(text ?? look.text) };
      })}
      onAction={(id) => {
        const offer = offers.find(({ action }) => action === id);
        if (offer !== undefined) commands.actOnPicked(offer.action);
      }}
      onClear={area.clearSelection}
    />
  );
};
