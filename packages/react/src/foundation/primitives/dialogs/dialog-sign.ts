import { createContext } from 'react';

/** Holds what every dialog inside says above its own words; undefined for nothing. */
export const DialogSign = createContext<string | undefined>(undefined);
