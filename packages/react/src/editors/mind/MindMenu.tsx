import type { KeyMap, KeySystem } from '@chartdock/editing/tree';
import { formatCombo } from '@chartdock/editing/tree';
import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Menu } from '../../foundation/primitives/menus/Menu.tsx';
import type { MenuAnchor, MenuEntry } from '../../foundation/primitives/menus/menu.types.ts';
import { editorTexts } from '../texts/editor-texts.ts';
import { mindWords } from './mind-words.ts';

/** Properties of {@link MindMenu}. */
export interface MindMenuProps {
  readonly groups: readonly (readonly string[])[];
  readonly anchor: MenuAnchor;
  readonly system: KeySystem;
  readonly keys: KeyMap;
  readonly can: (id: string) => boolean;
  readonly onRun: (id: string) => void;
  readonly onClose: () => void;
}

/** Draws commands as a menu, with their keys. */
export const MindMenu = ({
  groups,
  anchor,
  system,
  keys,
  can,
  onRun,
  onClose,
}: MindMenuProps): JSX.Element => {
  const t = useT(editorTexts);
  const entries = groups.flatMap((group, place) =>
    group.map((id, at): MenuEntry => {
      const word = mindWords[id];
      const [combo] = keys[id] ?? [];
      return {
        id,
        label: word === undefined ? id : t(word),
        hint: combo === undefined ? undefined : formatCombo(combo, system),
        disabled: !can(id),
        startsGroup: at === 0 && place > 0,
        ...(id === 'topic.remove' ? { tone: 'danger' as const } : {}),
      };
    }),
  );
  return <Menu entries={entries} anchor={anchor} label={t('mind.menu')} onChoose={onRun} onClose={onClose} />;
};
