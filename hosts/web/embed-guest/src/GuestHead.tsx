import type { Locale, PickConfig } from '@chartdock/embed/guest';
import { closeIcon, IconButton } from '@chartdock/react/picker';
import type { JSX } from 'react';
import { surfaceWords } from './words.ts';

/** Properties of {@link GuestHead}. */
export interface GuestHeadProps {
  readonly config: PickConfig;
  readonly locale: Locale;
  readonly onClose: () => void;
}

/** Draws title and close button of a modal; in a container only a title the partner asked for. */
export const GuestHead = ({ config, locale, onClose }: GuestHeadProps): JSX.Element | null => {
  const words = surfaceWords(locale);
  const isModal = config.surface === 'modal';
  if (!isModal && config.title === undefined) return null;
  return (
    <header
      className="guest__head"
      onKeyDown={(event) => {
        // The picker below listens for itself.
        if (event.key === 'Escape' && isModal) onClose();
      }}
    >
      <h1 className="guest__title">{config.title ?? words.chooseFiles}</h1>
      {isModal && <IconButton icon={closeIcon} label={words.close} onClick={onClose} />}
    </header>
  );
};
