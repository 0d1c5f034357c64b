import { expect, it } from 'vitest';
import { setStage } from '../models/stage.ts';

const stage = setStage();

const numberIn = (text: string): number => Number(text.replace(/[^\d.]/g, ''));

it.each(['zh', 'en'] as const)('an author sees uses and income at once (%s)', (locale) =>
  stage.visiting({ locale }, async (visitor) => {
    const { page, words } = visitor;
    await visitor.opens('/login');
    await page.getByRole('button', { name: words.web('signIn.demo.author'), exact: true }).click();
    await visitor.signIn.submits();
    await visitor.arrivesAt('/history');
    await visitor.opens('/my_templates');
    await page.locator('[data-cd-totals]').waitFor();
    const factsOf = (place: string): Promise<readonly string[][]> =>
      page
        .locator(place)
        .evaluateAll((all) =>
          all.map((one) => [...one.querySelectorAll('dd')].map(({ textContent }) => textContent)),
        );
    const [totals = []] = await factsOf('[data-cd-totals]');
    const rows = await factsOf('[data-cd-published]');
    // Price, uses, sales and income of each; all of them together say how many there are first.
    const columns = [1, 2, 3].map((at) => rows.reduce((sum, facts) => sum + numberIn(facts[at] ?? ''), 0));
    expect(totals.map(numberIn)).toEqual([rows.length, ...columns.map((sum) => Math.round(sum * 100) / 100)]);
    expect(rows.length).toBeGreaterThanOrEqual(10);
    expect(Math.min(...columns)).toBeGreaterThan(0);
    expect(await visitor.accessibilityProblems()).toEqual([]);
  }),
);
