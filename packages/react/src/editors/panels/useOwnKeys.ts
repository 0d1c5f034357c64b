import { mergeKeys, mindKeys, parseOwnKeys } from '@chartdock/editing/tree';
import type { KeyMap } from '@chartdock/editing/tree';
import { useCallback, useMemo, useState } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';

const STORED = 'chartdock.keys.mind';

/** Returns the keys of a mind map in this browser, and the way to choose others for a command; undefined for the usual ones. */
export const useOwnKeys = (): readonly [
  keys: KeyMap,
  choose: (id: string, combos: readonly string[] | undefined) => void,
] => {
  const { storage } = useApp();
  const [own, setOwn] = useState<KeyMap>(() => parseOwnKeys(storage.get(STORED) ?? null, mindKeys));
  const keys = useMemo(() => mergeKeys(mindKeys, own), [own]);
  const choose = useCallback(
    (id: string, combos: readonly string[] | undefined): void => {
      const { [id]: _before, ...others } = own;
      const next = combos === undefined ? others : { ...others, [id]: combos };
      setOwn(next);
      storage.set(STORED, JSON.stringify(next));
    },
    [own, storage],
  );
  return [keys, choose];
};
