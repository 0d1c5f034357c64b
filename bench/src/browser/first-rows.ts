import { cpuMs } from '../list/measure.ts';
import type { BenchFolder } from './folders.ts';
import type { Person } from './person.ts';
import { FIRST_ROW, untilPainted, untilQuiet } from './watch.ts';

/** CPU of the page's main thread until the first rows of a folder were painted, in milliseconds. */
export interface FirstRows {
  /** From a click on the folder in its parent. */
  readonly click: number;
  /** From a fresh load of the folder's address. */
  readonly load: number;
}

/** Opens a folder by a click and by its address. */
export const measureFirstRows = async (person: Person, folder: BenchFolder): Promise<FirstRows> => ({
  click: await measureClick(person, folder),
  load: await measureLoad(person, folder),
});

const measureClick = async ({ page, session, files }: Person, { title }: BenchFolder): Promise<number> => {
  await page.goto('/diagrams?folder=root');
  const name = files.item(title).locator('[data-cd-part="open"]');
  const box = await name.boundingBox();
  if (box === null) throw new Error(`${title} is not on screen`);
  await page.mouse.move(box.x + 8, box.y + box.height / 2);
  await untilQuiet(page);
  const before = await cpuMs(session);
  await untilPainted(page, { selector: FIRST_ROW }, () =>
    page.mouse.click(box.x + 8, box.y + box.height / 2),
  );
  return (await cpuMs(session)) - before;
};

// The counters of a page start over with each document.
const measureLoad = async ({ page, session }: Person, { id }: BenchFolder): Promise<number> => {
  await page.goto(`/diagrams?folder=${id}`, { waitUntil: 'commit' });
  await page.evaluate(() => window.benchRowsShown);
  const cost = await cpuMs(session);
  await untilQuiet(page);
  return cost;
};
