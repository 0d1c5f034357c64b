import type { FileArea } from '@chartdock/files';
import { useEffect } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';

/** Opens the upgrade prompt where something takes a membership (PERM-07, CLONE-09, CLONE-10). */
export const UpgradeAsked = ({ area }: { readonly area: FileArea }): null => {
  const { dialogs } = useApp().workspace;
  useEffect(
    () =>
      area.onEvent((event) => {
        if (event.type !== 'upgradeAsked') return;
        const reason = event.prompt === 'export.upgrade' ? 'formats' : 'asked';
        void dialogs.open('upgrade', { params: { reason } });
      }),
    [area, dialogs],
  );
  return null;
};
