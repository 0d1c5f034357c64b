import type { Translate } from '@chartdock/contract';
import type { Dialogs, DialogsState, Notices } from '@chartdock/workspace';
import { useEffect, useRef, useState } from 'react';
import { useIsSettled } from '../../foundation/app/useIsSettled.ts';
import { useStore } from '../../foundation/provider/useStore.ts';
import type { DialogViews } from '../../foundation/dialogs/DialogStack.tsx';
import { DRAWN_DIALOGS, drawingOf } from './drawings.ts';

/** Options for views of dialogs. */
export interface DialogViewsOptions {
  readonly dialogs: Pick<Dialogs, 'getState' | 'subscribe' | 'definitionOf' | 'fail'>;
  readonly notices: Pick<Notices, 'show'>;
  readonly translate: Translate;
}

// A text, so that a store whose names did not change draws nothing again.
const namesOf = ({ open }: DialogsState): string => open.map(({ name }) => name).join(' ');

const wait = (): void => undefined;

/**
 * Loads the views of dialogs: those of every workspace once the page has its content, others when they are opened. A dialog whose
 * view cannot be loaded says so and fails.
 */
export const useDialogViews = ({ dialogs, notices, translate }: DialogViewsOptions): DialogViews => {
  const [views, setViews] = useState<DialogViews>({});
  const known = useRef(new Set<string>());
  const open = useStore(dialogs, namesOf);
  const isSettled = useIsSettled();
  useEffect(() => {
    let isGone = false;
    const load = async (name: string, giveUp: () => void): Promise<void> => {
      const drawing = drawingOf(dialogs, name);
      if (drawing === undefined || known.current.has(name)) return;
      try {
        const view = await drawing.load();
        known.current.add(name);
        if (!isGone) setViews((before) => ({ ...before, [name]: view }));
      } catch {
        if (!isGone) giveUp();
      }
    };
    for (const name of open.split(' ')) {
      void load(name, () => {
        notices.show({ tone: 'error', text: translate('error.network') });
        dialogs.fail(name, 'network');
      });
    }
    // Nobody waits for these yet.
    if (isSettled) for (const name of DRAWN_DIALOGS) void load(name, wait);
    return () => {
      isGone = true;
    };
  }, [dialogs, notices, translate, open, isSettled]);
  return views;
};
