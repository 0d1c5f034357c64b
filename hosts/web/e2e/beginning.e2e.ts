import { beforeAll, describe, expect, it } from 'vitest';
import { setOwnStage } from './models/stage.ts';
import type { Visitor } from './models/visitor.ts';

const stage = setOwnStage({ locale: 'en' });

let stranger: Visitor;

beforeAll(async () => {
  stranger = await stage.opensVisitor();
});

const newcomer = (): Promise<Visitor> => stage.opensSignedIn('empty@chartdock.test');

const heading = (visitor: Visitor, name: string): Promise<void> =>
  visitor.page.getByRole('heading', { level: 1, name }).waitFor();

describe('a browser that asks for English', () => {
  const opensSignIn = async (): Promise<Visitor> => {
    // Nothing was chosen yet: the page begins in Chinese (PROD-29).
    const visitor = await stage.opensVisitor({ locale: undefined });
    await visitor.opens('/login');
    await visitor.seesTitle('登录 - Chartdock');
    return visitor;
  };

  it('switches to English by one lasting press', async () => {
    const visitor = await opensSignIn();
    const offer = visitor.page.getByRole('button', { name: 'Switch to English' });
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await offer.click();
    await visitor.seesTitle('Sign in - Chartdock');
    expect(await offer.count()).toBe(0);
    await visitor.reloads();
    await visitor.seesTitle('Sign in - Chartdock');
    expect(await offer.count()).toBe(0);
    await visitor.leaves();
  });

  it('is asked no more once Chinese is kept', async () => {
    const visitor = await opensSignIn();
    await visitor.page.getByRole('button', { name: 'Keep Chinese' }).click();
    await visitor.reloads();
    await visitor.seesTitle('登录 - Chartdock');
    await visitor.signIn.isShown();
    expect(await visitor.page.getByText('Switch to English').count()).toBe(0);
    await visitor.leaves();
  });
});

describe('the first visit', () => {
  it('[GUARD-09] sends someone without files from My files to /template_create', async () => {
    const visitor = await newcomer();
    await visitor.opens('/diagrams');
    await visitor.arrivesAt('/template_create');
    await heading(visitor, 'Templates');
    await visitor.seesTitle('Create - Chartdock');
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await visitor.leaves();
  });

  it('shows My files to returning and asking people', async () => {
    const visitor = await newcomer();
    await visitor.shell.goesTo('diagrams');
    await visitor.seesTitle('My files - Chartdock');
    await visitor.opens('/template_create?view=blank');
    await heading(visitor, 'Start from a blank shape');
    await visitor.page.getByRole('link', { name: 'Go to my files' }).click();
    await visitor.seesTitle('My files - Chartdock');
    await visitor.opens('/diagrams');
    await visitor.seesTitle('My files - Chartdock');
    await visitor.files.isLoaded();
    await visitor.arrivesAt('/diagrams');
    await visitor.leaves();
  });

  it('[GUARD-17] asks at /template_create for a sign-in that returns there', async () => {
    await stranger.opens('/template_create');
    await stranger.signIn.isShown();
    await stranger.arrivesAt('/login?redirect=%2Ftemplate_create');
  });
});

describe('the new-file page', () => {
  it('[ROUTE-26] makes its file in the same window silently', async () => {
    const visitor = await newcomer();
    await visitor.opens('/newfile?category=mind');
    await visitor.arrivesAt(/\/mindmap\/[^/?]+$/);
    expect(visitor.context.pages()).toHaveLength(1);
    await visitor.goesBack();
    await visitor.seesTitle('Recent files - Chartdock');
    await visitor.files.isLoaded();
    expect(await visitor.files.titles()).toHaveLength(1);
    await visitor.leaves();
  });

  it('offers the choice without a valid kind', async () => {
    const visitor = await newcomer();
    await visitor.opens('/newfile?category=nothing');
    await visitor.sees('There is no such shape. Choose one below.');
    await visitor.opens('/newfile');
    await visitor.seesTitle('New file - Chartdock');
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await visitor.page.getByRole('button', { name: 'Flowchart' }).click();
    await visitor.arrivesAt(/\/diagraming\/[^/?]+$/);
    await visitor.leaves();
  });
});

describe('the 411 page', () => {
  it('[ROUTE-46] tells at /error/411 of the refusal', async () => {
    await stranger.opens('/error/411');
    await heading(stranger, "You can't view this page right now");
    expect(await stranger.accessibilityProblems()).toEqual([]);
    await stranger.page.getByRole('link', { name: 'Go to recent files' }).click();
    await stranger.signIn.isShown();
  });
});

describe('the create menu', () => {
  const openMenu = async (): Promise<Visitor> => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    await visitor.page.locator('.cd-header').getByRole('button', { name: 'New', exact: true }).click();
    return visitor;
  };

  it('[CREATE-13] hides six further professional shapes until asked', async () => {
    const visitor = await openMenu();
    await visitor.page.getByRole('menuitem', { name: 'Professional shapes' }).click();
    const shapes = visitor.page.getByRole('menu', { name: 'Professional shapes' }).getByRole('menuitem');
    expect(await shapes.allTextContents()).toEqual([
      'UML diagram',
      'ER diagram',
      'Chart or table',
      'Floor plan',
      'Gantt chart',
      'Architecture',
      'More shapes',
    ]);
    await visitor.page.getByRole('menuitem', { name: 'More shapes' }).click();
    await visitor.page.getByRole('menuitem', { name: 'BPMN' }).waitFor();
    expect((await shapes.allTextContents()).slice(6)).toEqual([
      'Network topology',
      'Swimlane',
      'Circuit',
      'Venn diagram',
      'BPMN',
      'Prototype',
    ]);
    await visitor.leaves();
  });

  it('[CREATE-26] opens the dialog that adds a folder', async () => {
    const visitor = await openMenu();
    await visitor.page.getByRole('menuitem', { name: 'New folder' }).click();
    await visitor.page.getByRole('dialog', { name: 'New folder' }).waitFor();
    await visitor.leaves();
  });
});
