import type { DialogTable } from '../dialogs/dialog-definition.ts';
import type { AttachedPart, PartTools, WorkspacePart } from './part.types.ts';

/** Options of a system that is loaded on first use. */
export interface LazyPartOptions<Name extends string, Face, Table extends DialogTable> {
  readonly name: Name;
  /** Known from the start, so that they can be opened by name. */
  readonly dialogs: Table;
  /** Loads the code of the system. Called again after a failure. */
  readonly load: () => Promise<{ readonly attach: (tools: PartTools<Table>) => AttachedPart<Face> }>;
}

/** Creates a system that costs nothing until it is used: its face is a function that loads it once. */
export const createLazyPart = <Name extends string, Face, Table extends DialogTable>({
  name,
  dialogs,
  load,
}: LazyPartOptions<Name, Face, Table>): WorkspacePart<Name, () => Promise<Face>, Table> => ({
  name,
  dialogs,
  attach: (tools) => {
    let loading: Promise<AttachedPart<Face>> | undefined;
    const attach = async (): Promise<AttachedPart<Face>> => {
      try {
        return (await load()).attach(tools);
      } catch (error) {
        loading = undefined;
        throw error;
      }
    };
    return {
      face: async () => (await (loading ??= attach())).face,
      // A system that is still loading is disposed of when it arrives.
      dispose: () => void loading?.then(({ dispose }) => dispose()).catch(() => undefined),
    };
  },
});
