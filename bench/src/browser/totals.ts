import type { OwnServer } from '../../../tests/harness/own-server.ts';
import { countInDatabase } from './folders.ts';
import type { BenchFolder } from './folders.ts';
import type { Person } from './person.ts';
import { untilQuiet } from './watch.ts';

/** The total of a folder at one moment. */
export interface Total {
  readonly folder: string;
  readonly moment: 'as it was' | 'after a create' | 'after a trash';
  /** Totals that the page told without a reload, and after one. */
  readonly shown: readonly number[];
  /** Rows in the database. */
  readonly held: number;
}

/** Page from which totals are read. */
export interface TotalsSite {
  readonly server: OwnServer;
  readonly dataDir: string;
  readonly folders: readonly BenchFolder[];
}

/** Compares the totals of folders with the database, as they are, after a file was made in each, and after it was trashed. */
export const compareTotals = async (person: Person, site: TotalsSite): Promise<readonly Total[]> => {
  const totals: Total[] = [];
  const compare = async (
    moment: Total['moment'],
    change: (person: Person) => Promise<void>,
  ): Promise<void> => {
    const shown: (readonly number[])[] = [];
    for (const folder of site.folders) shown.push(await totalsShown(person, folder, change));
    await site.server.stop();
    const held = await countInDatabase(site.dataDir, site.folders);
    await site.server.start();
    for (const [at, { title }] of site.folders.entries())
      totals.push({ folder: title, moment, shown: shown[at] ?? [], held: held[at] ?? Number.NaN });
  };
  await compare('as it was', () => Promise.resolve());
  await compare('after a create', createFile);
  await compare('after a trash', trashFirst);
  return totals;
};

const createFile = async ({ files }: Person): Promise<void> => {
  const opened = await files.createsFile('kind.flow');
  await opened.waitForURL('**/diagraming/*');
  await opened.close();
};

/** Trashes the first row, which is the file made last. */
const trashFirst = async ({ page }: Person): Promise<void> => {
  await page.locator('.cd-row[data-cd-index="0"] .cd-row__owner').click();
  await page.keyboard.press('Delete');
};

const totalsShown = async (
  person: Person,
  { id }: BenchFolder,
  change: (person: Person) => Promise<void>,
): Promise<readonly number[]> => {
  const { page } = person;
  const open = async (): Promise<void> => {
    await page.goto(`/diagrams?folder=${id}`);
    await page.evaluate(() => window.benchRowsShown);
    await untilQuiet(page);
  };
  await open();
  await change(person);
  await untilQuiet(page);
  await page.waitForTimeout(1_000);
  const shown = [await rowCount(person)];
  await open();
  shown.push(await rowCount(person), await pickedCount(person));
  return shown;
};

/** Reads the total that the list tells to those who cannot see it. */
const rowCount = async ({ page }: Person): Promise<number> =>
  Number(await page.locator('.cd-list').getAttribute('aria-rowcount')) - 1;

const pickedCount = async ({ page }: Person): Promise<number> => {
  await page.keyboard.press('Control+a');
  const text = (await page.locator('.cd-selection__count').textContent()) ?? '';
  await page.keyboard.press('Escape');
  return Number(text.replaceAll(/\D/g, ''));
};
