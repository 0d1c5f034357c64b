import { expect, afterEach, test, vi } from 'vitest';
import { demoRecords } from '../../gallery/demo-records.ts';
import { normaliseFile } from '@chartdock/files';
import type { FileItem } from '@chartdock/files';
import type { Rendered } from '../../testing/render.ts';
import { click, find, press, renderInto } from '../../testing/render.ts';
import { kindPaths } from '../../foundation/icons/kind-paths.ts';
import { FileRows } from './FileRows.tsx';
import type { FileRowsProps } from './useFileRows.ts';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const rows: readonly FileItem[] = demoRecords(6, 0).map(normaliseFile);

const open = async (more: Partial<FileRowsProps> = {}) => {
  const told: string[] = [];
  rendered = await renderInto(
    <FileRows
      rows={rows}
      selection={{ mode: 'off' }}
      label="Files"
      now={0}
      pressOpens={false}
      onOpen={({ id }) => told.push(`open ${id}`)}
      onPick={({ id }, manner) => told.push(`${manner} ${id}`)}
      {...more}
    />,
  );
  const { container } = rendered;
  const at = (index: number) => find(container, `[data-cd-index="${index}"]`);
  return { told, at };
};

test('answers early presses and keys in order', async () => {
  const { told, at } = await open();
  const ids = rows.map(({ id }) => id);
  await click(at(4));
  await press(at(3), 'Enter');
  await click(at(2));
  expect(told).toEqual([`only ${ids[4]}`, `open ${ids[3]}`, `only ${ids[2]}`]);
});

test('lets Tab reach a row, arrows others', async () => {
  const { at } = await open();
  expect(at(0).tabIndex).toBe(0);
  expect(at(1).tabIndex).toBe(-1);
  at(0).focus();
  await press(at(0), 'ArrowDown');
  expect(document.activeElement).toBe(at(1));
});

test('answers nothing on a row that is greyed out', async () => {
  const isDisabled = vi.fn((item: FileItem) => item.id === rows[1]?.id);
  const { told, at } = await open({ isDisabled });
  await click(at(1));
  await press(at(1), 'Enter');
  expect(told).toEqual([]);
});

test('draws rarer icons as soon as they are there', async () => {
  const rare = rows.map((row) => ({ ...row, category: 'markdown' as const }));
  const { at } = await open({ rows: rare });
  const lineOf = () => find<HTMLElement>(at(0), '.cd-kind__line').getAttribute('d');
  expect(lineOf()).toBe('');
  await rendered?.render(
    <FileRows
      rows={rare}
      selection={{ mode: 'off' }}
      label="Files"
      now={0}
      kinds={kindPaths}
      onOpen={() => undefined}
      onPick={() => undefined}
    />,
  );
  expect(lineOf()).toBe(kindPaths.markdown.line);
});
