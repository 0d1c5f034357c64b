import type { JSX } from 'react';
import { AppLink } from '../foundation/app/AppLink.tsx';
import { useApp } from '../foundation/app/app-context.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { AI_ADDRESS } from './frame/ai-addresses.ts';
import { entryTexts } from './texts/entry-texts.ts';
import { usePower } from './usePower.ts';

/** Properties of {@link AiEntry}. */
export interface AiEntryProps {
  /** Folder of new files. Default the top of My files. */
  readonly folderId?: string | undefined;
}

/**
 * Leads to the AI page. It speaks of AI to those who may use it (AI-06); to others our own page still draws their texts, and an
 * operator's page has nothing to offer.
 */
export const AiEntry = ({ folderId }: AiEntryProps): JSX.Element | null => {
  const t = useT(entryTexts);
  const { outside } = useApp();
  const [power] = usePower();
  const mayAsk = typeof power === 'object' && power.allowed;
  if (!mayAsk && outside.aiPage !== undefined) return null;
  const query = folderId === undefined ? '' : `?folder=${encodeURIComponent(folderId)}`;
  return (
    <AppLink className="cd-button cd-button--secondary cd-link" href={AI_ADDRESS + query}>
      {t(mayAsk ? 'ai.entry.ai' : 'ai.entry.text')}
    </AppLink>
  );
};
