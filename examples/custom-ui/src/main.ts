import { contentOf } from '@chartdock/files';
import type { FileArea, FileItem } from '@chartdock/files';
import { drawCheckout } from './draw-checkout.ts';
import { create } from './elements.ts';
import { openArea } from './open-area.ts';
import type { OpenedArea } from './open-area.ts';
import type { Shop } from './open-shop.ts';

/** Scene whose paid templates are offered. */
const SCENE = 'er';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');

const drawRow = (area: FileArea, item: FileItem): HTMLLIElement => {
  const row = document.createElement('li');
  const open = (): void => void area.openFolder(item.id);
  row.append(item.type === 'folder' ? create('button', item.title, open) : create('span', item.title));
  row.append(create('button', `Trash ${item.title}`, () => void area.toTrash([item])));
  return row;
};

/** Offers templates that cost something, and shows the folder with the file once one is paid for. */
const drawShop = async (area: FileArea, shop: Shop, place: HTMLElement): Promise<void> => {
  const offers = await shop.list(SCENE);
  place.replaceChildren(
    ...offers.map((template) =>
      create('button', `Buy ${template.title}`, () =>
        drawCheckout(shop, template, {
          place,
          onDelivered: (title) => {
            place.replaceChildren(create('p', `${title} is yours`));
            void area.openFolder('root');
          },
        }),
      ),
    ),
  );
};

const drawArea = ({ area, shop }: OpenedArea): void => {
  const list = document.createElement('ul');
  const sale = document.createElement('section');
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
    create('button', 'Templates to buy', () => void drawShop(area, shop, sale)),
    sale,
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
