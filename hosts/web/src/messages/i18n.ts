import { LOCALES } from '@chartdock/contract';
import type { Catalogue, Locale } from '@chartdock/contract';
import type { TextLookup } from '@chartdock/react';
import { createInstance } from 'i18next';

/**
 * Creates the look-up of the page's texts over i18next, which learns the texts of a system when its first component is drawn,
 * so that one switch changes all of them (PROD-30).
 */
export const createLookUps = (): ((locale: Locale) => TextLookup) => {
  const instance = createInstance();
  void instance.init({
    fallbackLng: false,
    // The texts are in the bundle, so there is nothing to wait for.
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    resources: {},
  });
  // Every component asks for its texts, and a list has hundreds of the same: what is known already is not read again.
  const known = new WeakSet<object>();
  const learn = <Key extends string>(texts: Catalogue<Key>): void => {
    if (known.has(texts)) return;
    known.add(texts);
    for (const locale of LOCALES)
      instance.addResourceBundle(locale, 'translation', texts[locale], false, true, { skipCopy: true });
  };
  return (locale) => {
    const t = instance.getFixedT(locale);
    return (texts) => {
      learn(texts);
      return (key, values) => t(String(key), values ?? {});
    };
  };
};
