/** Creates an element with a text, and the effect of a press on it. */
export const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  press?: () => void,
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  element.textContent = text;
  if (press !== undefined) element.addEventListener('click', press);
  return element;
};
