import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { setOwnStage } from '../models/stage.ts';
import type { Visitor } from '../models/visitor.ts';

const stage = setOwnStage({ locale: 'en' });

let visitor: Visitor;

beforeAll(async () => {
  visitor = await stage.opensSignedIn('member@chartdock.test');
});

const canvasOf = (page: Page): Locator => page.getByRole('application');
const shapesOf = (page: Page): Locator => page.locator('.cd-graph__shapes > g');
const linesOf = (page: Page): Locator => page.locator('.cd-graph__lines > g');

/** Returns the middle of a drawn text in the window. */
const middleOf = async (page: Page, text: string): Promise<{ x: number; y: number }> => {
  const box = await page.locator('.cd-graph__shapes > g', { hasText: text }).boundingBox();
  if (box === null) throw new Error(`nothing says ${text}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Drags from one place to another by several moves. */
const drag = async (
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
};

const isSaved = (page: Page): Promise<void> =>
  page
    .getByText(/^Saved /)
    .first()
    .waitFor();

/** Makes a file of a kind and waits for its editor. */
const opensNew = async (category: string): Promise<void> => {
  await visitor.opens(`/diagraming/new?category=${category}`);
  await visitor.arrivesAt(/\/diagraming\/[\w-]{36}$/);
  await canvasOf(visitor.page).waitFor();
};

describe('a new flowchart', () => {
  it('[ROUTE-32] is drawn by pointer, saved, and found again', async () => {
    const { page } = visitor;
    await opensNew('flow');
    await page.getByRole('button', { name: 'Add Process', exact: true }).click();
    await page.keyboard.type('Check order');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => shapesOf(page).count()).toBe(1);

    const decision = await page.getByRole('button', { name: 'Add Decision', exact: true }).boundingBox();
    const first = await middleOf(page, 'Check order');
    const start = { x: (decision?.x ?? 0) + 20, y: (decision?.y ?? 0) + 20 };
    await drag(page, start, { x: first.x, y: first.y + 170 });
    await page.keyboard.type('Paid?');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => shapesOf(page).count()).toBe(2);
    const second = await middleOf(page, 'Paid?');
    // Drawn to the middle of the one above.
    expect(Math.abs(second.x - first.x)).toBeLessThan(2);

    await page.mouse.click(first.x + 300, first.y - 60);
    await page.mouse.move(first.x, first.y);
    await drag(page, { x: first.x, y: first.y + 30 }, { x: second.x, y: second.y - 38 });
    await expect.poll(() => linesOf(page).count()).toBe(1);

    await page.mouse.click(first.x + 300, first.y - 60);
    await drag(page, second, { x: second.x + 200, y: second.y });
    const moved = await middleOf(page, 'Paid?');
    expect(moved.x - second.x).toBeGreaterThan(150);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => Math.abs((await middleOf(page, 'Paid?')).x - second.x)).toBeLessThan(2);

    await page.mouse.click(second.x, second.y);
    await page.keyboard.press('Delete');
    await expect.poll(() => linesOf(page).count()).toBe(0);
    await page.keyboard.press('Control+z');
    await expect.poll(() => linesOf(page).count()).toBe(1);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => shapesOf(page).count()).toBe(1);
    await page.keyboard.press('Control+z');
    await isSaved(page);

    await visitor.reloads();
    await expect.poll(() => shapesOf(page).count()).toBe(2);
    expect(await linesOf(page).count()).toBe(1);
    expect(await canvasOf(page).textContent()).toContain('Check order');
  });

  it('is drawn by keys alone', async () => {
    const { page } = visitor;
    await opensNew('flow');
    await page.getByRole('button', { name: 'Add Start or end', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Begin');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Control+ArrowDown');
    await page.keyboard.type('Review');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Control+ArrowRight');
    await page.keyboard.type('Approve');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => shapesOf(page).count()).toBe(3);
    expect(await linesOf(page).count()).toBe(2);
    await page.getByRole('textbox', { name: /^Approve, Start or end, 3 of 3$/ }).waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.getByRole('textbox', { name: 'Connector from Review to Approve' }).waitFor();
  });

  it('is drawn by a finger on a phone', async () => {
    const phone = await stage.opensSignedIn('member@chartdock.test', {
      width: 375,
      height: 720,
      touch: true,
    });
    const { page } = phone;
    await phone.opens('/diagraming/new?category=flow');
    await phone.arrivesAt(/\/diagraming\/[\w-]{36}$/);
    await canvasOf(page).waitFor();
    await page.getByRole('button', { name: /^Shapes/ }).tap();
    await page.getByRole('button', { name: 'Add Process', exact: true }).tap();
    await expect.poll(() => shapesOf(page).count()).toBe(1);
    const first = await shapesOf(page).first().boundingBox();
    if (first === null) throw new Error('the shape is not on the screen');
    // A selected shape is written by a tap.
    await page.touchscreen.tap(first.x + first.width / 2, first.y + first.height / 2);
    await page.keyboard.type('Tapped');
    await expect.poll(() => canvasOf(page).locator('textarea').inputValue()).toBe('Tapped');
    await page.touchscreen.tap(first.x + first.width / 2, first.y + first.height + 200);
    await expect.poll(() => canvasOf(page).textContent()).toContain('Tapped');
    await isSaved(page);
    await phone.leaves();
  });

  it('has tables that are written cell by cell', async () => {
    const { page } = visitor;
    await opensNew('er');
    await page.getByRole('button', { name: 'Add Table', exact: true }).first().click();
    await expect.poll(() => shapesOf(page).count()).toBe(1);
    const table = await shapesOf(page).first().boundingBox();
    if (table === null) throw new Error('the table is not on the screen');
    await page.mouse.dblclick(table.x + table.width / 2, table.y + 44);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('sku');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('text');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => canvasOf(page).textContent()).toMatch(/sku.*text/);
  });

  it('has nothing that axe finds wrong', async () => {
    await opensNew('swimlane');
    await visitor.page.getByRole('button', { name: 'Format', exact: true }).click();
    expect(await visitor.accessibilityProblems()).toEqual([]);
  });
});

describe('every other kind of diagram', () => {
  it.each([
    ['uml', 'Add Class'],
    ['er', 'Add Table'],
    ['swimlane', 'Add Lane'],
    ['bpmn', 'Add Task'],
    ['network', 'Add Server'],
    ['framework', 'Add Person'],
    ['plane', 'Add Room'],
    ['gantt', 'Add Milestone'],
    ['ui', 'Add Phone screen'],
    ['venn', 'Add Set'],
    ['circuit', 'Add Resistor'],
    ['table', 'Add Table'],
  ])('opens with its own shapes: %s', async (category, shape) => {
    const { page } = visitor;
    await opensNew(category);
    await page.getByRole('button', { name: shape, exact: true }).first().click();
    await expect.poll(() => page.locator('.cd-graph [data-id]').count()).toBeGreaterThan(0);
  });
});
