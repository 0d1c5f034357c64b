import MindMapView from 'simple-mind-map';
import type { MindMap } from '../make-definitions.ts';
import { drawsNone } from './drawer.types.ts';
import type { Drawer } from './drawer.types.ts';

type Topic = MindMap['root'];

interface ViewTopic {
  readonly data: { readonly text: string };
  readonly children: readonly ViewTopic[];
}

const viewTopic = ({ title, children }: Topic): ViewTopic => ({
  data: { text: title },
  children: children.map(viewTopic),
});

type Options = ConstructorParameters<typeof MindMapView>[0];

/** Draws into a view of its own for each document, which takes it less than giving one view document after document, and reads the SVG that is in the page. */
const minds = async (definitions: readonly MindMap[]): Promise<readonly string[]> => {
  const el = document.body.appendChild(document.createElement('div'));
  Object.assign(el.style, { width: '1200px', height: '900px' });
  const pictures: string[] = [];
  for (const { root } of definitions) {
    const wanted: Partial<Options> = {
      el,
      data: viewTopic(root),
      layout: 'logicalStructure',
      readonly: true,
      addHistoryOnInit: false,
    };
    // Its types ask for every option, and it has a default for each.
    const view = new MindMapView(wanted as Options);
    await new Promise<void>((resolve) => {
      view.on('node_tree_render_end', resolve);
    });
    pictures.push(el.innerHTML);
    view.destroy();
    el.replaceChildren();
  }
  el.remove();
  return pictures;
};

/** simple-mind-map, which draws elements into the page. */
export const simpleMindMap: Drawer = { minds, flows: drawsNone };
