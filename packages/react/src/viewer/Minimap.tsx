import { areaIn } from '@chartdock/documents/viewing';
import type { View, WindowSize } from '@chartdock/documents/viewing';
import type { JSX } from 'react';
import { useCallback } from 'react';
import { OverviewMap } from './OverviewMap.tsx';
import { paintOverview } from './paint-overview.ts';
import type { Picture } from './picture.types.ts';
import type { Stage } from './stage.ts';

/** Properties of {@link Minimap}. */
export interface MinimapProps {
  readonly stage: Stage;
  readonly view: View;
  readonly picture: Picture;
}

const DENSE = 2;

/** Draws the map of a picture. */
export const Minimap = ({ stage, view, picture }: MinimapProps): JSX.Element => {
  const paint = useCallback(
    (canvas: HTMLCanvasElement, whole: View, size: WindowSize): void => {
      canvas.width = size.width * DENSE;
      canvas.height = size.height * DENSE;
      const context = canvas.getContext('2d');
      if (context === null) return;
      paintOverview(context, picture.parts, { area: areaIn(whole, size), scale: whole.scale * DENSE });
    },
    [picture],
  );
  return (
    <OverviewMap
      stage={stage}
      view={view}
      room={picture.box}
      content={picture}
      ground={picture.ground}
      paint={paint}
    />
  );
};
