import { areaIn, contains, fitArea } from '@chartdock/documents/viewing';
import type { View } from '@chartdock/documents/viewing';
import type { JSX, PointerEvent } from 'react';
import { useEffect, useRef } from 'react';
import { paintOverview } from './paint-overview.ts';
import type { Picture } from './picture.types.ts';
import type { Stage } from './stage.ts';

/** Properties of {@link Minimap}. */
export interface MinimapProps {
  readonly stage: Stage;
  readonly view: View;
  readonly picture: Picture;
}

const SIZE = { width: 168, height: 104 } as const;
const DENSE = 2;

/** Draws all of a document small, with a frame around what is in sight; a press goes there. Nothing while all is in sight. */
export const Minimap = ({ stage, view, picture }: MinimapProps): JSX.Element | null => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const seen = areaIn(view, stage.size());
  const isShown = !contains(seen, picture.box);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context === null || context === undefined) return;
    const { scale } = fitArea(picture.box, SIZE, { margin: 6 });
    const area = areaIn(fitArea(picture.box, SIZE, { margin: 6 }), SIZE);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, SIZE.width * DENSE, SIZE.height * DENSE);
    paintOverview(context, picture.parts, { area, scale: scale * DENSE });
  }, [picture, isShown]);
  if (!isShown) return null;
  const whole = fitArea(picture.box, SIZE, { margin: 6 });
  const left = (seen.x - whole.x) * whole.scale + SIZE.width / 2;
  const top = (seen.y - whole.y) * whole.scale + SIZE.height / 2;
  const go = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    stage.look({
      ...view,
      x: whole.x + (event.clientX - box.left - SIZE.width / 2) / whole.scale,
      y: whole.y + (event.clientY - box.top - SIZE.height / 2) / whole.scale,
    });
  };
  return (
    <div
      className="cd-viewer__map"
      aria-hidden="true"
      style={{ background: picture.ground }}
      onPointerDown={go}
      onPointerMove={go}
    >
      <canvas ref={canvas} width={SIZE.width * DENSE} height={SIZE.height * DENSE} />
      <span
        className="cd-viewer__map-view"
        style={{ left, top, width: seen.w * whole.scale, height: seen.h * whole.scale }}
      />
    </div>
  );
};
