import { contentOf } from '@chartdock/files';
import type { FileArea, FileItem } from '@chartdock/files';
import { openArea } from './open-area.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');

const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  press?: () => void,
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  element.textContent = text;
  if (press !== undefined) element.addEventListener('click', press);
  return element;
};

const drawRow = (area: FileArea, item: FileItem): HTMLLIElement => {
  const row = document.createElement('li');
  const open = (): void => void area.openFolder(item.id);
  row.append(item.type === 'folder' ? create('button', item.title, open) : create('span', item.title));
  row.append(create('button', `Trash ${item.title}`, () => void area.toTrash([item])));
  return row;
};

const drawArea = (area: FileArea): void => {
  const list = document.createElement('ul');
  const name = document.createElement('input');
  name.setAttribute('aria-label', 'Name of the folder');
  const add = (): void => void area.createFolder(name.value);
  const draw = (): void => {
    const rows = contentOf(area.getState().list)?.rows ?? [];
    list.replaceChildren(...rows.flatMap((item) => (item === undefined ? [] : [drawRow(area, item)])));
  };
  area.subscribe(draw);
  root.replaceChildren(
    create('button', 'Top folder', () => void area.openFolder('root')),
    name,
    create('button', 'Create folder', add),
    create('button', 'Undo', () => void area.undo()),
    list,
  );
  void area.openFolder('root');
};

const signIn = create('button', 'Sign in as member', () => {
  openArea('member@chartdock.test', 'Chartdock1').then(drawArea, (error: unknown) =>
    root.append(create('p', error instanceof Error ? error.message : 'The sign-in failed')),
  );
});
root.replaceChildren(signIn);
