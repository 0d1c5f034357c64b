import type { CallData } from '@chartdock/contract';
import type { Definition } from '@chartdock/documents';
import { readDefinition } from '@chartdock/documents';
import { useEffect, useState } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';

/** One state that a canvas had. */
export type Revision = CallData<'definitions', 'revisions'>['rows'][number];

/** How far reading is. */
export type Read<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: T };

/** A canvas of a file. */
export interface RevisedCanvas {
  readonly fileId: string;
  readonly canvasId: string;
}

/** Lists the newest states of a canvas, the one it has first. */
export const useRevisions = ({ fileId, canvasId }: RevisedCanvas): Read<readonly Revision[]> => {
  const { client } = useApp().workspace;
  const [read, setRead] = useState<Read<readonly Revision[]>>({ status: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    client.definitions
      .revisions({ chartId: fileId, defId: canvasId, pageSize: 100 }, { quiet: true, signal: stop.signal })
      .then(({ rows }) => setRead({ status: 'ready', value: rows }))
      .catch(() => {
        if (!stop.signal.aborted) setRead({ status: 'failed' });
      });
    return () => stop.abort();
  }, [client, fileId, canvasId]);
  return read;
};

/** Reads the definition of a canvas at a version; nothing is read while no version is chosen. */
export const useRevision = (
  { fileId, canvasId }: RevisedCanvas,
  version: number | undefined,
): Read<Definition> => {
  const { client } = useApp().workspace;
  const [read, setRead] = useState<Read<Definition>>({ status: 'loading' });
  useEffect(() => {
    if (version === undefined) return undefined;
    const stop = new AbortController();
    setRead({ status: 'loading' });
    client.definitions
      .revision(
        { chartId: fileId, defId: canvasId, version },
        { quiet: true, keep: true, signal: stop.signal },
      )
      .then(({ def }) => {
        const reading = readDefinition(JSON.parse(def));
        setRead(
          reading.status === 'read' ? { status: 'ready', value: reading.definition } : { status: 'failed' },
        );
      })
      .catch(() => {
        if (!stop.signal.aborted) setRead({ status: 'failed' });
      });
    return () => stop.abort();
  }, [client, fileId, canvasId, version]);
  return read;
};
