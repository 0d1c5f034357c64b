import { describe, expect, it } from 'vitest';
import { openPlan } from '../testing/open-plan.ts';
import { styleTopics, toggleMarker } from './style-commands.ts';

const styleOf = (plan: ReturnType<typeof openPlan>, id: string) => plan.session.index().get(id)?.topic.style;

describe('looks of topics', () => {
  it('change all selected, undone at once', () => {
    const plan = openPlan();
    const { session } = plan;
    session.select(['a', 'b']);
    session.change(styleTopics(session.index(), ['a', 'b'], { fill: '#ffffff', fontSize: 20 }), {
      label: 'style',
    });
    expect(styleOf(plan, 'b')).toEqual({ fill: '#ffffff', fontSize: 20 });
    session.undo();
    expect([styleOf(plan, 'a'), styleOf(plan, 'b')]).toEqual([undefined, undefined]);
  });

  it('lose values, and empty styles', () => {
    const plan = openPlan();
    const { session } = plan;
    const set = (to: Parameters<typeof styleTopics>[2]): void =>
      void session.change(styleTopics(session.index(), ['a'], to), { label: 'style' });
    set({ bold: true, color: '#112233' });
    set({ bold: null });
    expect(styleOf(plan, 'a')).toEqual({ color: '#112233' });
    set({ color: null });
    expect(styleOf(plan, 'a')).toBeUndefined();
  });

  it.each(['bold', 'italic', 'underline', 'strike'] as const)('switch %s by a command', (name) => {
    const plan = openPlan();
    plan.session.select(['a', 'b']);
    plan.run(`style.${name}`);
    expect(styleOf(plan, 'b')).toEqual({ [name]: true });
    plan.run(`style.${name}`);
    expect(styleOf(plan, 'b')).toBeUndefined();
  });

  it('are copied, pasted and reset', () => {
    const plan = openPlan();
    const { session, run } = plan;
    expect(run('style.paste')).toBe(false);
    session.select(['a']);
    run('style.bold');
    run('style.copy');
    session.select(['b', 'c']);
    expect(run('style.paste')).toBe(true);
    expect([styleOf(plan, 'b'), styleOf(plan, 'c')]).toEqual([{ bold: true }, { bold: true }]);
    run('style.reset');
    expect(styleOf(plan, 'c')).toBeUndefined();
  });
});

describe('markers', () => {
  it('replace their family, or toggle off', () => {
    const { session } = openPlan();
    const press = (name: string): readonly string[] | undefined => {
      session.change(toggleMarker(session.index(), ['a'], name), { label: 'marker' });
      return session.index().get('a')?.topic.markers;
    };
    expect(press('flag-red')).toEqual(['flag-red']);
    expect(press('sign-idea')).toEqual(['flag-red', 'sign-idea']);
    expect(press('flag-blue')).toEqual(['sign-idea', 'flag-blue']);
    expect(press('sign-idea')).toEqual(['flag-blue']);
    expect(press('flag-blue')).toBeUndefined();
  });
});

describe('folding', () => {
  it('closes all branches but the selected one', () => {
    const { session, run } = openPlan();
    session.select(['a']);
    run('fold.others');
    const closed = session.index().ids.filter((id) => session.index().get(id)?.topic.collapsed === true);
    expect(closed).toEqual(['c']);
  });
});

describe('searching', () => {
  it('opens the parents of a topic and closes them', () => {
    const { session } = openPlan();
    const isClosed = (id: string): boolean => session.index().get(id)?.topic.collapsed === true;
    session.set(['a', 'c'], { collapsed: true }, 'fold');
    const opened = [...session.show('a1'), ...session.show('c1')];
    expect(opened).toEqual(['a', 'c']);
    expect([isClosed('a'), isClosed('c')]).toEqual([false, false]);
    session.closeAgain(opened);
    expect([isClosed('a'), isClosed('c')]).toEqual([true, false]);
  });
});

describe('tidying', () => {
  it('removes sides and widths set by hand', () => {
    const { session, run } = openPlan();
    expect(run('topic.tidy')).toBe(false);
    session.set(['a'], { side: 'left', width: 80 }, 'width');
    expect(run('topic.tidy')).toBe(true);
    expect(session.index().get('a')?.topic).not.toHaveProperty('side');
    expect(session.index().get('a')?.topic).not.toHaveProperty('width');
  });
});
