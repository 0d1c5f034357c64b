import { useCallback, useState } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';

const STORED = 'chartdock.editor.map';

/** Returns whether this browser shows the map of a canvas, and the way to switch it. Default shown. */
export const useMapShown = (): readonly [isShown: boolean, toggle: () => void] => {
  const { storage } = useApp();
  const [isShown, setShown] = useState(() => storage.get(STORED) !== 'hidden');
  const toggle = useCallback((): void => {
    storage.set(STORED, isShown ? 'hidden' : 'shown');
    setShown(!isShown);
  }, [isShown, storage]);
  return [isShown, toggle];
};
