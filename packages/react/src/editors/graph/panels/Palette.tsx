import type { Shape, ShapeGroup, Theme } from '@chartdock/documents';
import type { JSX } from 'react';
import { useContext, useMemo, useState } from 'react';
import { InterfaceContext } from '../../../foundation/i18n/interface-context.ts';
import { useT } from '../../../foundation/i18n/useT.ts';
import { chevronDownIcon } from '../../../foundation/icons/interface-icons.ts';
import { chevronRightIcon, closeIcon } from '../../../foundation/icons/list-icons.ts';
import { Icon } from '../../../foundation/icons/Icon.tsx';
import { IconButton } from '../../../foundation/primitives/IconButton.tsx';
import type { GraphBoard } from '../graph-board.ts';
import { ShapeArt } from '../ShapeArt.tsx';
import { graphTexts } from '../texts/graph-texts.ts';
import { findShapes, librariesFor } from './libraries.ts';
import { usePlacing } from './usePlacing.ts';

/** Properties of {@link Palette}. */
export interface PaletteProps {
  /** Category of the file, which decides which libraries are open. */
  readonly category: string;
  readonly theme: Theme;
  readonly board: GraphBoard | undefined;
  readonly onClose: () => void;
}

/** Offers shapes: a press adds one, a drag puts it where it is let go. */
export const Palette = ({ category, theme, board, onClose }: PaletteProps): JSX.Element => {
  const t = useT(graphTexts);
  const { locale } = useContext(InterfaceContext);
  const { libraries, open } = useMemo(() => librariesFor(category), [category]);
  const [opened, setOpened] = useState<readonly ShapeGroup[]>(open);
  const [word, setWord] = useState('');
  const placing = usePlacing(board, onClose);
  const found = word.trim() === '' ? undefined : findShapes(libraries, word);
  const toggle = (id: ShapeGroup): void =>
    setOpened(opened.includes(id) ? opened.filter((one) => one !== id) : [...opened, id]);
  const shapes = (list: readonly Shape[]): JSX.Element => (
    <div className="cd-palette__shapes">
      {list.map(({ id, names }) => (
        <button
          key={id}
          type="button"
          className="cd-palette__shape"
          aria-label={t('shapes.place', { name: names[locale] })}
          data-cd-tip={names[locale]}
          {...placing(id)}
        >
          <ShapeArt shape={id} theme={theme} />
        </button>
      ))}
    </div>
  );
  return (
    <section className="cd-palette" aria-label={t('shapes.title')}>
      <div className="cd-palette__head">
        <input
          type="search"
          className="cd-palette__search"
          placeholder={t('shapes.search')}
          aria-label={t('shapes.search')}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
        <IconButton scale="small" icon={closeIcon} label={t('shapes.hide')} onClick={onClose} />
      </div>
      <div className="cd-palette__list">
        {found !== undefined &&
          (found.length === 0 ? <p className="cd-palette__none">{t('shapes.none')}</p> : shapes(found))}
        {found === undefined &&
          libraries.map(({ id, shapes: list }) => (
            <section key={id}>
              <h2 className="cd-palette__title">
                <button type="button" aria-expanded={opened.includes(id)} onClick={() => toggle(id)}>
                  <Icon of={opened.includes(id) ? chevronDownIcon : chevronRightIcon} size={14} />
                  {t(`library.${id}`)}
                </button>
              </h2>
              {opened.includes(id) && shapes(list)}
            </section>
          ))}
      </div>
    </section>
  );
};
