import { isApiError } from '@chartdock/client';
import type { CallData } from '@chartdock/contract';
import { useEffect, useState } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { useLocale } from '../../foundation/i18n/useLocale.ts';

/** Name of a partner with templates of its own, and its categories in the current language. */
export type PartnerShelf = CallData<'templates', 'partnerShelf'>;

/** Gets the shelf of the partner that the person comes from; undefined until it is known to have templates. */
export const usePartnerShelf = (isWanted: boolean): PartnerShelf | undefined => {
  const { client } = useApp().workspace;
  const locale = useLocale();
  const [shelf, setShelf] = useState<PartnerShelf>();
  useEffect(() => {
    if (!isWanted) return undefined;
    const stop = new AbortController();
    client.templates
      .partnerShelf({}, { quiet: true, keep: true, signal: stop.signal })
      .then((found) => setShelf(found.total > 0 ? found : undefined))
      .catch((thrown: unknown) => {
        // The library does without.
        if (!isApiError(thrown)) throw thrown;
      });
    return () => stop.abort();
    // The names come in the current language.
  }, [client, isWanted, locale]);
  return shelf;
};
