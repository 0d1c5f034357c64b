import { FILE_CATEGORIES } from '@chartdock/contract';
import type { GuestSession } from '@chartdock/embed/guest';
import { loadPickerTexts } from '@chartdock/react/picker';

type Asked = Pick<GuestSession, 'config' | 'first'>;

const quoted = (names: readonly string[]): string => names.map((name) => JSON.stringify(name)).join(', ');

const unknownTypes = ({ config }: Asked): string | undefined => {
  const known: readonly string[] = FILE_CATEGORIES;
  const types = config.task === 'pick-files' ? config.types.filter((type) => !known.includes(type)) : [];
  return types.length === 0
    ? undefined
    : `types has ${quoted(types)}, and no file is of that category. There are ${known.join(', ')}.`;
};

/** A picker has all of its texts in one table; those of other screens come part by part. */
const unknownLabels = async ({ config, first }: Asked): Promise<string | undefined> => {
  if (!config.task.startsWith('pick-')) return undefined;
  const known = await loadPickerTexts(first.locale);
  const names = Object.keys(config.labels ?? {}).filter((name) => !(name in known));
  return names.length === 0
    ? undefined
    : `labels has ${quoted(names)}, and there are no such texts. Keys look like "picker.choose".`;
};

/** Tells a developer of options that are left out here without ending the surface. */
export const sayMistakes = async (asked: Asked): Promise<void> => {
  for (const said of [unknownTypes(asked), await unknownLabels(asked)])
    if (said !== undefined) console.warn(`Chartdock: ${said}`);
};
