import { createRandom } from '../../../../packages/server/src/demo/random.ts';
import type { SeedNode } from '../../../../packages/server/src/library/load-tree.ts';
import { loadTree } from '../../../../packages/server/src/library/load-tree.ts';
import type { DatabaseLocation } from '../../../../packages/server/src/kernel/db/database.ts';
import type { App, Handle } from '../../../../packages/server/src/kernel/calls/context.ts';
import { createSession } from '../../../../packages/server/src/domains/sessions/sessions.ts';
import { STATUS } from '../../../../packages/server/src/domains/nodes/index.ts';
import { createFlow } from '../../viewer/documents.ts';
import { addMember, fillDatabase } from '../folder-data.ts';

const DAY_MS = 86_400_000;
const FOLDERS = 10;
/** Boxes of a drawing of 673 kB. */
const LARGE = 2_230;

/** Someone who is signed in and has files. */
export interface LoadPerson {
  readonly id: string;
  readonly token: string;
  /** Ids of public files of 673 kB each. */
  readonly drawings: readonly string[];
}

/** Sets how many accounts are made, with how many files; `drawings` are public files of 673 kB of the first. Default 0. */
export interface WantedPeople {
  readonly people: number;
  readonly files: number;
  readonly drawings?: number;
}

/** Makes accounts with files at their top level, each signed in. */
export const fillPeople = (
  location: DatabaseLocation,
  { people, files, drawings = 0 }: WantedPeople,
): Promise<readonly LoadPerson[]> =>
  fillDatabase(location, async (app, tx) => {
    const made: LoadPerson[] = [];
    for (let index = 0; index < people; index += 1)
      made.push(await addPerson(app, tx, { index, files, drawings: index === 0 ? drawings : 0 }));
    return made;
  });

const addPerson = async (
  app: App,
  tx: Handle,
  { index, files, drawings }: { readonly index: number; readonly files: number; readonly drawings: number },
): Promise<LoadPerson> => {
  const name = `load-${index}`;
  const id = await addMember(app, tx, { name, email: `${name}@chartdock.test` });
  const random = createRandom(index + 1);
  const ids = Array.from({ length: files }, () => app.createId());
  const nodes = ids.map((nodeId, at): SeedNode => {
    const lastModify = app.now() - random.int(1, 1e9);
    // Every second file lies in one of the folders, which stand at the top.
    const folder = at >= FOLDERS && at % 2 === 0 ? ids[at % FOLDERS] : undefined;
    return {
      id: nodeId,
      parentId: folder ?? id,
      category: at < FOLDERS ? 'folder' : 'flow',
      title: `Plan ${at} 流程`,
      pos: `${at.toString(16).padStart(6, '0')}V`,
      createdAt: lastModify - 1_000,
      lastModify,
      definitions: [],
    };
  });
  const large = createFlow(LARGE);
  const shown = Array.from({ length: drawings }, (_, at): SeedNode => ({
    id: app.createId(),
    parentId: id,
    category: 'flow',
    title: `Wall ${at}`,
    pos: `f${at.toString(16).padStart(6, '0')}V`,
    createdAt: app.now(),
    lastModify: app.now(),
    status: STATUS.public,
    definitions: [large],
  }));
  await loadTree(app, tx, { ownerId: id, nodes: [...nodes, ...shown] });
  const session = { userId: id, deviceId: app.createId(), use: 'header', lifeMs: DAY_MS } as const;
  const { token } = await createSession(app, tx, session);
  return { id, token, drawings: shown.map((node) => node.id) };
};
