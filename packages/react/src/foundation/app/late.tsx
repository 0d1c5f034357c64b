import type { ComponentType, JSX } from 'react';
import { useLater } from './useLater.ts';

/** Makes a component whose code comes when it is first drawn; until then it draws nothing. `load` has to be one function, not one for each drawing. */
export const late = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => JSX.Element | null) => {
  const Late = (props: Props): JSX.Element | null => {
    const Part = useLater(load);
    return Part === undefined ? null : <Part {...props} />;
  };
  return Late;
};
