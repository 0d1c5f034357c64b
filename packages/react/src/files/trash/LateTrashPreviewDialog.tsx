import type { JSX } from 'react';
import { useContext } from 'react';
import { AppContext } from '../../foundation/app/app-context.ts';
import { useLater } from '../../foundation/app/useLater.ts';
import { FileThumbnail } from '../list/FileThumbnail.tsx';
import type { TrashPreviewDialogProps } from './TrashPreviewDialog.tsx';

const load = async () => {
  const [{ TrashPreviewDialog }, { FileViewer }] = await Promise.all([
    import('./TrashPreviewDialog.tsx'),
    import('../../viewer/FileViewer.tsx'),
  ]);
  return { TrashPreviewDialog, FileViewer };
};

/** Draws the preview of an item in the trash, whose code comes when it is first opened. Without an app around it shows its picture. */
export const LateTrashPreviewDialog = (props: TrashPreviewDialogProps): JSX.Element | null => {
  const part = useLater(load);
  const app = useContext(AppContext);
  if (part === undefined) return null;
  const { item } = props;
  const content =
    app === undefined || item.type !== 'chart' ? undefined : (
      <part.FileViewer
        fileId={item.id}
        title={item.title}
        canvases={[]}
        poster={<FileThumbnail item={item} />}
      />
    );
  return <part.TrashPreviewDialog {...props} content={content} />;
};
