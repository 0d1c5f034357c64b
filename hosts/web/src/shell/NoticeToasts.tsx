import { ToastRegion, useStore } from '@chartdock/react';
import type { Notice, NoticesState } from '@chartdock/workspace';
import type { JSX } from 'react';
import { usePage } from '../app/page-context.ts';
import { useWebText } from '../messages/useWebText.ts';

const visible = (state: NoticesState): readonly Notice[] => state.visible;

/** Shows the notices of the workspace at the top of the window, each with its way back. */
export const NoticeToasts = (): JSX.Element => {
  const t = useWebText();
  const { notices } = usePage().workspace;
  return (
    <ToastRegion toasts={useStore(notices, visible)} label={t('web.notices')} onDone={notices.dismiss} />
  );
};
