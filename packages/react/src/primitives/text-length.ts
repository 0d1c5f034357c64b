/**
 * Measures a text the way the product's length limits do: a UTF-16 code unit above 255 counts as 2, or as 1 with
 * `allNumeric` (VALID-03, VALID-04).
 */
export function measureText(text: string, allNumeric = false): number {
  if (allNumeric) return text.length;
  let units = 0;
  for (let index = 0; index < text.length; index += 1) units += text.charCodeAt(index) > 255 ? 2 : 1;
  return units;
}
