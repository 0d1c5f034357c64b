import type { JSX } from 'react';
import { useContext } from 'react';
import { AppContext } from '../../foundation/app/app-context.ts';
import { useLater } from '../../foundation/app/useLater.ts';
import type { PreviewOverlayProps } from './PreviewOverlay.tsx';

const load = async () => {
  const [{ PreviewOverlay }, { FileContent }] = await Promise.all([
    import('./PreviewOverlay.tsx'),
    import('./FileContent.tsx'),
  ]);
  return { PreviewOverlay, FileContent };
};

/** Draws the preview of a file above its list, whose code comes when it is first opened. Without an app around it shows its picture. */
export const LatePreviewOverlay = (props: Omit<PreviewOverlayProps, 'Content'>): JSX.Element | null => {
  const part = useLater(load);
  const app = useContext(AppContext);
  if (part === undefined) return null;
  return <part.PreviewOverlay {...props} Content={app === undefined ? undefined : part.FileContent} />;
};
