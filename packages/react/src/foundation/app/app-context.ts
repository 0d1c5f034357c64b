import { createContext, useContext } from 'react';
import type { AppParts } from './app.types.ts';

/** Carries the parts of the app. */
export const AppContext = createContext<AppParts | undefined>(undefined);

/** Gets the parts of the app. Throws outside of one. */
export const useApp = (): AppParts => {
  const parts = useContext(AppContext);
  if (parts === undefined) throw new Error('a screen needs the app around it');
  return parts;
};
