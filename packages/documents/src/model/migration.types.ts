/** Turns a definition of one version into one of the next. It gets untrusted values, and may return some that are refused later. */
export type Migration = (definition: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
