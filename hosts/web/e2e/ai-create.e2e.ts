import type { Frame, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startAiEndpoint, streams, writePart } from '../../../packages/server/src/testing/ai-endpoint.ts';
import { setOwnStage } from './models/stage.ts';
import type { Visitor } from './models/visitor.ts';

const endpoint = await startAiEndpoint();
const stage = setOwnStage(
  { locale: 'en' },
  { CHARTDOCK_AI_URL: endpoint.url, CHARTDOCK_AI_MODEL: 'model-1' },
);
afterAll(endpoint.stop);
beforeEach(() => endpoint.answer(streams('# Tea\n', '- Wa', 'ter\n- Lea', 'ves\n')));

const opensAi = async (address = '/ai_create'): Promise<Visitor> => {
  const visitor = await stage.opensSignedIn('member@chartdock.test');
  await visitor.opens(address);
  return visitor;
};

const inFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="AI new"]');
const text = (page: Page) => inFrame(page).getByRole('textbox', { name: 'Text' });
const wish = (page: Page) => inFrame(page).getByRole('textbox', { name: 'What do you want to draw?' });
const drawing = (page: Page, words: string) => inFrame(page).locator('.cd-stage').getByText(words);

const say = (message: object): void => parent.postMessage(message, location.origin);

const aiFrame = (page: Page, query = ''): Frame => {
  const frame = page.frames().find((one) => one.url().endsWith(`/ai${query}`));
  if (frame === undefined) throw new Error('The AI page is in no frame.');
  return frame;
};

describe('AI creation', () => {
  it('[ROUTE-08] [ROUTE-09] [AI-01] [AI-02] writes a map visibly and opens its file', async () => {
    const visitor = await opensAi();
    const { page } = visitor;
    await visitor.seesTitle('AI new - Chartdock');
    let goOn: () => void = () => undefined;
    endpoint.answer(async (response) => {
      writePart(response, '# Tea\n- Water\n- Lea');
      await new Promise<void>((resolve) => (goOn = resolve));
      writePart(response, 'ves\n- <img src=x onerror="window.hit=1">\n', 'stop');
      response.end('data: [DONE]\n\n');
    });
    await wish(page).fill('Tea');
    await wish(page).press('Control+Enter');
    await drawing(page, 'Water').waitFor();
    expect(await drawing(page, 'Leaves').count()).toBe(0);
    expect(await text(page).inputValue()).toBe('# Tea\n- Water\n- Lea');
    goOn();
    await drawing(page, 'Leaves').waitFor();
    await drawing(page, '<img src=x').waitFor();
    expect(await aiFrame(page).evaluate(() => 'hit' in window)).toBe(false);
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await inFrame(page).getByRole('button', { name: 'Save as file' }).click();
    const dialog = inFrame(page).getByRole('dialog');
    expect(await dialog.getByLabel('File name').inputValue()).toBe('Tea');
    await dialog.getByLabel('File name').fill('Tea time');
    await dialog.getByRole('button', { name: 'Save as file' }).click();
    await visitor.arrivesAt(/\/mindmap\/[\w-]+$/);
    await visitor.seesFileNamed('Tea time');
    await visitor.leaves();
  });

  it('[AI-04] keeps the text only for the same t', async () => {
    const visitor = await opensAi('/ai_create?t=1');
    const { page } = visitor;
    await text(page).fill('# Coffee\n- Beans');
    await drawing(page, 'Beans').waitFor();
    await visitor.reloads();
    await drawing(page, 'Beans').waitFor();
    // The page itself goes on; only the address says another session.
    await page.evaluate(() => history.pushState(null, '', '/ai_create?t=2'));
    await expect.poll(() => text(page).inputValue()).toBe('');
    await inFrame(page).getByText('the drawing appears here').waitFor();
    await visitor.leaves();
  });

  it('signs in again and keeps the writing', async () => {
    const visitor = await stage.opensSignedIn('empty@chartdock.test');
    const { page } = visitor;
    await visitor.opens('/ai_create');
    await text(page).fill('# Coffee\n- Beans');
    await wish(page).fill('Coffee');
    // Somewhere else the person signs out everywhere.
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.headers()['token'] !== undefined),
      visitor.reloads(),
    ]);
    const { token = '' } = request.headers();
    await text(page).waitFor();
    await page.request.post('/api/personal/login/out/everywhere', { headers: { token } });
    expect(await wish(page).inputValue()).toBe('Coffee');
    await inFrame(page).getByRole('button', { name: 'Write it' }).click();
    await visitor.arrivesAt('/login?redirect=%2Fai_create');
    await expect.poll(() => page.frames().length).toBe(1);
    await visitor.signIn.enters('empty@chartdock.test');
    await visitor.signIn.submits();
    await visitor.arrivesAt('/ai_create');
    await drawing(page, 'Beans').waitFor();
    expect(await wish(page).inputValue()).toBe('Coffee');
    await visitor.leaves();
  });

  it('undoes an overwritten text step by step', async () => {
    const visitor = await opensAi();
    const { page } = visitor;
    const back = inFrame(page).getByRole('button', { name: 'Put the earlier text back' });
    await text(page).fill('# Coffee\n- Beans of my own');
    await wish(page).fill('Tea');
    expect(await back.count()).toBe(0);
    await wish(page).press('Control+Enter');
    await drawing(page, 'Leaves').waitFor();
    await back.click();
    await drawing(page, 'Beans of my own').waitFor();
    expect(await text(page).inputValue()).toBe('# Coffee\n- Beans of my own');
    await back.click();
    await drawing(page, 'Leaves').waitFor();
    await visitor.leaves();
  });

  it('[AI-05] closes a shell menu from inside the frame', async () => {
    const visitor = await opensAi();
    const { page } = visitor;
    await text(page).waitFor();
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('menu').first().waitFor();
    await inFrame(page).getByRole('heading', { name: 'Turn words into a drawing' }).click();
    await page.getByRole('menu').first().waitFor({ state: 'detached' });
    await visitor.leaves();
  });

  it('[AI-03] hears only the page in its frame', async () => {
    const visitor = await opensAi();
    const { page } = visitor;
    await text(page).waitFor();
    const arrivals: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) arrivals.push(new URL(frame.url()).pathname);
    });
    const open = (fileId: string) => ({ type: 'chartdock.ai', event: 'open-file', fileId, category: 'mind' });
    await page.evaluate(async (message) => {
      window.postMessage(message, location.origin);
      // A sibling of the same origin, with the same page in it.
      const other = document.createElement('iframe');
      other.src = '/ai?other';
      document.body.append(other);
      await new Promise((resolve) => other.addEventListener('load', resolve, { once: true }));
    }, open('foreign'));
    await aiFrame(page, '?other').evaluate(say, open('foreign'));
    await aiFrame(page).evaluate(say, open('own'));
    await visitor.arrivesAt(/\/mindmap\/own$/);
    expect(arrivals).toEqual(['/mindmap/own']);
    await visitor.leaves();
  });

  it('names the obstacle and next steps', async () => {
    const visitor = await opensAi();
    const { page } = visitor;
    endpoint.answer((response) => {
      writePart(response, '# Tea\n- Water\n');
      response.write('data: {', () => response.destroy());
    });
    await wish(page).fill('Tea');
    await inFrame(page).getByRole('button', { name: 'Write it' }).click();
    await inFrame(page).getByRole('alert').getByText('broke off').waitFor();
    expect(await text(page).inputValue()).toBe('# Tea\n- Water\n');
    await inFrame(page).getByRole('button', { name: 'Write it again' }).waitFor();
    await visitor.leaves();
  });
});
