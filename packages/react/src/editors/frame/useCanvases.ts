import { useMemo, useState } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { editorTexts } from '../texts/editor-texts.ts';

/** A canvas of a file. */
export interface FileCanvas {
  readonly id: string;
  readonly title: string;
}

/** The canvases of a file, and the actions on them. A step that fails has been told and changes nothing. */
export interface FileCanvases {
  readonly list: readonly FileCanvas[];
  /** Adds a blank one behind the others. Resolves with its id. */
  readonly add: () => Promise<string | undefined>;
  readonly copy: (id: string) => Promise<string | undefined>;
  readonly rename: (id: string, title: string) => Promise<void>;
  readonly move: (id: string, by: -1 | 1) => Promise<void>;
  readonly remove: (id: string) => Promise<boolean>;
}

interface Sent {
  readonly canvases: readonly { readonly definitionId: string; readonly title: string }[];
}

const listOf = ({ canvases }: Sent): FileCanvas[] =>
  canvases.map(({ definitionId, title }) => ({ id: definitionId, title }));

/** Works with the canvases of a file. `flush` saves the open one before it is copied. */
export const useCanvases = (
  chartId: string,
  first: Sent['canvases'],
  flush: () => Promise<void>,
): FileCanvases => {
  const { client } = useApp().workspace;
  const t = useT(editorTexts);
  const [list, setList] = useState<readonly FileCanvas[]>(() => listOf({ canvases: first }));
  return useMemo(() => {
    const { definitions } = client;
    const add = async (title?: string): Promise<string | undefined> => {
      const made = await definitions.addCanvas({ chartId, ...(title === undefined ? {} : { title }) });
      setList(listOf(made));
      return made.definitionId;
    };
    const quietly = async <T>(act: () => Promise<T>): Promise<T | undefined> => {
      try {
        return await act();
      } catch {
        // The notice has said why.
        return undefined;
      }
    };
    return {
      list,
      add: () => quietly(() => add()),
      copy: (id) =>
        quietly(async () => {
          await flush();
          const title = t('canvas.copyOf', { title: list.find((one) => one.id === id)?.title ?? '' });
          const { def } = await client.charts.definition({ chartId, defId: id });
          const made = await add(title);
          if (made === undefined) return undefined;
          await definitions.save({ chartId, defId: made, def, version: 1 });
          return made;
        }),
      rename: async (id, title) => {
        const sent = await quietly(() => definitions.renameCanvas({ chartId, defId: id, title }));
        if (sent !== undefined) setList(listOf(sent));
      },
      move: async (id, by) => {
        const ids = list.map((one) => one.id);
        const at = ids.indexOf(id);
        ids.splice(at, 1);
        ids.splice(at + by, 0, id);
        const sent = await quietly(() => definitions.orderCanvases({ chartId, defIds: ids }));
        if (sent !== undefined) setList(listOf(sent));
      },
      remove: async (id) => {
        const sent = await quietly(() => definitions.removeCanvas({ chartId, defId: id }));
        if (sent !== undefined) setList(listOf(sent));
        return sent !== undefined;
      },
    };
  }, [client, chartId, list, flush, t]);
};
