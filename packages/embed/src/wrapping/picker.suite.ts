import { afterEach, expect, it, vi } from 'vitest';
import { createFakeDock } from '../testing/fake-dock.ts';
import type { PickerBoxProps } from './picker-box.ts';

/** A picker that a framework has drawn. */
export interface DrawnPicker {
  /** The element that the picker fills. */
  readonly box: Element;
  readonly update: (props: PickerBoxProps) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Draws a picker as a page of the framework does. */
export type DrawPicker = (props: PickerBoxProps) => Promise<DrawnPicker>;

const file = { id: '1', title: 'Plan', category: 'flow' } as const;
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Tests the picker of every framework. */
export const testPickerWrapper = (draw: DrawPicker): void => {
  let drawn: DrawnPicker | undefined;
  afterEach(async () => {
    await drawn?.remove();
    drawn = undefined;
  });

  it('opens one picker and tells its end', async () => {
    const { dock, pickers } = createFakeDock();
    const [onOutcome, onOpen] = [vi.fn(), vi.fn()];
    drawn = await draw({ dock, options: { multiple: true }, onOutcome, onOpen });
    expect(pickers).toHaveLength(1);
    expect(pickers[0]?.options).toMatchObject({ multiple: true, present: 'container', container: drawn.box });
    expect(onOpen).toHaveBeenCalledTimes(1);
    pickers[0]?.ends({ status: 'done', value: [file] });
    await turn();
    expect(onOutcome.mock.calls).toEqual([[{ status: 'done', value: [file] }]]);
  });

  it('closes its picker without an outcome', async () => {
    const { dock, pickers } = createFakeDock();
    const onOutcome = vi.fn();
    const { remove } = await draw({ dock, onOutcome });
    await remove();
    await turn();
    expect(pickers.map(({ isClosed }) => isClosed())).toEqual([true]);
    expect(onOutcome).not.toHaveBeenCalled();
  });

  it('keeps its picker while only callbacks change', async () => {
    const { dock, pickers } = createFakeDock();
    const seen: string[] = [];
    const propsOf = (name: string): PickerBoxProps => ({
      dock,
      options: { types: ['flow'], canPick: () => name },
      onOutcome: () => seen.push(name),
    });
    drawn = await draw(propsOf('first'));
    await drawn.update(propsOf('second'));
    expect(pickers).toHaveLength(1);
    expect(pickers[0]?.options.canPick?.(file)).toBe('second');
    pickers[0]?.ends({ status: 'cancelled', by: 'user' });
    await turn();
    expect(seen).toEqual(['second']);
  });

  it('reopens when the choice or instance changes', async () => {
    const [first, second] = [createFakeDock(), createFakeDock()];
    const onOutcome = vi.fn();
    drawn = await draw({ dock: first.dock, options: { types: ['flow'] }, onOutcome });
    await drawn.update({ dock: first.dock, options: { types: ['mind'] }, onOutcome });
    await drawn.update({ dock: second.dock, options: { types: ['mind'] }, onOutcome });
    expect(
      [...first.pickers, ...second.pickers].map(({ options, isClosed }) => [options.types, isClosed()]),
    ).toEqual([
      [['flow'], true],
      [['mind'], true],
      [['mind'], false],
    ]);
    expect(onOutcome).not.toHaveBeenCalled();
  });
};
