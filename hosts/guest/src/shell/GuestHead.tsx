import type { Locale, SurfaceConfig } from '@chartdock/embed/guest';
import { closeIcon, IconButton } from '@chartdock/react/picker';
import type { JSX } from 'react';
import { taskTitle } from '../surface/task-titles.ts';
import { CLOSABLE, headTag, headTitleOf, surfaceTitles } from '../surface/surface-titles.ts';

/** Properties of {@link GuestHead}. */
export interface GuestHeadProps {
  readonly config: SurfaceConfig;
  readonly locale: Locale;
  readonly onClose: () => void;
}

/** Draws title and close button, unless the host draws them; in a container only a title the partner asked for. */
export const GuestHead = ({ config, locale, onClose }: GuestHeadProps): JSX.Element | null => {
  const title = headTitleOf(config, taskTitle(config, locale));
  if (title === undefined) return null;
  const Head = headTag(config);
  return (
    <Head className="guest__head">
      <h1 className="guest__title">{title}</h1>
      {CLOSABLE.has(config.surface) && (
        <IconButton icon={closeIcon} label={surfaceTitles(locale).close} onClick={onClose} />
      )}
    </Head>
  );
};
