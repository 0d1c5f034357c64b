/** Creates an element with a text, and what a press on it does. */
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
