import { readBody } from '../domains/definitions/index.ts';
import type { ManagedRun } from './managed-command.types.ts';
import { UsageError } from './usage-error.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns whether a text is the id of a document. */
export const isDocumentId = (text: string): boolean => ID.test(text);

/** Prints the definition of a document, or of one of its canvases, as one line of JSON, and returns the exit code. */
export const readDocument = async ({
  withApp,
  print,
  options,
  id = '',
}: ManagedRun & { readonly id: string | undefined }): Promise<number> => {
  if (!isDocumentId(id)) throw new UsageError('documents read needs the id of a document.');
  await withApp(async (app, { db }) => {
    const owner = await db
      .selectFrom('node_locator')
      .select('owner_id')
      .where('id', '=', id)
      .executeTakeFirst();
    const body =
      owner === undefined
        ? undefined
        : await readBody({ app, db }, { id, owner_id: owner.owner_id }, options.canvas);
    if (body === undefined) throw new UsageError(`There is no document ${id}, or it has no such canvas.`);
    print(JSON.stringify(body.def));
  });
  return 0;
};
