import type { Translate } from '@chartdock/contract';
import { useTranslation } from 'react-i18next';
import type { WebMessageKey } from './zh.ts';

/** Answers the look-up for the web app's own texts in the current language. */
export const useWebText = (): Translate<WebMessageKey> => {
  const { t } = useTranslation();
  return (key, values) => t(key, values ?? {});
};
