import { expect, afterEach, test, vi } from 'vitest';
import { demoRecords } from '../../gallery/demo-records.ts';
import { normaliseFile } from '@chartdock/files';
import type { FileItem } from '@chartdock/files';
import type { Rendered } from '../../testing/render.ts';
import { click, find, press, renderInto } from '../../testing/render.ts';
import { FileRows } from './FileRows.tsx';
import * as listParts from './list-parts.ts';
import type { FileRowsProps } from './FileRows.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const rows: readonly FileItem[] = demoRecords(6, 0).map(normaliseFile);

const open = async (more: Partial<FileRowsProps> = {}) => {
  const told: string[] = [];
  const draw = (parts: FileRowsProps['parts']) => (
    <FileRows
      rows={rows}
      selection={{ mode: 'off' }}
      label="Files"
      now={0}
      pressOpens={false}
      onOpen={({ id }) => told.push(`open ${id}`)}
      onPick={({ id }, manner) => told.push(`${manner} ${id}`)}
      parts={parts}
      {...more}
    />
  );
  rendered = await renderInto(draw(undefined));
  const { container, render } = rendered;
  const at = (index: number) => find(container, `[data-cd-index="${index}"]`);
  return { told, at, load: () => render(draw(listParts)) };
};

test('presses and keys that come before the gestures wait for them, and are answered in their order', async () => {
  const { told, at, load } = await open();
  const ids = rows.map(({ id }) => id);
  await click(at(4));
  await press(at(3), 'Enter');
  await click(at(2));
  expect(told).toEqual([]);
  await load();
  expect(told).toEqual([`only ${ids[4]}`, `open ${ids[3]}`, `only ${ids[2]}`]);
  await click(at(1));
  expect(told.slice(3)).toEqual([`only ${ids[1]}`]);
});

test('Tab reaches a row before there are any gestures', async () => {
  const { at } = await open();
  expect(at(0).tabIndex).toBe(0);
  expect(at(1).tabIndex).toBe(-1);
});

test('a row that is greyed out answers nothing that waited', async () => {
  const isDisabled = vi.fn((item: FileItem) => item.id === rows[1]?.id);
  const { told, at, load } = await open({ isDisabled });
  await click(at(1));
  await load();
  expect(told).toEqual([]);
});
