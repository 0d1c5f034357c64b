import type { JSX } from 'react';
import { useT } from '../foundation/i18n/useT.ts';
import { viewerTexts } from './texts/viewer-texts.ts';
import type { PictureText } from './picture.types.ts';

// A list that nobody sees must not cost more than the picture.
const MOST = 1_000;

/** Reads a picture out: its words in the order of reading, where they lead, and their links and notes. */
export const SpokenOutline = ({ texts }: { readonly texts: readonly PictureText[] }): JSX.Element => {
  const t = useT(viewerTexts);
  return (
    <section className="cd-hidden" aria-label={t('viewer.content')}>
      <ul>
        {texts.slice(0, MOST).map((line, at) => (
          <li key={`${line.id}-${at}`} aria-level={line.level}>
            {[
              line.text,
              ...(line.note === undefined ? [] : [t('viewer.noteIs', { note: line.note })]),
              ...(line.leads ?? []).map((target) => t('viewer.leadsTo', { target })),
              ...(line.href === undefined ? [] : [t('viewer.hasLink')]),
              ...(line.fold === 'closed' ? [t('viewer.isClosed')] : []),
            ].join('. ')}
          </li>
        ))}
      </ul>
      {texts.length > MOST && <p>{t('viewer.moreLines', { count: `${texts.length - MOST}` })}</p>}
    </section>
  );
};
