const isPlain = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const mapValues = (from: object): object =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name, copyData(value)]));

/** Copies plain data; an object that holds functions is called and not sent, so it stays the very object it is. */
const copyData = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copyData);
  if (!isPlain(value) || Object.values(value).some((each) => typeof each === 'function')) return value;
  return mapValues(value);
};

/**
 * Copies the data of options. Frameworks hand out proxies that watch who reads them; those cannot be sent to another
 * window.
 */
export const plainOptions = <Options extends object>(options: Options): Options =>
  mapValues(options) as Options;
