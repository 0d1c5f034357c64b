import type { AiPrivilege } from '@chartdock/account';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../foundation/app/app-context.ts';

/** Whether texts may be written: not known yet, not to be found out, or the server's word. */
export type Power = AiPrivilege | 'loading' | 'unknown';

/** Reads whether the person may have texts written (AI-06), at first and whenever it is asked again. */
export const usePower = (): readonly [Power, () => void] => {
  const { account } = useApp().workspace;
  const [power, setPower] = useState<Power>('loading');
  const load = useCallback((): void => {
    account.loadAiPrivilege().then(setPower, () => setPower('unknown'));
  }, [account]);
  useEffect(load, [load]);
  return [power, load];
};
