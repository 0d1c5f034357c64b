import type { AiPrivilege } from '@chartdock/account';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppContext } from '../foundation/app/app-context.ts';
import type { AppParts } from '../foundation/app/app.types.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import type { Rendered } from '../testing/render.ts';
import { click, find, renderInto, waitFor } from '../testing/render.ts';
import { AiEntry } from './AiEntry.tsx';
import { AskPanel } from './AskPanel.tsx';
import { AiCreateScreen } from './frame/AiCreateScreen.tsx';
import { NoDrawing } from './NoDrawing.tsx';
import { TextPanel } from './TextPanel.tsx';

let rendered: Rendered | undefined;
let power: AiPrivilege;
const navigate = vi.fn();
beforeEach(() => {
  power = { allowed: true, remaining: 2 };
  navigate.mockReset();
});
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const createApp = (outside: AppParts['outside']): AppParts =>
  createTestApp(
    () => Promise.resolve(Response.json({ code: '200', msg: '', data: { aiPrivilege: power } })),
    { outside, navigate },
  );

const show = async (node: ReactNode, outside: AppParts['outside'] = {}): Promise<HTMLElement> => {
  rendered = await renderInto(<AppContext.Provider value={createApp(outside)}>{node}</AppContext.Provider>);
  return rendered.container;
};

test('the screen shows our page or the operator’s one', async () => {
  const query = new URLSearchParams('t=1');
  const own = find<HTMLIFrameElement>(await show(<AiCreateScreen query={query} />), 'iframe');
  expect([own.getAttribute('src'), own.hasAttribute('sandbox')]).toEqual(['/ai', false]);
  await rendered?.unmount();
  const outside = { aiPage: 'https://ai.example/page' };
  const theirs = find<HTMLIFrameElement>(await show(<AiCreateScreen query={query} />, outside), 'iframe');
  expect(theirs.getAttribute('src')).toBe('https://ai.example/page');
  expect(theirs.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(theirs.getAttribute('sandbox')).toContain('allow-scripts');
});

test('an entry speaks of AI only where it exists', async () => {
  const root = await show(<AiEntry folderId="f1" />);
  const link = await waitFor(() => {
    const found = find<HTMLAnchorElement>(root, 'a');
    if (found.textContent !== 'Create with AI') throw new Error(found.textContent);
    return found;
  });
  await click(link);
  expect(navigate).toHaveBeenCalledWith('/ai_create?folder=f1');
  await rendered?.unmount();
  power = { allowed: false, reason: 'not_configured' };
  expect(find(await show(<AiEntry />), 'a').textContent).toBe('Draw a text');
  await rendered?.unmount();
  // The operator's page has nothing for those who may not use it.
  power = { allowed: false, reason: 'restricted' };
  expect((await show(<AiEntry />, { aiPage: 'https://ai.example/' })).querySelector('a')).toBeNull();
});

const asking = { prompt: 'Tea', onPrompt: vi.fn(), hasText: true, onAsk: vi.fn(), onStop: vi.fn() };

test.each([
  ['not_configured', 'No AI service is connected'],
  ['restricted', 'restricted for violating content rules'],
  ['used_up', 'used up'],
  ['constructor', 'tell right now whether you can use AI'],
])('nothing is asked of people without rights: %s', async (reason, words) => {
  const root = await show(
    <AskPanel {...asking} power={{ allowed: false, reason }} state={{ status: 'idle' }} />,
  );
  expect(find(root, '[role=note]').textContent).toContain(words);
  expect(root.querySelector('textarea, button')).toBeNull();
});

test('text can be stopped, rewritten and changed, problems alert', async () => {
  const power = { allowed: true, remaining: 2 };
  const root = await show(<AskPanel {...asking} power={power} state={{ status: 'writing', text: '#' }} />);
  expect(find(root, '.cd-ai__row').textContent).toBe('Stop');
  expect(find(root, '[role=status]').textContent).toBe('Writing…');
  await rendered?.unmount();
  const cut = { status: 'written', text: '# Tea', isWhole: false } as const;
  const after = await show(<AskPanel {...asking} power={power} state={cut} />);
  expect(find(after, '.cd-ai__row').textContent).toBe('Write it againChange the text');
  expect(find(after, '[role=status]').textContent).toContain('too long');
  await rendered?.unmount();
  const failed = { status: 'failed', text: '', problem: 'key' } as const;
  const wrong = await show(<AskPanel {...asking} power={power} state={failed} />);
  expect(find(wrong, '[role=alert]').textContent).toContain('tell an administrator');
});

test('a fault names its line, and leads there', async () => {
  const fault = { line: 2, kind: 'time', zh: '', en: 'A <b>time</b>' } as const;
  const root = await show(
    <TextPanel kind="gantt" text={'A: 2-5\nB\nC'} onText={vi.fn()} faults={[fault]} isBusy={false} />,
  );
  const field = find<HTMLTextAreaElement>(root, 'textarea');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const link = find<HTMLButtonElement>(root, '.cd-ai__fault');
  expect(link.textContent).toBe('Line 2: A <b>time</b>');
  await click(link);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('B');
});

test('the empty drawing names the next step', async () => {
  expect((await show(<NoDrawing faults={[]} />)).textContent).toContain('Write something');
  await rendered?.unmount();
  const fault = { line: 2, kind: 'time', zh: '', en: 'A time is missing' } as const;
  const root = await show(<NoDrawing faults={[fault, { ...fault, line: 3 }]} />);
  expect(root.textContent).toBe('Line 2: A time is missing');
});
