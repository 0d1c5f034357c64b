import { TEMPLATE_LENGTHS } from '@chartdock/contract';
import type { TemplateLength } from '@chartdock/contract';
import type { JSX } from 'react';
import { useState } from 'react';
import { chevronDownIcon } from '../../foundation/icons/interface-icons.ts';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { Menu } from '../../foundation/primitives/menus/Menu.tsx';
import { joinClasses } from '../../foundation/styles/join-classes.ts';
import { templateTexts } from '../texts/template-texts.ts';

const CHOICES = ['any', 'short', 'medium', 'long'] as const;

/** Returns the length that a query of an address names; undefined for any. */
export const lengthIn = (query: URLSearchParams): TemplateLength | undefined => {
  const asked = CHOICES.find((choice) => choice === query.get('length'));
  return asked === 'any' ? undefined : asked;
};

/** Properties of {@link LengthMenu}. */
export interface LengthMenuProps {
  /** Undefined for any. */
  readonly length: TemplateLength | undefined;
  readonly onChoose: (length: TemplateLength | undefined) => void;
}

/** Lets a person narrow a list to short, medium or long templates. */
export const LengthMenu = ({ length, onChoose }: LengthMenuProps): JSX.Element => {
  const t = useT(templateTexts);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const chosen = length ?? 'any';
  return (
    <>
      <button
        type="button"
        className={joinClasses(
          'cd-scenes__more cd-lengths',
          (anchor !== null || length !== undefined) && 'cd-scenes__more--open',
        )}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor === null ? event.currentTarget : null)}
      >
        {t('templates.length', { length: t(`templates.length.${chosen}`) })}
        <Icon of={chevronDownIcon} size={14} />
      </button>
      {anchor !== null && (
        <Menu
          anchor={anchor}
          label={t('templates.length', { length: '' }).trim()}
          entries={CHOICES.map((choice) => {
            const { from = 0, to = 0 } = choice === 'any' ? {} : TEMPLATE_LENGTHS[choice];
            return {
              id: choice,
              label: t(`templates.lengths.${choice}`, { from, to }),
              checked: choice === chosen,
            };
          })}
          onChoose={(id) => onChoose(lengthIn(new URLSearchParams({ length: id })))}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
};
