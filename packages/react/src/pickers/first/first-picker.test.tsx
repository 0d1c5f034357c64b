import type { FirstPage, PickerArea } from '@chartdock/files/picking';
import { askFirstPage, createPickerArea } from '@chartdock/files/picking';
import type { Place } from '@chartdock/files';
import { createMemoryStorage, systemClock } from '@chartdock/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDemoClient } from '../../gallery/demo-client.ts';
import { demoRecords } from '../../gallery/demo-records.ts';
import { SPARE_MS } from '../../files/windowing/useWindowedRows.ts';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';
import { createTextLookup } from '../../composed/texts/texts.ts';
import { PickerProvider } from '../PickerProvider.tsx';
import type { Rendered } from '../../testing/render.ts';
import { holdBack } from '../../testing/hold-back.ts';
import { find, renderInto, waitFor } from '../../testing/render.ts';
import { FilePicker } from '../FilePicker.tsx';
import type { PickerOptions } from '../picker.types.ts';
import { writeFirstPicker } from './first-picker.ts';

interface Case {
  readonly options?: PickerOptions;
  readonly place?: Place;
  readonly create?: boolean;
  readonly upload?: boolean;
  readonly count?: number;
}

const userId = 'someone';
const t: TranslateText = createTextLookup('en');
const kept = new Set(['flow', 'mind', 'folder']);
const cancel = (): void => undefined;

// A view whose height is what components without a layout take for theirs.
beforeEach(() => {
  vi.stubGlobal('innerHeight', 600);
  // The first picture has no rows to spare.
  holdBack(SPARE_MS);
});

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const listOf = ({ place, count = 30 }: Case): { first: FirstPage; area: PickerArea } => {
  // Icons of rarer kinds come later to the first picture, and to the components as well.
  const records = demoRecords(count * 3, 0).filter(({ category }) => kept.has(category));
  const folderId = place?.page === 'diagrams' ? place.folderId : 'root';
  const client = createDemoClient({ records: records.map((record) => ({ ...record, parentId: folderId })) });
  const built = { client, storage: createMemoryStorage(), userId };
  const first = askFirstPage({ ...built, place });
  return { first, area: createPickerArea({ ...built, clock: systemClock, first }) };
};

/** Matches differences of the two that nobody sees: React writes an empty value down, and lets no letter be a capital. */
const nameless = /^(value|style)$/;

/** Matches attributes that name a kind for a screen reader: it comes with the later parts, as the count of the list does. */
const heard = /^aria-(label|hidden)$/;

/** Writes an element and all in it, a line each. */
const linesOf = (node: Node, depth = 0): readonly string[] => {
  const pad = ' '.repeat(depth);
  if (!(node instanceof Element)) return [pad + (node.textContent ?? '')];
  const isKind = node.matches('.cd-kind');
  const attributes = [...node.attributes]
    .filter(({ name }) => !nameless.test(name) && !(isKind && heard.test(name)))
    .map(({ name, value }) => `${name.toLowerCase()}=${value}`);
  const inside = [...node.childNodes].flatMap((child) => linesOf(child, depth + 1));
  const height = node instanceof HTMLElement ? [`height ${node.style.height}, top ${node.style.top}`] : [];
  return [`${pad}${node.localName} ${[...attributes.sort(), ...height].join(' ')}`, ...inside];
};

const foundIn = (picker: Element): readonly string[] => {
  // The components know when presses are answered.
  find(picker, '[role="grid"]').removeAttribute('aria-busy');
  picker.querySelector('.cd-hidden[role=status]')?.remove();
  return linesOf(picker);
};

const drawBoth = async (one: Case): Promise<{ first: readonly string[]; drawn: readonly string[] }> => {
  const { options = {}, create = false, upload = false } = one;
  const { first, area } = listOf(one);
  const picture = writeFirstPicker({ options, create, upload, place: first.place, t, userId, now: 0 });
  picture.showRows(await first.loaded);
  await area.openPlace(first.place);
  rendered = await renderInto(
    <PickerProvider locale="en" t={t}>
      <FilePicker
        area={area}
        making={area}
        options={options}
        create={create}
        upload={upload}
        userId={userId}
        onCancel={cancel}
        now={() => 0}
      />
    </PickerProvider>,
  );
  const { container } = rendered;
  await waitFor(() => find(container, '[data-cd-index="5"]'));
  return { first: foundIn(picture.element), drawn: foundIn(find(container, '.cd-picker')) };
};

const cases: Readonly<Record<string, Case>> = {
  'My files': {},
  'a folder deep down, with buttons that make something': {
    place: { page: 'diagrams', folderId: 'deep' },
    create: true,
    upload: true,
  },
  'another list, several files of some kinds, and further buttons': {
    place: { page: 'history' },
    create: true,
    options: {
      multiple: true,
      maxItems: 3,
      categories: ['mind'],
      tabs: ['recent', 'mine'],
      commands: [
        { id: 'a', label: 'Always' },
        { id: 'b', label: 'With files', needs: 'selection' },
      ],
    },
  },
  'one tab': { options: { tabs: ['mine'] } },
  'a list without a way': { options: { hide: ['breadcrumb'] }, upload: true },
  'a picker without search': { options: { hide: ['search', 'tabs'] } },
  'parts that the host draws': { options: { hide: ['tabs', 'search', 'breadcrumb', 'tray'] } },
  'a list longer than a page': { count: 400 },
};

describe('the first picture is what the components draw', () => {
  test.each(Object.entries(cases))('%s', async (_name, one) => {
    const { first, drawn } = await drawBoth(one);
    expect(first).toEqual(drawn);
  });
});
