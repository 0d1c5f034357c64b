import { describe, expect, it } from 'vitest';
import { createKeyboard } from './models/keyboard.ts';
import { setOwnStage } from './models/stage.ts';

const stage = setOwnStage();

describe.each(['zh', 'en'] as const)('without a pointer, in %s', (locale) => {
  it('makes, stars, trashes, restores and finds by keyboard', async () => {
    const { page, words, files, leaves, arrivesAt, sees, seesNoMore, signIn } = await stage.opensVisitor({
      locale,
    });
    const keys = createKeyboard(page, words);
    const [folder, plan] = [`Shelf ${locale}`, `Plan ${locale}`];
    await keys.signsIn('empty@chartdock.test');

    await keys.goesTo('/diagrams');
    await files.isLoaded();
    await keys.choosesToCreate('create.folder');
    await keys.answers(folder);
    await files.sees(folder);
    const [editor] = await Promise.all([
      page.context().waitForEvent('page'),
      keys.choosesToCreate('kind.flow'),
    ]);
    await editor.waitForURL(/\/diagraming\/[^/]+$/);
    await editor.close();

    await keys.pressesOn(words.ui('file.untitled'), 'F2');
    await keys.answers(plan);
    await keys.choosesFromMenu(plan, 'action.copyMove');
    await keys.choosesFolder(folder);
    await keys.confirms('move.confirm');
    await files.seesNot(plan);
    await keys.pressesOn(folder, 'Enter');
    await files.sees(plan);

    await keys.pressesOn(plan, '*');
    await files
      .item(plan)
      .getByRole('button', { name: words.ui('list.star'), pressed: true })
      .waitFor();
    await keys.pressesOn(plan, 'Delete');
    await files.seesNot(plan);
    await keys.goesTo('/trash');
    await files.sees(plan);
    await keys.choosesFromMenu(plan, 'action.restore');
    await files.seesNot(plan);

    await keys.goesTo('/history');
    await files.isLoaded();
    await keys.searchesFor(plan);
    await sees(words.ui('search.foundFor', { keyword: plan }));
    await files.sees(plan);
    await keys.choosesView('list');
    await files.isInView('list');
    await keys.opensKeyMap();
    await keys.leavesDialog();
    await keys.clearsSearch();
    await seesNoMore(words.ui('search.foundFor', { keyword: plan }));

    await keys.signsOut();
    await arrivesAt(/\/login/);
    await signIn.isShown();
    expect(await page.locator('.cd-account__button').count()).toBe(0);
    await leaves();
  });
});
