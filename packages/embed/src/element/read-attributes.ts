import type { ElementOptions } from './picker-element.types.ts';
import type { ChartdockOptions, LinkOption } from '../api/options.types.ts';
import type { LinkPassword, PickTab } from '../tasks.types.ts';

type Attributes = Pick<Element, 'getAttribute' | 'hasAttribute'>;
type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Attributes that open the picker again when they change. */
export const PICKER_ATTRIBUTES = [
  'client-id',
  'base-url',
  'multiple',
  'max',
  'types',
  'tabs',
  'start',
  'create',
  'upload',
  'link',
  'picker-title',
  'confirm-label',
] as const;

/** Attributes that an open picker follows. */
export const LOOK_ATTRIBUTES = ['theme', 'locale'] as const;

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

const startOf = (text: string): NonNullable<ElementOptions['start']> =>
  text === 'root' || text === 'last' ? text : { folderId: text };

/** No word is no password; another than the three is refused by the call itself, with a clear error. */
const linkOf = (text: string): LinkOption => (text === '' ? true : { password: text as LinkPassword });

/** Reads the options of the picker; options without an attribute are left out. */
export const readPickOptions = (element: Attributes): ElementOptions => {
  const text = (name: string): string | undefined => element.getAttribute(name) ?? undefined;
  const [max, types, tabs, start, link, title, confirmLabel] = [
    text('max'),
    text('types'),
    text('tabs'),
    text('start'),
    text('link'),
    text('picker-title'),
    text('confirm-label'),
  ];
  return {
    ...(element.hasAttribute('multiple') && { multiple: true }),
    ...(element.hasAttribute('create') && { create: true }),
    ...(element.hasAttribute('upload') && { upload: true }),
    ...(max !== undefined && { max: Number(max) }),
    ...(types !== undefined && { types: words(types) }),
    // A name that is no list is refused by the call itself, with a clear error.
    ...(tabs !== undefined && { tabs: words(tabs) as PickTab[] }),
    ...(start !== undefined && { start: startOf(start) }),
    ...(link !== undefined && { link: linkOf(link) }),
    ...(title !== undefined && { title }),
    ...(confirmLabel !== undefined && { confirmLabel }),
  };
};

/** Theme and language that attributes ask for; an unknown theme is left out. */
export const readLook = (element: Attributes): Pick<ChartdockOptions, 'theme' | 'locale'> => {
  const look: Writable<Pick<ChartdockOptions, 'theme' | 'locale'>> = {};
  const theme = element.getAttribute('theme');
  const locale = element.getAttribute('locale');
  if (theme === 'light' || theme === 'dark' || theme === 'auto') look.theme = theme;
  if (locale !== null) look.locale = locale;
  return look;
};
