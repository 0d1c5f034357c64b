import { useEffect } from 'react';
import { useT } from '../i18n/useT.ts';

/** Keeps the title of the document in step with the page and the language (ROUTE-03). */
export const useDocumentTitle = (title: string): void => {
  const full = useT()('app.documentTitle', { title });
  useEffect(() => {
    document.title = full;
  }, [full]);
};
