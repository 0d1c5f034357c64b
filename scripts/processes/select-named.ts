/** Picks the items that a list such as `a,b` names, in its order; all of them without a list. Throws on an unknown name. */
export const selectNamed = <Item extends { readonly name: string }>(
  items: readonly Item[],
  only: string | undefined,
  kind: string,
): readonly Item[] => {
  if (only === undefined) return items;
  return only.split(',').map((name) => {
    const found = items.find((item) => item.name === name);
    if (found === undefined)
      throw new Error(`no ${kind} is called ${name}: ${items.map((item) => item.name).join(', ')}`);
    return found;
  });
};
