// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenRequest, Wish } from '../api/instance.types.ts';
import type { Outcome } from '../api/options.types.ts';
import { sayMistakes } from './mistakes.ts';

const warn = vi.fn<(text: string) => void>();
beforeEach(() => {
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const done: Outcome<unknown> = { status: 'cancelled', by: 'user' };
interface Opened {
  readonly options?: object;
  readonly outcome?: Outcome<unknown>;
}

const say = async (
  wish: Wish,
  wishes: object,
  { options = {}, outcome = done }: Opened = {},
): Promise<string[]> => {
  const life = { handle: { result: Promise.resolve(outcome) } };
  await sayMistakes({ instance: { options }, life, wish, wishes } as unknown as OpenRequest);
  return warn.mock.calls.map(([text]) => text);
};

it('names an unknown option once, and the known ones', async () => {
  const [said = '', ...more] = await say(['pick-files'], { multiple: true, maximum: 5 });
  expect(said).toMatch(/^Chartdock: pickFiles has no option "maximum". It has .*\bmax, multiple\b/);
  expect(more).toEqual([]);
  expect(await say(['pick-files'], { maximum: 6 })).toHaveLength(1);
});

it('knows the options of every call and instance', async () => {
  const all: readonly [Wish, object][] = [
    [['pick-location'], { name: 'a', conflict: 'warn' }],
    [['choose-template'], { scene: 'er', theme: 'dark' }],
    [['file-area'], { route: 'mine', locale: 'en' }],
    [['open-file', 'f1'], { variables: {}, signal: undefined }],
    [['dialog', 'import', null], { title: 'a' }],
  ];
  for (const [wish, wishes] of all)
    expect(await say(wish, wishes, { options: { clientId: 'a', openTimeout: 1 } })).toEqual([]);
  await say(['file-area'], { scene: 'er' });
  const [area, instance] = await say(['file-area'], {}, { options: { clientID: 'a' } });
  expect(area).toContain('openFileArea has no option "scene"');
  expect(instance).toContain('createChartdock has no option "clientID"');
});

it('names the misunderstood option of an ended surface', async () => {
  const refused = { status: 'refused', code: 'bad_option', next: 'contact_support' } as const;
  expect(await say(['pick-files'], { theme: 'blue', tabs: ['none'] }, { outcome: refused })).toEqual([
    'Chartdock: pickFiles was refused with bad_option: look at tabs, which is ["none"], and theme, which is "blue".',
  ]);
});

it('names a scene unknown to its kind of templates', async () => {
  const refused = { status: 'refused', code: 'bad_option', next: 'contact_support' } as const;
  expect(await say(['choose-template'], { kind: 'mind', scene: 'swot' }, { outcome: refused })).toEqual([
    'Chartdock: chooseTemplate was refused with bad_option: the templates of kind "mind" have no scene "swot".',
  ]);
});

it('names a language without texts', async () => {
  const [said, ...more] = await say(['pick-files'], {}, { options: { locale: 'fr-CA' } });
  expect(said).toBe('Chartdock: locale is "fr-CA": texts are there in zh and en, so en is shown.');
  expect(more).toEqual([]);
  for (const locale of ['auto', 'en-GB', 'zh', 'zh-Hans'])
    expect(await say(['pick-files'], { locale })).toHaveLength(1);
});

it('names a container too low to show anything', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  expect(await say(['file-area'], { container })).toEqual([]);
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 800, configurable: true });
  const [said] = await say(['file-area'], { container });
  expect(said).toContain('The container is 0 pixels high');
  Object.defineProperty(container, 'clientHeight', { value: 400 });
  warn.mockReset();
  expect(await say(['file-area'], { container })).toEqual([]);
  container.remove();
});

it.each([
  [['pick-location'], 'pickLocation'],
  [['choose-template'], 'chooseTemplate'],
  [['file-area'], 'openFileArea'],
  [['open-file', 'f1'], 'openFile'],
  [['dialog', 'a', null], 'openDialog'],
  [['checkout', {}], 'checkout'],
] as const)('%j is named by its call %s', async (wish, call) => {
  const refused = { status: 'refused', code: 'bad_option', next: 'contact_support' } as const;
  expect(await say(wish, {}, { outcome: refused })).toEqual([
    `Chartdock: ${call} was refused with bad_option: look at its options.`,
  ]);
});

it.each([
  { status: 'refused', code: 'quota', next: 'upgrade' },
  { status: 'done', value: 1, code: 'bad_option' },
  undefined,
] as const)('says nothing about outcomes without a mistake: %j', async (outcome) => {
  expect(await say(['pick-files'], { theme: 'blue' }, { outcome: outcome as never })).toEqual([]);
});

it('knows every option that there is', async () => {
  const surface = [
    ...['present', 'container', 'autoHeight', 'popup', 'returnUrl', 'host', 'frame', 'title', 'confirmLabel'],
    ...['labels', 'hide', 'policy', 'telemetry', 'theme', 'locale', 'variables', 'signal'],
  ];
  const pick = [
    ...['multiple', 'max', 'types', 'start', 'tabs', 'preselect', 'commands', 'create', 'upload', 'link'],
    ...['content', 'formats'],
    ...['canPick', 'onCommand', 'onCommit'],
  ];
  const instance = [
    ...['present', 'container', 'autoHeight', 'popup', 'returnUrl', 'host', 'frame', 'labels', 'policy'],
    ...['telemetry', 'clientId', 'baseUrl', 'getToken', 'theme', 'locale', 'variables', 'storage'],
    ...['openTimeout', 'nonce', 'log', 'clock'],
  ];
  const all = (names: readonly string[]): object =>
    Object.fromEntries(names.map((name) => [name, undefined]));
  expect(await say(['pick-files'], all([...surface, ...pick]), { options: all(instance) })).toEqual([]);
  const location = ['start', 'name', 'conflict', 'create', 'onCommit'];
  expect(await say(['pick-location'], all([...surface, ...location]))).toEqual([]);
  const template = ['sources', 'kind', 'scene', 'keyword', 'folderId'];
  expect(await say(['choose-template'], all([...surface, ...template]))).toEqual([]);
  expect(await say(['file-area'], all([...surface, 'route', 'folderId', 'keyword']))).toEqual([]);
});
