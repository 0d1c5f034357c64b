const looks = [
  '--cd-inverse',
  '--cd-on-inverse',
  '--cd-accent',
  '--cd-on-accent',
  '--cd-font',
  '--cd-space-2',
  '--cd-radius-card',
  '--cd-radius-round',
  '--cd-text-12',
  '--cd-text-13',
  '--cd-weight-medium',
];

const part = (name: string, text: string): HTMLElement => {
  const element = document.createElement('span');
  element.className = `cd-drag-preview__${name}`;
  element.textContent = text;
  return element;
};

/** Draws the picture that travels with the pointer: the first title, and how many there are when there are more. */
export const drawDragPreview = (
  { title, count }: { readonly title: string; readonly count: number },
  { container, root }: { readonly container: HTMLElement; readonly root: HTMLElement },
): void => {
  const preview = document.createElement('div');
  preview.className = 'cd-drag-preview';
  preview.append(part('title', title));
  if (count > 1) preview.append(part('count', String(count)));
  // The preview is drawn outside of the surface; it takes the surface's colours along.
  const look = getComputedStyle(root);
  for (const name of looks) preview.style.setProperty(name, look.getPropertyValue(name));
  container.append(preview);
};
