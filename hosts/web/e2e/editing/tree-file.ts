import { createClient, createFetchTransport } from '@chartdock/client';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readDefinition } from '@chartdock/documents';
import type { TreeDefinition } from '@chartdock/documents';
import type { Stage } from '../models/stage.ts';
import type { VisitorOptions } from '../models/visitor.ts';

const ACCOUNT = 'member@chartdock.test';

/** Options of {@link openTreeFile}. */
interface TreeFileOptions {
  readonly category: 'mind' | 'outline';
  readonly title: string;
  readonly visitor?: VisitorOptions;
}

/** A place on the page. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A mind map or an outline of a visitor, opened in its editor. */
export interface TreeFile {
  /** The tab that it is open in. */
  readonly page: () => Page;
  /** Reads the stored tree. */
  readonly stored: () => Promise<TreeDefinition>;
  /** Reads the titles that are stored, in the order of reading. */
  readonly titles: () => Promise<string[]>;
  /** Waits until the stored tree is one, written as `Plan[Alpha[Beta],Gamma]`. */
  readonly becomes: (written: string) => Promise<void>;
  /** Makes a mind map by keys, each with a title: `Tab Alpha`, `Enter Beta`; the last title is not written any more. */
  readonly draws: (...steps: readonly string[]) => Promise<void>;
  /** Ends writing by a press on blank; the selection stays. */
  readonly endsWriting: () => Promise<void>;
  /** Returns the middle of a topic on the page. */
  readonly spotOf: (title: string) => Promise<Spot>;
  readonly presses: (title: string, key?: 'Control' | 'Shift') => Promise<void>;
  /** Drags from one place to another by several movements. */
  readonly drags: (from: Spot, to: Spot, key?: 'Control') => Promise<void>;
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

const write = ({ title, children }: Titled): string =>
  children.length === 0 ? title : `${title}[${children.map(write).join(',')}]`;

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
  let presses = 0;
  const opens = async (): Promise<void> => {
    await page.goto(path);
    await page.locator('.cd-field-armed').waitFor({ state: 'attached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  };
  await opens();
  const stored = async (): Promise<TreeDefinition> => {
    const read = readDefinition(JSON.parse((await client.charts.definition({ chartId })).def));
    if (read.status !== 'read' || read.definition.type !== 'tree') throw new Error('No tree is stored');
    return read.definition;
  };
  const topic = (name: string) =>
    page.locator('.cd-canvas__topics > g').filter({ has: page.getByText(name, { exact: true }) });
  const spotOf = async (name: string): Promise<Spot> => {
    const box = await topic(name).boundingBox();
    if (box === null) throw new Error(`${name} is not shown`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const endsWriting = async (): Promise<void> => {
    const box = await page.locator('.cd-canvas').boundingBox();
    // Each time elsewhere: two at one place would be a double press, which begins a topic there.
    presses += 1;
    if (box !== null) await page.mouse.click(box.x + 12 + (presses % 8) * 24, box.y + 12);
    await page.locator('.cd-field-armed--writing').waitFor({ state: 'detached' });
  };
  const holding = async (key: string | undefined, act: () => Promise<void>): Promise<void> => {
    if (key !== undefined) await page.keyboard.down(key);
    await act();
    if (key !== undefined) await page.keyboard.up(key);
  };
  return {
    page: () => page,
    stored,
    titles: async () => titlesOf((await stored()).root),
    becomes: (written) => expect.poll(async () => write((await stored()).root)).toBe(written),
    draws: async (...steps) => {
      for (const step of steps) {
        const at = step.indexOf(' ');
        await page.keyboard.press(step.slice(0, at));
        await page.keyboard.type(step.slice(at + 1));
      }
      await endsWriting();
      await topic(steps.at(-1)?.replace(/^\S+ /, '') ?? '').waitFor();
    },
    endsWriting,
    spotOf,
    presses: async (name, key) => {
      const { x, y } = await spotOf(name);
      await holding(key, () => page.mouse.click(x, y));
    },
    drags: (from, to, key) =>
      holding(key, async () => {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
        await page.mouse.move(to.x, to.y, { steps: 3 });
        await page.mouse.up();
      }),
    isSaved: () => page.getByText(/^Saved(?: \d|$)/).waitFor(),
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
