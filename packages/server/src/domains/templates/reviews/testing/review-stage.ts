import type { TestServer, Person } from '../../../../testing/test-server.ts';

/** An author with a file that can be published. */
export interface Author extends Person {
  readonly chartId: string;
  /** Writes another text into the file. */
  readonly write: (text: string) => Promise<void>;
}

/** Everyone that a test about reviews needs. */
export interface ReviewStage {
  readonly operator: () => Promise<Person>;
  readonly author: (text?: string) => Promise<Author>;
  /** Creates a further file of a person. */
  readonly fileOf: (person: Person, text: string) => Promise<Author>;
  /** Publishes a file of its author, free unless a price in yuan is given. */
  readonly publish: (author: Author, said?: Partial<Said>) => Promise<void>;
  /** Id of the pending review of an author's file. Throws when there is none. */
  readonly waitingOf: (author: Author) => Promise<string>;
  /** Publishes and approves, and returns the template's id. */
  readonly template: (author: Author, said?: Partial<Said>) => Promise<string>;
  /** Reads the texts of a person's own file. */
  readonly read: (person: Person, chartId: string) => Promise<string>;
}

interface Said {
  readonly description: string;
  readonly tags: readonly string[];
  readonly price: string;
  readonly publicClone: boolean;
  readonly scene: string;
  readonly topics: readonly string[];
}

const definitionOf = (text: string): string =>
  JSON.stringify({
    v: 2,
    type: 'graph',
    page: { name: 'Page', w: 400, h: 300 },
    theme: 'default',
    cells: { a: { t: 'node', shape: 'rect', x: 10, y: 10, w: 120, h: 60, z: 1, text, style: {} } },
  });

/** Makes authors, an operator and templates on a server. */
export const createReviewStage = (server: () => TestServer): ReviewStage => {
  let phones = 0;
  let known: Promise<Person> | undefined;
  const makeOperator = async (): Promise<Person> => {
    const person = await server().person();
    const { db } = server().app.database;
    await db.updateTable('app_user').set({ operator_since: 1 }).where('id', '=', person.id).execute();
    return person;
  };
  const operator = (): Promise<Person> => (known ??= makeOperator());
  const waitingOf = async ({ chartId }: Author): Promise<string> => {
    const { id } = await server()
      .app.database.db.selectFrom('template_review')
      .select('id')
      .where('node_id', '=', chartId)
      .where('state', '=', 0)
      .executeTakeFirstOrThrow();
    return id;
  };
  const publish = async ({ client, chartId }: Author, said: Partial<Said> = {}): Promise<void> => {
    const { tags = ['tag'], topics, ...rest } = said;
    await client.publishing.publish({
      chartId,
      publicClone: true,
      ...rest,
      tags: [...tags],
      ...(topics === undefined ? {} : { topics: [...topics] }),
    });
  };
  const fileOf: ReviewStage['fileOf'] = async (person, text) => {
    const { chartId } = await person.client.charts.create({ category: 'flow', title: `Work of ${text}` });
    const write = async (words: string): Promise<void> => {
      const { version } = await person.client.charts.definition({ chartId });
      await person.client.definitions.save({ chartId, def: definitionOf(words), version });
    };
    await write(text);
    return { ...person, chartId, write };
  };
  return {
    operator,
    waitingOf,
    publish,
    fileOf,
    author: async (text = 'first') =>
      fileOf(await server().person({ phone: `136${String((phones += 1)).padStart(8, '0')}` }), text),
    template: async (author, said) => {
      await publish(author, said);
      await (await operator()).client.reviews.approve({ id: await waitingOf(author) });
      const { rows } = await author.client.reviews.mine({});
      return rows.find(({ chartId }) => chartId === author.chartId)?.templateId ?? '';
    },
    read: async ({ client }, chartId) => (await client.charts.definition({ chartId })).def,
  };
};
