import { createClient, createFetchTransport } from '@chartdock/client';
import { readDefinition } from '@chartdock/documents';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Stage } from '../models/stage.ts';
import type { VisitorOptions } from '../models/visitor.ts';

const ACCOUNT = 'member@chartdock.test';

/** What a test makes a file of. */
interface TreeFileOptions {
  readonly category: 'mind' | 'outline';
  readonly title: string;
  readonly visitor?: VisitorOptions;
}

/** A mind map or an outline of a visitor, opened in its editor. */
export interface TreeFile {
  readonly page: Page;
  /** Reads the titles that are stored, in the order of reading. */
  readonly titles: () => Promise<string[]>;
  /** Waits until these titles are stored. */
  readonly sees: (titles: readonly string[]) => Promise<void>;
  /** Waits until nothing is left to save. */
  readonly isSaved: () => Promise<void>;
  /** Closes the tab and opens the file in another one. */
  readonly opensAgain: () => Promise<void>;
  readonly problems: () => Promise<string[]>;
  readonly leaves: () => Promise<void>;
}

interface Titled {
  readonly title: string;
  readonly children: readonly Titled[];
}

const titlesOf = ({ title, children }: Titled): string[] => [title, ...children.flatMap(titlesOf)];

const PATHS = { mind: 'mindmap', outline: 'outline' } as const;

/** Creates a file of topics and opens it. */
export const openTreeFile = async (
  stage: Stage,
  { category, title, visitor: options }: TreeFileOptions,
): Promise<TreeFile> => {
  const client = createClient({ baseUrl: stage.address, transport: createFetchTransport() });
  const { token } = await client.session.signIn({ account: ACCOUNT, password: 'Chartdock1' });
  client.tokens.write(token);
  const { chartId } = await client.charts.create({ category, title, folderId: 'root' });
  const visitor = await stage.opensSignedIn(ACCOUNT, options);
  const path = `/${PATHS[category]}/${chartId}`;
  let { page } = visitor;
  const opens = async (): Promise<void> => {
    await page.goto(path);
    await page.locator('.cd-field-armed').waitFor({ state: 'attached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  };
  await opens();
  const titles = async (): Promise<string[]> => {
    const { def } = await client.charts.definition({ chartId });
    const read = readDefinition(JSON.parse(def));
    return read.status === 'read' && read.definition.type === 'tree' ? titlesOf(read.definition.root) : [];
  };
  return {
    get page() {
      return page;
    },
    titles,
    sees: (wanted) => expect.poll(titles).toEqual(wanted),
    isSaved: () => page.getByText(/^(?:Saved \d|All changes saved)/).waitFor(),
    opensAgain: async () => {
      const next = await visitor.context.newPage();
      await page.close();
      page = next;
      await opens();
    },
    problems: () => visitor.accessibilityProblems(),
    leaves: () => visitor.leaves(),
  };
};
