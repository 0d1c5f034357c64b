import type { KeySystem } from '@chartdock/editing/graph';
import { formatCombo, graphKeys } from '@chartdock/editing/graph';
import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Menu } from '../../foundation/primitives/menus/Menu.tsx';
import type { MenuAnchor, MenuEntry } from '../../foundation/primitives/menus/menu.types.ts';
import { graphWords } from './graph-words.ts';
import { graphTexts } from './texts/graph-texts.ts';

/** Properties of {@link GraphMenu}. */
export interface GraphMenuProps {
  readonly groups: readonly (readonly string[])[];
  readonly anchor: MenuAnchor;
  readonly system: KeySystem;
  readonly can: (id: string) => boolean;
  readonly onRun: (id: string) => void;
  readonly onClose: () => void;
}

const SPECIAL = /^(?:lane|row|column|connect|group)\./;

/** Draws commands as a menu, with their keys. */
export const GraphMenu = ({ groups, anchor, system, can, onRun, onClose }: GraphMenuProps): JSX.Element => {
  const t = useT(graphTexts);
  // Entries for lanes, rows or groups alone are not shown for others.
  const shown = groups.map((group) => group.filter((id) => !SPECIAL.test(id) || can(id)));
  const entries = shown.flatMap((group) =>
    group.map((id, at): MenuEntry => {
      const word = graphWords[id];
      const [combo] = graphKeys[id] ?? [];
      return {
        id,
        label: word === undefined ? id : t(word),
        hint: combo === undefined ? undefined : formatCombo(combo, system),
        disabled: !can(id),
        startsGroup: at === 0,
        ...(id === 'cell.remove' ? { tone: 'danger' as const } : {}),
      };
    }),
  );
  return (
    <Menu entries={entries} anchor={anchor} label={t('graph.menu')} onChoose={onRun} onClose={onClose} />
  );
};
