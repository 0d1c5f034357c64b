import { sql } from 'kysely';
import type { Person, TestServer } from '../test-server.ts';
import { shareNode } from '../share-node.ts';

/**
 * Visibility of a thing of the victim for others. `narrowed` lies in the shared folder and lets nobody in from there; `gone` was
 * never there.
 */
export const PLACES = [
  'private',
  'shared',
  'narrowed',
  'inside',
  'linked',
  'public',
  'trashed',
  'gone',
] as const;

/** Visibility of a thing of the victim for others. */
export type Place = (typeof PLACES)[number];

/** A file, a folder, or something that the victim was told. */
export interface Thing {
  readonly id: string;
  readonly kind: 'file' | 'folder' | 'notice';
  readonly place: Place;
  /** Words that stand in its title and, of a file, in its content, and nowhere else. */
  readonly marks: readonly string[];
}

/** Things that a call works with beside the one it is asked about: all of the same person. */
export interface Helpers {
  readonly folder: string;
  readonly file: string;
}

/** A person whose things others try to reach, with one thing of each kind and place. */
export interface Victim {
  readonly person: Person;
  readonly things: readonly Thing[];
  readonly helpers: Helpers;
  /** The folder that a token for items names. */
  readonly named: string;
  /** The folder that is shared with everyone who has a role. */
  readonly sharedFolder: string;
  /** The view link of the linked file, and its password. */
  readonly link: { readonly id: string; readonly password: string };
  /** Words about the person. The contacts are masked for everyone, the person too. */
  readonly secrets: {
    readonly contacts: readonly string[];
    readonly maskedEmail: string;
    readonly company: string;
  };
  /** The name, which stands beside things that others may see. */
  readonly name: string;
}

const LINK_PASSWORD = 'link-pass 1';
/** A right on a shared thing. */
export type RoleName = 'viewer' | 'commenter' | 'editor' | 'manager';

/** How someone came to a right: by name on file and folder, by name on the folder alone, or by a link to the folder. */
export type Way = 'name' | 'folder' | 'link';

/** Someone with whom the victim shares. */
export interface Guest {
  readonly id: string;
  readonly role: RoleName;
  /** Default `name`. */
  readonly way?: Way;
}

/** Makes the victim, with its shared things shared with each role. Titles hold `marked`, the keyword of searches for it. */
export const createVictim = async (server: TestServer, people: readonly Guest[]): Promise<Victim> => {
  const { db } = server.app.database;
  const [company, name] = ['Companymark', 'Personmark'];
  const person = await server.person({
    fullName: name,
    phone: '13712345678',
    email: 'victimmark@mailmark.example',
    profile: { company },
  });
  const { charts, folders, viewLinks, session } = person.client;
  const things: Thing[] = [];
  const add = async (kind: 'file' | 'folder', place: Place, folderId?: string): Promise<string> => {
    const [title, content] = [`${kind}${place}title`, `${kind}${place}content`];
    const input = { title: `marked ${title}`, folderId };
    const id =
      kind === 'folder'
        ? ((await folders.create(input)).file._id ?? '')
        : (await charts.create({ category: 'flow', ...input })).chartId;
    if (kind === 'file') await writeContent(server, id, content);
    things.push({ id, kind, place, marks: kind === 'file' ? [title, content] : [title] });
    return id;
  };
  const named = (await folders.create({ title: 'Named' })).file._id ?? '';
  const privateFolder = await add('folder', 'private');
  await add('file', 'private', privateFolder);
  const shared = { folder: await add('folder', 'shared') };
  const sharedFile = await add('file', 'shared', shared.folder);
  const narrowedFolder = await add('folder', 'narrowed', shared.folder);
  await add('file', 'narrowed', narrowedFolder);
  await person.client.collaboration.narrow({ type: 'folder', id: narrowedFolder, most: 'none' });
  await add('folder', 'inside', named);
  await add('file', 'inside', named);
  const linked = await add('file', 'linked');
  const open = await add('file', 'public');
  const trashed = { folder: await add('folder', 'trashed'), file: await add('file', 'trashed') };
  const helpers = {
    folder: (await folders.create({ title: 'Shelf', folderId: named })).file._id ?? '',
    file: (await charts.create({ category: 'flow', title: 'Spare', folderId: named })).chartId,
  };
  for (const { id: nodeId } of things.toReversed()) await favour(server, person.id, nodeId);
  await pinAll(server, person.id, things);
  await folders.toTrash({ fileId: trashed.folder, fileType: 'folder' });
  await folders.toTrash({ fileId: trashed.file, fileType: 'chart' });
  await db.updateTable('node').set({ status: 2, public_clone: true }).where('id', '=', open).execute();
  const { link } = await viewLinks.addPassword({ id: linked, viewPassword: LINK_PASSWORD });
  for (const { id: userId, role, way = 'name' } of people)
    for (const nodeId of WAYS[way](shared.folder, sharedFile))
      await shareNode(db, { ownerId: person.id, nodeId, userId, role });
  // Somebody leaves, so that the victim is told something.
  const leaver = await server.person({ fullName: 'Leaver' });
  await shareNode(db, { ownerId: person.id, nodeId: sharedFile, userId: leaver.id, role: 'editor' });
  await leaver.client.collaboration.quit({ type: 'chart', id: sharedFile });
  const { id: noticeId } = await db
    .selectFrom('notification')
    .select('id')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow();
  things.push({ id: noticeId, kind: 'notice', place: 'private', marks: ['Leaver'] });
  for (const kind of ['file', 'folder', 'notice'] as const)
    things.push({ id: server.app.createId(), kind, place: 'gone', marks: [] });
  await session.handOff();
  return {
    person,
    things,
    helpers,
    named,
    sharedFolder: shared.folder,
    link: { id: link.id, password: LINK_PASSWORD },
    secrets: {
      contacts: [person.email, 'victimmark', '13712345678'],
      maskedEmail: '@mailmark',
      company,
    },
    name,
  };
};

/** Lists the things that someone is given a role on by name. */
const WAYS: Readonly<Record<Way, (folder: string, file: string) => readonly string[]>> = {
  name: (folder, file) => [folder, file],
  folder: (folder) => [folder],
  link: () => [],
};

const favour = (server: TestServer, userId: string, nodeId: string) =>
  server.app.database.db
    .insertInto('favourite')
    .values({ user_id: userId, kind: 0, node_id: nodeId, owner_id: userId, created_at: 1 })
    .execute();

const pinAll = (server: TestServer, userId: string, things: readonly Thing[]) =>
  server.app.database.db
    .insertInto('pin')
    .values(
      things
        .filter(({ kind }) => kind === 'folder')
        .map(({ id }, position) => ({ user_id: userId, node_id: id, owner_id: userId, position })),
    )
    .execute();

/** Writes a word into the content of a file, in the place where a shape has its text. */
const writeContent = async ({ app }: TestServer, id: string, word: string): Promise<void> => {
  const name = JSON.stringify(word);
  await sql`update node_body set def = jsonb_set(coalesce(def, '{}'::jsonb), '{page}',
    coalesce(def -> 'page', '{}'::jsonb) || jsonb_build_object('name', ${name}::jsonb)) where node_id = ${id}`.execute(
    app.database.db,
  );
};
