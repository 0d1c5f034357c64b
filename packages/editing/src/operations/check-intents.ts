import { readDefinition } from '@chartdock/documents';
import type { Fault } from '@chartdock/documents';
import type { Intent } from './intent.types.ts';

/** Outcome of checking the form of an intent. */
export type IntentReading =
  | { readonly status: 'read'; readonly intent: Intent }
  | { readonly status: 'refused'; readonly faults: readonly Fault[] };

type Value = Readonly<Record<string, unknown>>;
type Rule = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Rule = (value) => typeof value === 'string';
const isNumber: Rule = (value) => typeof value === 'number' && Number.isFinite(value);
const isIds: Rule = (value) => Array.isArray(value) && value.length <= 20_000 && value.every(isText);
const isPoint: Rule = (value) => Array.isArray(value) && value.length === 2 && value.every(isNumber);
const isList: Rule = (value) => Array.isArray(value);
const isCount: Rule = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const maybe =
  (rule: Rule): Rule =>
  (value) =>
    value === undefined || rule(value);

/** Fields of each intent. The values themselves are checked once they are operations. */
const FORMS: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  connect: {
    from: isRecord,
    to: isRecord,
    router: maybe(isText),
    label: maybe(isText),
    style: maybe(isRecord),
  },
  move: { ids: isIds, dx: isNumber, dy: isNumber },
  resize: {
    id: isText,
    ...{
      x: maybe(isNumber),
      y: maybe(isNumber),
      w: maybe(isNumber),
      h: maybe(isNumber),
      rot: maybe(isNumber),
    },
  },
  write: {
    id: isText,
    ...{ text: maybe(isText), runs: maybe(isList), rows: maybe(isList), label: maybe(isCount) },
  },
  style: { ids: isIds, to: isRecord },
  bend: { id: isText, way: isList },
  group: { ids: isIds, id: (value) => value === null || isText(value) },
  arrange: { ids: isIds, how: isText },
  layout: { ids: maybe(isIds), how: isText },
  insert: { definition: isRecord, at: maybe(isPoint), parent: maybe(isText), index: maybe(isCount) },
};

/** Checks the form of an intent; stored operations pass, as they are checked as such. */
export const checkIntent = (value: unknown, path: string): IntentReading => {
  const name = isRecord(value) ? value['op'] : undefined;
  const form = typeof name === 'string' && Object.hasOwn(FORMS, name) ? FORMS[name] : undefined;
  // Its form is that of its name, or it is refused as an operation.
  if (!isRecord(value) || form === undefined) return { status: 'read', intent: value as Intent };
  const wrong = Object.entries(form).filter(([key, rule]) => !rule(value[key]));
  const unknown = Object.keys(value).filter((key) => key !== 'op' && !Object.hasOwn(form, key));
  const faults = [
    ...wrong.map(([key]) => faultAt(`${path}.${key}`, 'type')),
    ...unknown.map((key) => faultAt(`${path}.${key}`, 'unknown')),
  ];
  if (faults.length > 0) return { status: 'refused', faults };
  return name === 'insert'
    ? checkInserted(value, path)
    : { status: 'read', intent: value as unknown as Intent };
};

const checkInserted = (value: Value, path: string): IntentReading => {
  const reading = readDefinition(value['definition']);
  if (reading.status === 'read')
    return { status: 'read', intent: { ...value, definition: reading.definition } as unknown as Intent };
  if (reading.status === 'newer')
    return { status: 'refused', faults: [faultAt(`${path}.definition.v`, 'max')] };
  const place = (fault: Fault): Fault => {
    const at = `${path}.definition.${fault.path}`;
    const say = (text: string): string => at + text.slice(fault.path.length);
    return { ...fault, path: at, en: say(fault.en), zh: say(fault.zh) };
  };
  return { status: 'refused', faults: reading.faults.map(place) };
};

const TEXTS = {
  type: ['is missing or of another type', '缺失或类型不符'],
  unknown: ['is not a field that is known here', '不是已知的字段'],
  max: ['was written by a newer program', '由更新版本的程序写成'],
} as const;

const faultAt = (path: string, kind: keyof typeof TEXTS): Fault => {
  const [en, zh] = TEXTS[kind];
  return { path, kind, en: `${path}: ${en}`, zh: `${path}: ${zh}` };
};
