import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../kernel/db/database.ts';
import { migratedTemplate } from '../kernel/db/testing/test-databases.ts';
import { createReviewStage } from '../domains/templates/reviews/testing/review-stage.ts';
import { startTestServer } from '../testing/test-server.ts';
import { runCommand } from './run-command.ts';

describe('chartdock review', () => {
  const root = mkdtempSync(join(tmpdir(), 'chartdock-review-'));
  let [first, second] = ['', ''];

  /** Types a command and returns its exit code and its output. */
  const type = async (...args: string[]) => {
    const said = { out: [] as string[], err: [] as string[] };
    const code = await runCommand(['review', ...args], {
      environment: { CHARTDOCK_DATA: root },
      print: (line) => said.out.push(line),
      printError: (line) => said.err.push(line),
      stopped: Promise.resolve(),
    });
    return { code, out: said.out.join('\n'), err: said.err.join('\n') };
  };

  beforeAll(async () => {
    const database = await openDatabase({ dataDir: root, template: await migratedTemplate() });
    const server = await startTestServer(database);
    const stage = createReviewStage(() => server);
    const authors = [await stage.author('one'), await stage.author('two')] as const;
    await stage.publish(authors[0], { price: '9.9', tags: ['shop'], description: 'Takes orders' });
    server.clock.advance(60_000);
    await stage.publish(authors[1]);
    [first, second] = [await stage.waitingOf(authors[0]), await stage.waitingOf(authors[1])];
    await server.stop();
    await database.close();
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each([
    [['approve'], 'review approve needs an id'],
    [['show', 'x'], 'review show needs an id'],
    [['list', 'x'], 'review list takes no id'],
    [['refuse', '01890000-0000-7000-8000-00000000abcd'], 'review refuse needs --reason'],
    [['dance'], 'There is no command "review dance"'],
  ])('answers exit code 2 and one line to %j', async (args, part) => {
    const { code, out, err } = await type(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(part);
  });

  it('shows, accepts and refuses waiting templates', async () => {
    const listed = await type('list');
    expect(listed.code).toBe(0);
    const [one, about, two] = listed.out.split('\n');
    expect([one, two]).toEqual([`${first}  Work of one`, `${second}  Work of two`]);
    expect(about).toContain('flow/flowchart, ¥9.90; 2026-11-21 09:00 UTC');
    const shown = (await type('show', first)).out;
    for (const words of ['Takes orders', 'shop', 'waiting', 'chartdock render '])
      expect(shown).toContain(words);
    const misplaced = await type('approve', first, '--scene', 'law');
    expect([misplaced.code, misplaced.err]).toEqual([2, expect.stringContaining('no such scene') as string]);
    const approved = await type(
      'approve',
      first,
      '--scene',
      'swimlane',
      '--topics',
      'education, human-resources',
    );
    expect([approved.code, approved.out]).toEqual([
      0,
      expect.stringContaining('“Work of one” is in') as string,
    ]);
    const again = await type('refuse', first, '--reason', 'Late');
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('does not wait') as string]);
    expect((await type('refuse', second, '--reason', 'Cut')).code).toBe(0);
    expect((await type('show', second)).out).toContain('refused: Cut');
    expect((await type('list')).out).toBe('Nothing waits for review.');
    const database = await openDatabase({ dataDir: root });
    const { rows } = await database.pool.query(
      `select t.title, t.state, array_agg(p.place order by p.place) filter (where p.locale = 'en' and p.place like 'flow/_%') as places
        from template t join template_place p on p.template_id = t.id group by t.id`,
    );
    await database.close();
    expect(rows).toEqual([
      { title: 'Work of one', state: 0, places: ['flow/education', 'flow/human-resources', 'flow/swimlane'] },
    ]);
  });
});
