import type { Locale } from '@chartdock/contract';
import { useContext } from 'react';
import { InterfaceContext } from './interface-context.ts';

/** Gets the language of the surface. */
export const useLocale = (): Locale => useContext(InterfaceContext).locale;
