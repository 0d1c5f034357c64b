import { readDefinition } from '@chartdock/documents';
import { describe, expect, it } from 'vitest';
import { drawDraft } from './draw-draft.ts';
import { drawFlow, drawSchedule } from './draw-parts.ts';

describe('drawFlow', () => {
  it('draws like a draft of the same steps', () => {
    const steps = [
      { id: 'a', text: 'Order', form: 'start' },
      { id: 'b', text: 'In stock?', form: 'ask' },
      { id: 'c', text: 'Ship' },
    ];
    const links = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c', label: 'Yes' },
    ];
    const draft = 'flow\na = @start Order\nb = @ask In stock?\nc = Ship\na -> b\nb -> c : Yes';
    const drawn = drawDraft(draft, { title: 'T' });
    expect(drawn).toEqual({ status: 'drawn', definition: drawFlow({ steps, links }, { title: 'T' }) });
  });

  it('keeps texts that look like drafts', () => {
    const texts = ['中 | en', '@ask x', '# y', 'a -> b', 'C:\\new', '<b>z</b>', '~3'];
    const steps = texts.map((text, at) => ({ id: `s${at}`, text }));
    const { cells } = drawFlow({ steps, links: [] }, { title: 'T' });
    expect(Object.values(cells).map((cell) => cell.t === 'node' && cell.text)).toEqual(texts);
  });

  it('leaves out loose connectors and unknown forms', () => {
    const links = [
      { from: 'a', to: 'x' },
      { from: 'a', to: 'a' },
    ];
    const flow = drawFlow({ steps: [{ id: 'a', text: 'A', form: 'constructor' }], links }, { title: 'T' });
    expect(Object.values(flow.cells)).toEqual([expect.objectContaining({ t: 'node', shape: 'round' })]);
    expect(readDefinition(flow).status).toBe('read');
  });
});

describe('drawSchedule', () => {
  it('puts bars at columns, even the shortest', () => {
    const rows = [
      { heading: 'Part' },
      { text: 'Whole', from: 0, to: 2 },
      { text: 'Short', from: 1.5, to: 1.51, done: 0.5 },
      { text: 'Goal', from: 1, to: undefined },
    ];
    const drawn = drawSchedule({ columns: ['Mar', 'Apr'], rows }, { title: 'T' });
    expect(readDefinition(drawn).status).toBe('read');
    const { cells } = drawn;
    const [first, second] = [cells['head-0'], cells['head-1']];
    expect([first, second].map((cell) => cell?.t === 'node' && cell.text)).toEqual(['Mar', 'Apr']);
    const x = first?.t === 'node' ? first.x : NaN;
    expect(cells['bar-1']).toMatchObject({ x: x + 4, w: 144, shape: 'bar' });
    expect(cells['bar-2']).toMatchObject({ x: x + 118, w: 8, shape: 'bar' });
    expect(cells['done-2']).toMatchObject({ x: x + 118, w: 4, shape: 'gantt-done' });
    expect(cells['done-1']).toBeUndefined();
    expect(cells['goal-3']).toMatchObject({ shape: 'gantt-milestone' });
    expect(cells['bar-0']).toBeUndefined();
  });
});
