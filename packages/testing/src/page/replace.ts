/** Restores the previous value. */
export type PutBack = () => void;

/** Puts a value in the place of a property, own or inherited, until it is put back. */
export const replaceProperty = (
  target: object,
  name: string,
  property: Omit<PropertyDescriptor, 'configurable'>,
): PutBack => {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { ...property, configurable: true });
  return () => {
    if (before === undefined) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, before);
  };
};

/** Puts a function in the place of a method until it is put back. */
export const replaceMethod = (target: object, name: string, method: unknown): PutBack =>
  replaceProperty(target, name, { value: method, writable: true, enumerable: true });
