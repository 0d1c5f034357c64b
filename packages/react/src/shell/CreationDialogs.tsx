import type { FileArea, FileAreaEvent } from '@chartdock/files';
import { useEffect, useRef } from 'react';
import { useApp } from '../foundation/app/app-context.ts';

/** The file that was to be made when the limit came close. */
export type RetentionAsked = Extract<FileAreaEvent, { readonly type: 'retentionAsked' }>;

/** Properties of {@link CreationDialogs}. */
export interface CreationDialogsProps {
  readonly area: FileArea;
  /** Makes the file after the question was answered with going on. Default: in a new window. */
  readonly onGoOn?: (asked: RetentionAsked) => void;
}

/** Opens what stands in the way of a new file: the limit, or the question before the last one. */
export const CreationDialogs = ({ area, onGoOn }: CreationDialogsProps): null => {
  const { prompts } = useApp().workspace;
  const goOn = useRef(onGoOn);
  goOn.current = onGoOn;
  useEffect(() => {
    const ask = async (event: RetentionAsked): Promise<void> => {
      if (!(await prompts.askRetention(event))) return;
      const { category, folderId } = event;
      if (goOn.current !== undefined) goOn.current(event);
      else await area.createFile(category, { folderId, retentionAnswered: true });
    };
    return area.onEvent((event) => {
      if (event.type === 'creationStopped') void prompts.tellQuota();
      if (event.type === 'retentionAsked') void ask(event);
    });
  }, [area, prompts]);
  return null;
};
