/** Whose templates show: those of the library, those of the partner that the person comes from. */
export type TemplateSource = 'library' | 'partner';

const SHELVES = {
  library: ['flow', 'mind', 'recent', 'liked'],
  partner: ['partner'],
} as const satisfies Readonly<Record<TemplateSource, readonly string[]>>;

/** One list of templates that a person can turn to. */
export type Shelf = (typeof SHELVES)[TemplateSource][number];

/** Lists the shelves of some sources; a partner beside the library has one only where it has templates. */
export const shelvesOf = (sources: readonly TemplateSource[], partnerHasAny: boolean): readonly Shelf[] => {
  const hasLibrary = sources.includes('library');
  return [
    ...(sources.includes('partner') && (partnerHasAny || !hasLibrary) ? SHELVES.partner : []),
    ...(hasLibrary ? SHELVES.library : []),
  ];
};
