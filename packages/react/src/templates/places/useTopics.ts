import { isApiError } from '@chartdock/client';
import type { TemplateKind, TemplatePlaceEntry } from '@chartdock/contract';
import { topicsOf } from '@chartdock/templates';
import { useEffect, useState } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { useLocale } from '../../foundation/i18n/useLocale.ts';

interface Loaded {
  readonly of: string;
  readonly entries: readonly TemplatePlaceEntry[];
}

/** Gets the topics of a kind: at once without pictures, and with them when the server has answered. */
export const useTopics = (kind: TemplateKind): readonly TemplatePlaceEntry[] => {
  const { client } = useApp().workspace;
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Loaded>();
  const wanted = `${kind} ${locale}`;
  useEffect(() => {
    const stop = new AbortController();
    client.templates
      .topics({ kind }, { quiet: true, keep: true, signal: stop.signal })
      .then(({ rows }) => setLoaded({ of: wanted, entries: rows }))
      .catch((thrown: unknown) => {
        // The tiles stay without pictures.
        if (!isApiError(thrown)) throw thrown;
      });
    return () => stop.abort();
  }, [client, kind, wanted]);
  return loaded?.of === wanted ? loaded.entries : topicsOf(kind, locale);
};
