import { FILE_CATEGORIES } from '@chartdock/contract';
import type { GuestSession } from '@chartdock/embed/guest';
import { createLookUp } from '@chartdock/react';
import { createPickerTextLookup, loadPickerTexts } from '@chartdock/react/picker';

type Asked = Pick<GuestSession, 'config' | 'first'>;

const quoted = (names: readonly string[]): string => names.map((name) => JSON.stringify(name)).join(', ');

const unknownTypes = ({ config }: Asked): string | undefined => {
  const known: readonly string[] = FILE_CATEGORIES;
  const types = config.task === 'pick-files' ? config.types.filter((type) => !known.includes(type)) : [];
  return types.length === 0
    ? undefined
    : `types has ${quoted(types)}, and no file is of that category. There are ${known.join(', ')}.`;
};

const unknownLabels = async ({ config, first }: Asked): Promise<string | undefined> => {
  const { labels = {} } = config;
  const pickers = createPickerTextLookup(await loadPickerTexts(first.locale));
  const others = createLookUp(first.locale);
  // A text that there is not is shown as its key.
  const isUnknown = (key: string): boolean => [pickers, others].every((look) => look(key as never) === key);
  const names = Object.keys(labels).filter(isUnknown);
  return names.length === 0
    ? undefined
    : `labels has ${quoted(names)}, and there are no such texts. Keys look like "picker.choose".`;
};

/** Tells a developer of what a surface was opened with that is left out here without ending it. */
export const sayMistakes = async (asked: Asked): Promise<void> => {
  for (const said of [unknownTypes(asked), await unknownLabels(asked)])
    if (said !== undefined) console.warn(`Chartdock: ${said}`);
};
