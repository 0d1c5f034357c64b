import { useContext } from 'react';
import { InterfaceContext } from '../provider/interface-context.ts';
import type { TranslateText } from './texts.ts';

/** Gets the text look-up of the surface. */
export function useT(): TranslateText {
  return useContext(InterfaceContext).t;
}
