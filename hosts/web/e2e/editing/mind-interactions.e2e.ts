import { describe, expect, it } from 'vitest';
import { setStage } from '../models/stage.ts';
import { openTreeFile } from './tree-file.ts';
import type { TreeFile } from './tree-file.ts';

const stage = setStage({ locale: 'en' });

const opens = (title: string): Promise<TreeFile> => openTreeFile(stage, { category: 'mind', title });

/** Puts a text on the clipboard as another program would. */
const pastes = (file: TreeFile, text: string, own = ''): Promise<void> =>
  file.page().evaluate(
    ([plain, topics]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', plain);
      if (topics !== '') clipboardData.setData('application/x-chartdock-topics+json', topics);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [text, own] as const,
  );

const undoes = (file: TreeFile): Promise<void> => file.page().keyboard.press('Control+z');

describe('a mind map by keys', () => {
  it('adds around a topic, also while it is written', async () => {
    const file = await opens('Around');
    const { keyboard } = file.page();
    await file.draws('Tab B');
    await file.draws('Shift+Enter A');
    await file.draws('Control+Enter P');
    await file.becomes('Around[P[A],B]');
    await file.presses('A');
    await keyboard.press('F2');
    await keyboard.type('!');
    await keyboard.press('Tab');
    await keyboard.type('A1');
    await file.becomes('Around[P[A![A1]],B]');
    await file.leaves();
  });

  it('replaces by typing and appends after F2', async () => {
    const file = await opens('Words');
    const { keyboard } = file.page();
    await file.draws('Tab One');
    await keyboard.type('Two');
    await file.becomes('Words[Two]');
    await keyboard.press('Escape');
    await file.becomes('Words[One]');
    await keyboard.press('F2');
    await keyboard.type(' more');
    await file.becomes('Words[One more]');
    await file.leaves();
  });

  it('goes where arrows point and moves with Alt', async () => {
    const file = await opens('Arrows');
    const { keyboard } = file.page();
    await file.draws('Tab A', 'Enter B', 'Enter C');
    await keyboard.press('ArrowUp');
    await keyboard.press('Alt+ArrowUp');
    await file.becomes('Arrows[B,A,C]');
    await keyboard.press('ArrowDown');
    await keyboard.press('Alt+ArrowRight');
    await file.becomes('Arrows[B[A],C]');
    await keyboard.press('Alt+ArrowLeft');
    await file.becomes('Arrows[B,A,C]');
    await undoes(file);
    await file.becomes('Arrows[B[A],C]');
    await file.leaves();
  });

  it('splits a title at the caret', async () => {
    const file = await opens('Split');
    const { keyboard } = file.page();
    await file.draws('Tab Onetwo');
    await keyboard.press('F2');
    for (const _ of 'two') await keyboard.press('ArrowLeft');
    await keyboard.press('Control+Shift+Enter');
    await file.becomes('Split[One,two]');
    await undoes(file);
    await file.becomes('Split[Onetwo]');
    await file.leaves();
  });

  it('folds to a level, and all but a branch', async () => {
    const file = await opens('Folds');
    const { keyboard } = file.page();
    await file.draws('Tab A', 'Tab A1');
    await keyboard.press('Control+Alt+1');
    await expect.poll(async () => (await file.stored()).root.children[0]?.collapsed).toBe(true);
    await keyboard.press('Control+Alt+0');
    await expect.poll(async () => (await file.stored()).root.children[0]?.collapsed).toBeUndefined();
    await file.leaves();
  });

  it('shows one branch alone and comes back', async () => {
    const file = await opens('Branches');
    const page = file.page();
    await file.draws('Tab A', 'Tab A1', 'Enter A2');
    await file.presses('A');
    await page.keyboard.press('F6');
    await page.getByRole('button', { name: 'Back to the level above' }).waitFor();
    await expect.poll(() => page.locator('.cd-canvas__topics > g').count()).toBe(3);
    await page.keyboard.press('Shift+F6');
    await expect.poll(() => page.locator('.cd-canvas__topics > g').count()).toBe(4);
    await file.leaves();
  });

  it('ticks, notes and links a topic', async () => {
    const file = await opens('Notes');
    const page = file.page();
    await file.draws('Tab A');
    await page.keyboard.press('Control+Shift+Enter');
    await page.keyboard.press('Control+Shift+e');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('More of it');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.keyboard.press('Control+k');
    const link = page.getByRole('dialog').getByRole('textbox', { name: 'Link' });
    await link.fill('javascript:alert(1)');
    await link.press('Enter');
    await page.getByRole('alert').waitFor();
    await link.fill('example.com');
    await link.press('Enter');
    await expect
      .poll(async () => (await file.stored()).root.children[0])
      .toMatchObject({ task: { done: true }, note: 'More of it', href: 'https://example.com' });
    await file.leaves();
  });

  it('changes looks, copies and resets them', async () => {
    const file = await opens('Looks');
    const { keyboard } = file.page();
    const styles = async () => (await file.stored()).root.children.map(({ style }) => style);
    await file.draws('Tab A', 'Enter B');
    await keyboard.press('Control+b');
    await keyboard.press('Control+Alt+c');
    await keyboard.press('ArrowUp');
    await keyboard.press('Control+Alt+v');
    await expect.poll(styles).toEqual([{ bold: true }, { bold: true }]);
    await keyboard.press('Control+Alt+Backspace');
    await expect.poll(styles).toEqual([undefined, { bold: true }]);
    await undoes(file);
    await expect.poll(styles).toEqual([{ bold: true }, { bold: true }]);
    await file.leaves();
  });

  it('finds a command by its name', async () => {
    const file = await opens('Palette');
    const page = file.page();
    await file.draws('Tab A');
    await page.keyboard.press('Control+Shift+p');
    await page.getByRole('combobox', { name: 'Find a command' }).fill('duplic');
    await page.keyboard.press('Enter');
    await file.becomes('Palette[A,A]');
    await file.leaves();
  });

  it('takes keys of one’s own and keeps them', async () => {
    const file = await opens('Keys');
    const page = file.page();
    await file.draws('Tab A');
    await page.keyboard.press('F1');
    await page.getByRole('button', { name: 'Change the keys of Duplicate' }).click();
    await page.keyboard.press('Enter');
    await page.getByText('Used for: Topic after').waitFor();
    await page.keyboard.press('Control+j');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+j');
    await file.becomes('Keys[A,A]');
    await file.isSaved();
    await file.opensAgain();
    await file.page().keyboard.press('ArrowRight');
    await file.page().keyboard.press('Control+j');
    await file.becomes('Keys[A,A,A]');
    await file.leaves();
  });

  it('finds words and replaces them', async () => {
    const file = await opens('Finding');
    const page = file.page();
    await file.draws('Tab red fox', 'Enter red hen');
    await page.keyboard.press('Control+f');
    await page.getByRole('textbox', { name: 'Find', exact: true }).fill('red');
    await page.getByText('1 of 2').waitFor();
    await page.getByRole('textbox', { name: 'Replace with' }).fill('old');
    await page.getByRole('button', { name: 'Replace all' }).click();
    await file.becomes('Finding[old fox,old hen]');
    await file.leaves();
  });
});

describe('an input method in a mind map', () => {
  it('has the first key, and every one after it', async () => {
    const file = await opens('Pinyin');
    const page = file.page();
    await file.draws('Tab One');
    const wire = await page.context().newCDPSession(page);
    const composes = async (letters: string, text: string): Promise<void> => {
      for (let count = 1; count <= letters.length; count += 1)
        await wire.send('Input.imeSetComposition', {
          text: letters.slice(0, count),
          selectionStart: count,
          selectionEnd: count,
        });
      await expect.poll(() => page.locator('.cd-field-armed').inputValue()).toBe(letters);
      await wire.send('Input.insertText', { text });
    };
    await composes('ni hao', '你好');
    // An Enter right after a word confirms it in Safari; people take longer than that.
    const since = await page.evaluate(() => performance.now());
    await page.waitForFunction((from) => performance.now() - from > 60, since);
    await page.keyboard.press('Enter');
    await composes('shi jie', '世界');
    await file.becomes('Pinyin[你好,世界]');
    await file.leaves();
  });
});

describe('the clipboard of a mind map', () => {
  it('pastes indented lines as a branch', async () => {
    const file = await opens('Lines');
    await pastes(file, 'A\n  A1\n  A2\nB');
    await file.becomes('Lines[A[A1,A2],B]');
    await undoes(file);
    await file.becomes('Lines');
    await file.leaves();
  });

  it('pastes cells, and markdown', async () => {
    const file = await opens('Cells');
    await pastes(file, 'Name\tAge\nAnn\t30');
    await file.becomes('Cells[Name[Age],Ann[30]]');
    await undoes(file);
    await pastes(file, '# A\n- [x] one\n- two');
    await file.becomes('Cells[A[one,two]]');
    await file.leaves();
  });

  it('runs nothing that is pasted', async () => {
    const file = await opens('Harm');
    await pastes(
      file,
      '<img src=x onerror="document.title=1">\n<script>document.title=1</script>',
      '{"topics":[{"id":"a","title":"x","children":[],"href":"javascript:document.title=1"}]}',
    );
    await file.becomes('Harm[<img src=x onerror="document.title=1">,<script>document.title=1</script>]');
    expect(await file.page().title()).not.toBe('1');
    await file.leaves();
  });
});

describe('a mind map by pointer', () => {
  it('drags a topic elsewhere, and copies with Ctrl', async () => {
    const file = await opens('Drags');
    await file.draws('Tab A', 'Enter B', 'Enter C');
    await file.drags(await file.spotOf('A'), await file.spotOf('B'));
    await file.becomes('Drags[B[A],C]');
    await undoes(file);
    await file.becomes('Drags[A,B,C]');
    await file.drags(await file.spotOf('A'), await file.spotOf('B'), 'Control');
    await file.becomes('Drags[A,B[A],C]');
    await file.leaves();
  });

  it('attaches a boxed selection to one parent', async () => {
    const file = await opens('Boxes');
    await file.draws('Tab A', 'Enter B', 'Enter C');
    const [a, b] = [await file.spotOf('A'), await file.spotOf('B')];
    await file.drags({ x: a.x + 80, y: a.y - 60 }, { x: b.x - 40, y: b.y + 22 });
    await expect.poll(() => file.page().locator('.cd-canvas__ring').count()).toBe(2);
    await file.drags(a, await file.spotOf('C'));
    await file.becomes('Boxes[C[A,B]]');
    await undoes(file);
    await file.becomes('Boxes[A,B,C]');
    await file.leaves();
  });

  it('writes a floating topic on blank', async () => {
    const file = await opens('Floats');
    const page = file.page();
    await page.mouse.dblclick(300, 300);
    await page.keyboard.type('Idea');
    await expect.poll(async () => (await file.stored()).floating?.[0]?.title).toBe('Idea');
    await page.keyboard.press('Escape');
    await file.leaves();
  });

  it('draws relations, summaries and boundaries', async () => {
    const file = await opens('Parts');
    const page = file.page();
    await file.draws('Tab A', 'Enter B', 'Enter C');
    await file.presses('A');
    await file.presses('C', 'Control');
    await page.keyboard.press('Control+Shift+r');
    await file.presses('A');
    await file.presses('B', 'Shift');
    await page.keyboard.press('Control+Shift+s');
    await page.keyboard.press('Control+Shift+b');
    await expect
      .poll(async () => {
        const { relations, summaries, boundaries } = await file.stored();
        return [relations, summaries, boundaries].map((list) => list?.length);
      })
      .toEqual([1, 1, 1]);
    await page.getByText('Topic', { exact: true }).dblclick();
    await page.getByRole('textbox', { name: 'Summary' }).fill('Both');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await file.stored()).summaries?.[0]?.text).toBe('Both');
    await undoes(file);
    await undoes(file);
    await expect.poll(async () => (await file.stored()).boundaries).toBeUndefined();
    await file.leaves();
  });

  it('lays out in every structure and theme', async () => {
    const file = await opens('Structures');
    const page = file.page();
    await file.draws('Tab A', 'Tab A1');
    for (const [name, structure] of [
      ['Org chart', 'org'],
      ['Timeline', 'timeline'],
      ['Fishbone', 'fishbone'],
      ['Both sides', 'free'],
    ] as const) {
      await page.getByRole('button', { name: 'Structure', exact: true }).click();
      await page.getByRole('menuitemradio', { name, exact: true }).click();
      await expect.poll(async () => (await file.stored()).structure).toBe(structure);
    }
    await file.leaves();
  });

  it('styles by a panel', async () => {
    const file = await opens('Panel');
    const page = file.page();
    await file.draws('Tab A');
    await page
      .getByRole('button', { name: /^Style/ })
      .first()
      .click();
    const panel = page.getByRole('complementary', { name: 'Style' });
    await panel.getByRole('button', { name: 'Flag red' }).click();
    await panel.getByLabel('Shape').selectOption('Ellipse');
    await expect
      .poll(async () => (await file.stored()).root.children[0])
      .toMatchObject({ markers: ['flag-red'], style: { shape: 'ellipse' } });
    expect(await file.problems()).toEqual([]);
    await file.leaves();
  });
});
