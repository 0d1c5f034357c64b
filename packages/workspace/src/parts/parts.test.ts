import { describe, expect, it } from 'vitest';
import { USUAL_LOOK } from '../dialogs/dialog-definition.ts';
import type { DialogDefinition } from '../dialogs/dialog-definition.ts';
import { setUpWorkspace } from '../testing/set-up.ts';
import { createWorkspace } from '../workspace.ts';
import { createLazyPart } from './lazy-part.ts';
import type { PartTools, WorkspacePart } from './part.types.ts';

const isId = (value: unknown): value is string => typeof value === 'string';

const chooseTemplate: DialogDefinition<{ readonly topic: string }, string> = {
  look: { ...USUAL_LOOK, width: 700 },
  parse: ({ topic }) => (typeof topic === 'string' ? { topic } : undefined),
  isValue: isId,
};
const DIALOGS = { chooseTemplate } as const;

interface Templates {
  readonly choose: (topic: string) => Promise<string | undefined>;
}

const attach = ({ dialogs }: PartTools<typeof DIALOGS>, disposed: string[] = []) => ({
  face: {
    choose: async (topic: string) => {
      const result = await dialogs.open('chooseTemplate', { params: { topic } });
      return result.status === 'confirmed' ? result.value : undefined;
    },
  } satisfies Templates,
  dispose: () => void disposed.push('templates'),
});

const templates: WorkspacePart<'templates', Templates, typeof DIALOGS> = {
  name: 'templates',
  dialogs: DIALOGS,
  attach: (tools) => attach(tools),
};

const setUp = <const Parts extends readonly WorkspacePart[]>(parts: Parts) => {
  const { client, host, clock, storage } = setUpWorkspace();
  return createWorkspace({ client, host, clock, storage, parts });
};

describe('a system that attaches', () => {
  it('stands under its name with shared dialogs', async () => {
    const workspace = setUp([templates]);
    const chosen = workspace.templates.choose('plans');
    expect(workspace.dialogs.getState().open).toMatchObject([
      { name: 'chooseTemplate', params: { topic: 'plans' }, width: 700, layer: 100 },
    ]);
    void workspace.dialogs.open('pwa');
    workspace.dialogs.confirm('chooseTemplate', 't1');
    expect(await chosen).toBe('t1');
    expect(workspace.dialogs.getState().open.map(({ name }) => name)).toEqual(['pwa']);
  });

  it('opens its dialogs with checked parameters', () => {
    const { dialogs } = setUp([templates]);
    expect(dialogs.parse('chooseTemplate', { topic: 'plans', more: 1 })).toEqual({
      ok: true,
      name: 'chooseTemplate',
      params: { topic: 'plans' },
    });
    expect(dialogs.parse('chooseTemplate')).toEqual({ ok: false, code: 'invalid_params' });
    expect(setUpWorkspace().workspace.dialogs.parse('chooseTemplate', { topic: 'plans' })).toEqual({
      ok: false,
      code: 'unknown_dialog',
    });
  });
});

describe('a system that is loaded when it is first asked for', () => {
  it('is loaded once, and its dialogs are known before', async () => {
    let loads = 0;
    const disposed: string[] = [];
    const lazy = createLazyPart({
      name: 'templates',
      dialogs: DIALOGS,
      load: () => {
        loads += 1;
        return Promise.resolve({ attach: (tools: PartTools<typeof DIALOGS>) => attach(tools, disposed) });
      },
    });
    const workspace = setUp([lazy]);
    expect([loads, workspace.dialogs.parse('chooseTemplate', { topic: 'a' }).ok]).toEqual([0, true]);
    const faces = await Promise.all([workspace.templates(), workspace.templates()]);
    expect([faces[0] === faces[1], loads]).toEqual([true, 1]);
    const chosen = faces[0].choose('plans');
    workspace.dialogs.cancel('chooseTemplate');
    expect(await chosen).toBeUndefined();
    workspace.dispose();
    await Promise.resolve();
    await Promise.resolve();
    expect(disposed).toEqual(['templates']);
  });

  it('is asked for again after loading has failed', async () => {
    let loads = 0;
    const lazy = createLazyPart({
      name: 'templates',
      dialogs: DIALOGS,
      load: async () => {
        loads += 1;
        if (loads === 1) throw new Error('offline');
        return Promise.resolve({ attach });
      },
    });
    const workspace = setUp([lazy]);
    await expect(workspace.templates()).rejects.toThrow('offline');
    expect(await workspace.templates()).toHaveProperty('choose');
    expect(loads).toBe(2);
  });
});
