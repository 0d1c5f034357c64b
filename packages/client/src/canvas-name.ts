/** Reads the name of a canvas out of its definition, a JSON text; undefined for a broken one or one without a name (CALL-F-044). */
export const canvasNameOf = (definition: string): string | undefined => {
  try {
    const value: unknown = JSON.parse(definition);
    const page = typeof value === 'object' && value !== null && 'page' in value ? value.page : undefined;
    const name = typeof page === 'object' && page !== null && 'name' in page ? page.name : undefined;
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
};
