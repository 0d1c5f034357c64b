import { DialogStack } from './DialogStack.tsx';
import { useStore } from '../provider/useStore.ts';
import type { DialogViews } from './DialogStack.tsx';
import type { DialogsState } from '@chartdock/workspace';
import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-context.ts';

const hasOpen = ({ open }: DialogsState): boolean => open.length > 0;

/**
 * Draws the named dialogs that are open, above whatever page is shown (DLG-14). Their code comes after the page, so that
 * the first rows do not wait for it; where it cannot come, an open dialog says so and ends.
 */
export const NamedDialogs = (): JSX.Element | null => {
  const { dialogs, notices, translate } = useApp().workspace;
  const isAsked = useStore(dialogs, hasOpen);
  const [views, setViews] = useState<DialogViews>();
  useEffect(() => {
    if (views !== undefined) return undefined;
    let isGone = false;
    const give = (loaded: { readonly views: DialogViews }): void => {
      if (!isGone) setViews(loaded.views);
    };
    const giveUp = (): void => {
      const { open } = dialogs.getState();
      if (isGone || open.length === 0) return;
      notices.show({ tone: 'error', text: translate('error.network') });
      for (const { name } of open) dialogs.fail(name, 'network');
    };
    import('./dialog-views.tsx').then(give, giveUp);
    return () => {
      isGone = true;
    };
  }, [dialogs, notices, translate, views, isAsked]);
  return views === undefined ? null : <DialogStack dialogs={dialogs} views={views} />;
};
