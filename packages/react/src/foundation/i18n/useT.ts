import type { Catalogue, Translate } from '@chartdock/contract';
import { useContext, useMemo } from 'react';
import { InterfaceContext } from './interface-context.ts';
import type { TextKey, TranslateText } from './text-keys.ts';

const has = <Key extends string>(texts: Catalogue<Key>, key: string): key is Key => key in texts.zh;

/**
 * Gets the text look-up of the surface: for the texts that every surface has, and for those of a system, which its
 * components bring along.
 */
export function useT(): TranslateText;
export function useT<Key extends string>(texts: Catalogue<Key>): Translate<Key | TextKey>;
export function useT<Key extends string>(texts?: Catalogue<Key>): Translate<Key | TextKey> | TranslateText {
  const { t, lookUp } = useContext(InterfaceContext);
  return useMemo(() => {
    if (texts === undefined) return t;
    const own = lookUp(texts);
    return (key: Key | TextKey, values) => (has(texts, key) ? own(key, values) : t(key, values));
  }, [t, lookUp, texts]);
}
