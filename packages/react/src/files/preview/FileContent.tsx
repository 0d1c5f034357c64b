import type { FileItem } from '@chartdock/files';
import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { useAccount } from '../../foundation/app/useAccount.ts';
import type { DocumentViewerProps } from '../../viewer/DocumentViewer.tsx';
import { FileViewer } from '../../viewer/FileViewer.tsx';
import { FileThumbnail } from '../list/FileThumbnail.tsx';

type Canvases = DocumentViewerProps['canvases'];

/** Reads the canvases of a file that has several; the first is shown meanwhile, and alone when they cannot be read. */
const useCanvases = ({ id, canvasCount = 1 }: FileItem): Canvases => {
  const { client } = useApp().workspace;
  const { status } = useAccount();
  const [canvases, setCanvases] = useState<Canvases>([]);
  useEffect(() => {
    if (canvasCount < 2) return undefined;
    const stop = new AbortController();
    client.charts
      .info({ chartId: id }, { signal: stop.signal, quiet: true, needToken: status === 'signedIn' })
      .then((info) => setCanvases(info.canvases))
      .catch(() => undefined);
    return () => stop.abort();
  }, [client, id, canvasCount, status]);
  return canvases;
};

/** Shows the content of a file of a list, its canvases as tabs, with the picture of the list until it is there. */
export const FileContent = ({ item }: { readonly item: FileItem }): JSX.Element => (
  <FileViewer
    fileId={item.id}
    title={item.title}
    canvases={useCanvases(item)}
    poster={<FileThumbnail item={item} />}
  />
);
