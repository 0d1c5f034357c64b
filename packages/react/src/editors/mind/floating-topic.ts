import { addFloating } from '@chartdock/editing/tree';
import { toDocument } from '../canvas/canvas-view.ts';
import { pointIn } from './pointer-work.types.ts';
import type { MindPointerOptions } from './pointer-work.types.ts';

/** So far below all that is shown a topic comes that was asked for by a key, in pixels. */
const BESIDE = 60;

/** Puts a topic beside the tree and writes it: at a place of the page, or right below all that is shown. */
export const addBeside = (
  { host, canvas, session, plan }: Pick<MindPointerOptions, 'host' | 'canvas' | 'session' | 'plan'>,
  spot?: { readonly x: number; readonly y: number },
): void => {
  const { topics, box } = plan();
  const [root] = topics;
  if (root === undefined) return;
  const { x, y, w, h } = root.place;
  const at =
    spot === undefined
      ? { x: x + w / 2, y: box.y + box.h + BESIDE }
      : toDocument(canvas.view(), canvas.size(), pointIn(host, { clientX: spot.x, clientY: spot.y }));
  const away = { x: at.x - x - w / 2, y: at.y - y - h / 2 };
  session.change(addFloating(session.document.get(), away, session.maker), { label: 'topic.floating' });
};
