import { createTranslator, sharedMessages } from '@chartdock/contract';
import { describe, expect, it } from 'vitest';
import { cardOf, createFakeLibrary, madeFile } from '../testing/fake-library.ts';
import { afterChecked, afterCloned, afterUseAsked } from './clone-flow.ts';
import type { CloneFlow } from './clone-flow.types.ts';
import { createTemplateUse } from './template-use.ts';
import type { TemplateUseOptions } from './template-use.ts';

const CHECK = 'diagraming/clone_check';
const CLONE = 'diagraming/root/new';
const card = cardOf(1);

const setUp = (
  check: { result: string; price?: number; title?: string } = { result: 'clone' },
  options: Partial<TemplateUseOptions> = {},
) => {
  const library = createFakeLibrary(1);
  library.check = check;
  const using = createTemplateUse({ client: library.client, ...options });
  const clones = () => library.callsOf(CLONE);
  return { library, using, clones };
};

const zhOf = (flow: CloneFlow): string =>
  flow.step === 'refused' ? createTranslator('zh', sharedMessages)(flow.text) : '';

describe('the check before a clone', () => {
  it('[CLONE-01] goes on to the clone', async () => {
    const { library, using, clones } = setUp();
    const steps: string[] = [];
    using.subscribe(({ step }) => void steps.push(step));
    expect(await using.use(card, { folderId: 'f1' })).toMatchObject({
      step: 'done',
      file: { chartId: 'made' },
    });
    expect(steps).toEqual(['checking', 'cloning', 'done']);
    expect(library.callsOf(CHECK)).toEqual([{ chartId: 't1' }]);
    expect(clones()).toEqual([{ chartId: 't1', category: 'flow', root: 'f1' }]);
  });

  it('asks for payment and clones nothing', async () => {
    const { using, clones } = setUp({ result: 'cloneBuy', price: 9.9 });
    expect(await using.use(card)).toEqual({ step: 'payment', chartId: 't1', price: 9.9 });
    expect(clones()).toEqual([]);
    const titled = setUp({ result: 'cloneBuy', price: 9.9, title: 'Plan' });
    expect(await titled.using.use(card)).toMatchObject({ step: 'payment', title: 'Plan' });
    expect(await setUp({ result: 'cloneBuy' }).using.use(card)).toMatchObject({ step: 'refused' });
  });

  it('[CLONE-03] asks for an upgrade at the quota', async () => {
    const { using, clones } = setUp({ result: 'overd' });
    expect(await using.use(card)).toEqual({ step: 'upgrade', chartId: 't1', reason: 'quota' });
    expect(clones()).toEqual([]);
  });

  it('[CLONE-04] says that a template was withdrawn or deleted', async () => {
    const { using, clones } = setUp({ result: 'chart_error' });
    expect(zhOf(await using.use(card))).toBe(
      '很抱歉，该模板已被作者取消公开或删除。请继续浏览并使用其他模板～',
    );
    expect(clones()).toEqual([]);
  });

  it('[CLONE-05] says that something is wrong with an empty result', async () => {
    const { using, clones } = setUp({ result: 'empty' });
    expect(zhOf(await using.use(card))).toBe('操作有误，请稍后再试');
    expect(clones()).toEqual([]);
  });

  it('[CLONE-06] says that the check failed', async () => {
    const { library, using, clones } = setUp();
    library.unreachable.add(CHECK);
    expect(zhOf(await using.use(card))).toBe('数据异常,请稍后再试');
    expect(clones()).toEqual([]);
  });

  it('[CLONE-08] never clones after unknown results', async () => {
    for (const result of ['', 'Clone', 'cloned', 'toString'])
      expect(zhOf(afterChecked(afterUseAsked('t1'), { result }))).toBe('数据异常,请稍后再试');
    const { using, clones } = setUp({ result: 'unheard' });
    expect(zhOf(await using.use(card))).toBe('数据异常,请稍后再试');
    expect(clones()).toEqual([]);
  });
});

describe('the clone', () => {
  it.each([
    ['815', 'quota'],
    ['509', 'quota'],
  ])('[CLONE-07] asks for an upgrade at code %s', async (code, reason) => {
    const { library, using } = setUp();
    library.refused.set(CLONE, code);
    expect(await using.use(card)).toEqual({ step: 'upgrade', chartId: 't1', reason });
  });

  it('names changes since the check', async () => {
    const { library, using } = setUp();
    library.refused.set(CLONE, '70010');
    expect(await using.use(card)).toMatchObject({ text: 'error.templateUnavailable' });
    library.refused.set(CLONE, '70037');
    expect(await using.use(card)).toMatchObject({ text: 'error.paymentNeeded' });
    library.refused.set(CLONE, '70013');
    expect(await using.use(card)).toMatchObject({ text: 'clone.checkFailed' });
  });

  it('is made once however often the button is pressed', async () => {
    const { using, clones } = setUp();
    await Promise.all([using.use(card), using.use(card), using.use(cardOf(2))]);
    expect(clones()).toHaveLength(1);
  });

  it('does not leave foreign steps', () => {
    const idle = { step: 'idle' } as const;
    expect(afterChecked(idle, { result: 'clone' })).toBe(idle);
    expect(afterCloned(idle, madeFile)).toBe(idle);
  });

  it('forgets endings, but nothing pending', async () => {
    const { using } = setUp({ result: 'overd' });
    const using1 = using.use(card);
    using.settle();
    expect(using.getState().step).toBe('checking');
    await using1;
    using.settle();
    expect(using.getState()).toEqual({ step: 'idle' });
  });
});

describe('templates for members', () => {
  const house = cardOf(3, { publicClonePrice: 5 });
  const of = (member: boolean) =>
    setUp({ result: 'clone' }, { privilege: () => ({ member, orgMember: false }) });

  it('asks non-members without a call', async () => {
    const { library, using } = of(false);
    expect(await using.use(house)).toEqual({ step: 'upgrade', chartId: 't3', reason: 'member' });
    expect(library.asked).toEqual([]);
  });

  it('are cloned by members', async () => {
    expect(await of(true).using.use(house)).toMatchObject({ step: 'done' });
  });
});
