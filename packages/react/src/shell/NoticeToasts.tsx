import { ToastRegion } from '../foundation/primitives/ToastRegion.tsx';
import { useStore } from '../foundation/provider/useStore.ts';
import type { Notice, NoticesState } from '@chartdock/workspace';
import type { JSX } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { shellTexts } from './texts/shell-texts.ts';
import { useT } from '../foundation/i18n/useT.ts';

const visible = (state: NoticesState): readonly Notice[] => state.visible;

/** Shows the notices of the workspace at the top of the window, each with its way back. */
export const NoticeToasts = (): JSX.Element => {
  const t = useT(shellTexts);
  const { notices } = useApp().workspace;
  return (
    <ToastRegion toasts={useStore(notices, visible)} label={t('common.notices')} onDone={notices.dismiss} />
  );
};
