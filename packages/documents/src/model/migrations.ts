import { fromVersion1 } from './from-version-1.ts';
import type { Migration } from './migration.types.ts';
import { isRecord, ownValue } from './readers.ts';

/** Drafts from before versions were counted had the name of the page beside it, and texts of topics under `text`. */
const fromDraft: Migration = (definition) => {
  const name = ownValue(definition, 'name') ?? ownValue(definition, 'title');
  const page = ownValue(definition, 'page');
  const isNamed = isRecord(page) && typeof ownValue(page, 'name') === 'string';
  const named = { name: typeof name === 'string' ? name : '' };
  const { name: _name, title: _title, ...rest } = definition;
  return { ...rest, v: 1, page: isNamed ? page : { ...(isRecord(page) ? page : {}), ...named } };
};

/** Holds the step that leads away from each older version. */
const MIGRATIONS: ReadonlyMap<number, Migration> = new Map([
  [0, fromDraft],
  [1, fromVersion1],
]);

/** Leads a value to a version, one step after the other; one without a version counts as a draft. */
export const migrate = (
  value: unknown,
  target: number,
  steps: ReadonlyMap<number, Migration> = MIGRATIONS,
): unknown => {
  let current = value;
  for (let version = versionOf(current); version < target; version = versionOf(current)) {
    const step = steps.get(version);
    if (step === undefined || !isRecord(current)) return current;
    const next = step(current);
    if (versionOf(next) <= version) return next;
    current = next;
  }
  return current;
};

const versionOf = (value: unknown): number => {
  if (!isRecord(value)) return Number.POSITIVE_INFINITY;
  const version = ownValue(value, 'v');
  if (version === undefined) return 0;
  return typeof version === 'number' ? version : Number.POSITIVE_INFINITY;
};
