import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isApiError } from '@chartdock/client';
import { createStore } from '@chartdock/editing';
import type { EditingStore, Transaction } from '@chartdock/editing';
import { readDefinition } from '@chartdock/documents';
import type { TreeDefinition } from '@chartdock/documents';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { bringForward } from '../definitions/bring-forward.ts';
import { shareNode } from '../../testing/share-node.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

/** A person with a document open, as an editor has it. */
interface Editor {
  readonly person: Person;
  readonly store: EditingStore;
  version: number;
}

/** Proves the results of operations over HTTP. */
export const operationsSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let owner: Person;
  let chartId: string;
  let count = 0;

  beforeAll(async () => {
    server = await startTestServer(await under.open());
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    owner = await server.person();
    ({ chartId } = await owner.client.charts.create({ category: 'mind', title: 'Plan' }));
  });

  const open = async (person: Person): Promise<Editor> => {
    const { def, version } = await person.client.charts.definition({ chartId });
    const reading = readDefinition(JSON.parse(def));
    if (reading.status !== 'read') return expect.fail('The definition is not readable.');
    const store = createStore({
      definition: reading.definition,
      now: () => server.clock.now(),
      newId: () => `${person.id.slice(-6)}-${(count += 1)}`,
    });
    return { person, store, version };
  };
  const shareWith = async (role: 'viewer' | 'editor'): Promise<Person> => {
    const person = await server.person();
    await shareNode(server.app.database.db, { ownerId: owner.id, nodeId: chartId, userId: person.id, role });
    return person;
  };
  const post = ({ client }: Pick<Person, 'client'>, version: number, ops: unknown) =>
    client.definitions.applyOps({ chartId, version, ops: JSON.stringify(ops) });
  const addTopic = ({ store }: Editor, title: string): void => {
    const id = store.newId();
    const thing = {
      in: 'topics',
      parent: 'root',
      order: `V00${String(count).padStart(2, '0')}`,
      title,
    } as const;
    store.apply({ op: 'add', things: { [id]: thing } }, { label: 'add-topic' });
  };
  const send = async (editor: Editor) => {
    const answer = await post(editor.person, editor.version, editor.store.pending);
    editor.store.receive(JSON.parse(answer.rows) as Transaction[]);
    editor.version = answer.version;
    return answer;
  };
  const stored = async (): Promise<TreeDefinition> =>
    JSON.parse((await owner.client.charts.definition({ chartId })).def) as TreeDefinition;
  const titles = async (): Promise<string[]> => (await stored()).root.children.map(({ title }) => title);
  const change = (id: string, ops: unknown): unknown => [{ id, label: 'edit', cause: 'user', ops }];

  it('POST /api/personal/chart/ops as json writes and counts transactions', async () => {
    const mine = await open(owner);
    for (const title of ['One', 'Two']) addTopic(mine, title);
    const answer = await send(mine);
    expect(answer).toMatchObject({ definitionId: 'c0', version: 3, missed: [] });
    expect(await titles()).toEqual(['One', 'Two']);
    expect(mine.store.pending).toEqual([]);
    expect(JSON.stringify(mine.store.toDefinition())).toContain('Two');
  });

  it('puts others first and ends equal', async () => {
    const [mine, theirs] = [await open(owner), await open(await shareWith('editor'))];
    addTopic(mine, 'Mine');
    addTopic(theirs, 'Theirs');
    theirs.store.apply({ op: 'splice', id: 'root', field: 'title', at: 4, cut: 0, put: ' B' });
    mine.store.apply({ op: 'splice', id: 'root', field: 'title', at: 0, cut: 0, put: 'A ' });
    await send(theirs);
    await send(mine);
    addTopic(theirs, 'Last');
    await send(theirs);
    const { root } = await stored();
    expect(root.title).toBe('A Plan B');
    expect(root.children.map(({ title }) => title).sort()).toEqual(['Last', 'Mine', 'Theirs']);
    expect(theirs.store.toDefinition()).toEqual(await stored());
  });

  it('applies a transaction once, however often it is sent', async () => {
    const mine = await open(owner);
    addTopic(mine, 'Once');
    const { pending } = mine.store;
    const first = await post(owner, 1, pending);
    const again = await post(owner, 1, pending);
    expect([first.version, again.version]).toEqual([2, 2]);
    expect(JSON.parse(again.rows)).toEqual(JSON.parse(first.rows));
    expect(await titles()).toEqual(['Once']);
  });

  it('names transactions without ground and keeps the rest', async () => {
    const mine = await open(owner);
    addTopic(mine, 'Gone');
    await send(mine);
    const [id] = mine.store.index.childrenOf('root').map((topic) => topic.id);
    await post(owner, 2, change('t-remove', [{ op: 'remove', ids: [id] }]));
    const answer = await post(owner, 2, change('t-write', [{ op: 'set', id, to: { title: 'Late' } }]));
    expect(answer.missed).toEqual(['t-write']);
    expect(await titles()).toEqual([]);
  });

  it.each([
    [
      'a field of another type',
      [{ op: 'set', id: 'root', to: { 'style.tone': 'red' } }],
      'ops.0.to.style.tone',
    ],
    ['a field nobody knows', [{ op: 'set', id: 'root', to: { shine: 1 } }], 'ops.0.to.shine'],
    ['an operation nobody knows', [{ op: 'explode' }], 'ops.0.op'],
    [
      'a key of prototypes',
      [{ op: 'set', id: 'root', to: { 'data.__proto__': 1 } }],
      'ops.0.to.data.__proto__',
    ],
    [
      'a wrong thing',
      [{ op: 'add', things: { a: { in: 'topics', order: 'V0001', title: 7 } } }],
      'ops.0.things.a.title',
    ],
  ])('names the place of %s', async (_what, ops, path) => {
    const error: unknown = await post(owner, 1, change('t', ops)).catch((thrown: unknown) => thrown);
    expect(isApiError(error) && error.envelopeCode).toBe('70001');
    expect(isApiError(error) && error.data).toMatchObject({ issues: [{ path }] });
    expect((await owner.client.charts.definition({ chartId })).version).toBe(1);
  });

  it('tries without writing when it is asked to', async () => {
    const ops = [{ op: 'set', id: 'root', to: { title: 'Tried' } }];
    const tried = { chartId, version: 1, ops: JSON.stringify(change('t', ops)), dryRun: true };
    expect(await owner.client.definitions.applyOps(tried)).toMatchObject({ version: 1, missed: [] });
    expect((await stored()).root.title).toBe('Plan');
  });

  it('refuses work on a replaced definition', async () => {
    const def = JSON.stringify(await stored());
    await owner.client.definitions.save({ chartId, def, version: 1 });
    const ops = change('t', [{ op: 'set', id: 'root', to: { title: 'Late' } }]);
    expect(await refusalOf(post(owner, 1, ops))).toBe('70035');
    expect(await refusalOf(post(owner, 3, ops))).toBe('70035');
    expect((await stored()).root.title).toBe('Plan');
  });

  it('asks for the right at each call', async () => {
    const editor = await shareWith('editor');
    const ops = (id: string) => change(id, [{ op: 'set', id: 'root', to: { title: id } }]);
    await post(editor, 1, ops('first'));
    await server.app.database.db.deleteFrom('collaborator').where('user_id', '=', editor.id).execute();
    expect(await refusalOf(post(editor, 2, ops('second')))).toBe('70002');
    expect(await refusalOf(post(await shareWith('viewer'), 2, ops('third')))).toBe('70013');
    expect(await refusalOf(post({ client: server.client(undefined) }, 2, ops('fourth')))).toBe('407');
    expect((await stored()).root.title).toBe('first');
  });

  it('keeps one state per person and ten minutes', async () => {
    server.clock.advance(3_600_000);
    const mine = await open(owner);
    for (let step = 0; step < 5; step += 1) {
      addTopic(mine, `Step ${step}`);
      await send(mine);
      server.clock.advance(2_000);
    }
    const { rows } = await owner.client.definitions.revisions({ chartId });
    expect(rows.map(({ version }) => version)).toEqual([6, 2, 1]);
  });

  describe('older definitions', () => {
    const older = { v: 1, type: 'tree', page: { name: 'P' }, structure: 'right', theme: 'default' } as const;

    it('are brought forward where they are stored', async () => {
      const root = {
        id: 'root',
        title: 'Old',
        children: [1, 2].map(() => ({ id: 'a', title: 'A', children: [] })),
      };
      await server.app.database.db
        .updateTable('node_body')
        .set({ def: JSON.stringify({ ...older, root }) })
        .where('node_id', '=', chartId)
        .execute();
      expect(await bringForward(server.app)).toBeGreaterThan(0);
      const now = await stored();
      expect(now).toMatchObject({ v: 2, root: { children: [{ id: 'a' }, { id: 'a-2' }] } });
      expect((await owner.client.charts.definition({ chartId })).version).toBe(1);
    });

    it('are not saved over newer ones', async () => {
      const def = JSON.stringify({ ...older, root: { id: 'root', title: 'Old tab', children: [] } });
      expect(await refusalOf(owner.client.definitions.save({ chartId, def, version: 1 }))).toBe('70036');
      expect((await stored()).root.title).toBe('Plan');
    });
  });
};
