/** Puts a text that is still to come on the clipboard. Some browsers accept it only when the write begins within the press itself. */
const writeComing = async (text: Promise<string>): Promise<void> => {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
};

/**
 * Copies a text that the server has yet to give. Call it within the press, before anything is awaited.
 *
 * @throws What `text` is refused with, or what the browser says where the clipboard is closed.
 */
export const copyComingText = async (text: Promise<string>): Promise<void> => {
  try {
    await writeComing(text);
  } catch {
    await navigator.clipboard.writeText(await text);
  }
};
