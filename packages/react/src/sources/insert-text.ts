/** Sets a text off from what stands before it by an empty line. */
export const setOff = (before: string, text: string): string => {
  if (before.trim() === '') return text;
  const ends = ['\n\n', '\n', ''].findIndex((end) => before.endsWith(end));
  return '\n'.repeat(ends) + text;
};

/** Puts a text in the place of all that a field holds; the browser's own undo brings that back where the browser can. */
export const replaceText = (field: HTMLTextAreaElement, text: string): void => {
  field.focus();
  field.select();
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Puts a text in at the cursor of a field, set off by an empty line, and tells the field's listeners. The browser's own
 * undo takes it back where the browser can.
 */
export const insertText = (field: HTMLTextAreaElement, text: string): void => {
  field.focus();
  const inserted = setOff(field.value.slice(0, field.selectionStart), text);
  // Only this command leaves a step in the history of the field; engines without it answer false.
  if (document.execCommand('insertText', false, inserted)) return;
  field.setRangeText(inserted, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
