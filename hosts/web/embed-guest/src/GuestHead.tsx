import type { Locale, SurfaceConfig } from '@chartdock/embed/guest';
import { closeIcon, IconButton } from '@chartdock/react/picker';
import type { JSX } from 'react';
import { surfaceWords } from './words.ts';

/** Properties of {@link GuestHead}. */
export interface GuestHeadProps {
  readonly config: SurfaceConfig;
  readonly locale: Locale;
  readonly onClose: () => void;
}

/** Surfaces that the page around offers no way out of. */
const CLOSABLE: ReadonlySet<string> = new Set(['modal', 'page', 'host']);

/** Draws title and close button, unless the host draws them; in a container only a title the partner asked for. */
export const GuestHead = ({ config, locale, onClose }: GuestHeadProps): JSX.Element | null => {
  const words = surfaceWords(locale);
  const { surface, title, hide = [], task } = config;
  if (hide.includes('head')) return null;
  if (surface === 'container' && title === undefined) return null;
  return (
    <header className="guest__head">
      <h1 className="guest__title">{title ?? words.titles[task]}</h1>
      {CLOSABLE.has(surface) && <IconButton icon={closeIcon} label={words.close} onClick={onClose} />}
    </header>
  );
};
