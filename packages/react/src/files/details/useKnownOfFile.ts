import type { Crumb, ViewLink } from '@chartdock/contract';
import type { FileItem } from '@chartdock/files';
import { useContext, useEffect, useState } from 'react';
import { AppContext } from '../../foundation/app/app-context.ts';

/** Facts of the server about a file beyond its row in a list; each part is undefined until it is known. */
export interface KnownOfFile {
  readonly path?: readonly Crumb[] | undefined;
  /** Bytes. */
  readonly size?: number;
  readonly templateId?: string | undefined;
  /** Null when the file has none, and undefined where the person may not know. */
  readonly link?: ViewLink | null;
}

const nothing: KnownOfFile = {};

/** How long an item stays the picked one before it is asked for, in milliseconds; arrows walk through many. */
const restMs = 150;

/** Whose an item is, and whether it is in trash, where nothing more can be asked. */
interface Asking {
  readonly isOwn: boolean;
  readonly inTrash: boolean;
}

/** Asks for the rest of the facts about a file. Folders and files in trash tell all of it in their list. */
export const useKnownOfFile = ({ id, type }: FileItem, { isOwn, inTrash }: Asking): KnownOfFile => {
  const client = useContext(AppContext)?.workspace.client;
  const [known, setKnown] = useState<{ readonly id: string; readonly value: KnownOfFile }>();
  useEffect(() => {
    if (client === undefined || type === 'folder' || inTrash) return undefined;
    const stop = new AbortController();
    const options = { signal: stop.signal, quiet: true } as const;
    const learn = (part: KnownOfFile): void =>
      setKnown((before) => ({ id, value: { ...(before?.id === id && before.value), ...part } }));
    const timer = setTimeout(() => {
      client.charts
        // Without its token a call of this kind shows public files alone.
        .info({ chartId: id }, { ...options, needToken: true })
        .then(({ size, file }) => learn({ size, path: file.path, templateId: file.templateId }))
        .catch(() => undefined);
      if (!isOwn) return;
      client.viewLinks
        .getLink({ id }, options)
        .then(({ link }) => learn({ link }))
        .catch(() => undefined);
    }, restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, id, type, inTrash, isOwn]);
  return known?.id === id ? known.value : nothing;
};
