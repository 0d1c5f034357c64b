import { areaIn, contains } from '@chartdock/documents/viewing';
import type { Area, View, WindowSize } from '@chartdock/documents/viewing';
import type { JSX, PointerEvent } from 'react';
import { useEffect, useRef } from 'react';
import { MAP_SIZE, frameInMap, mapView, panToPoint } from './overview-geometry.ts';

/** Pause after the last change until the map is painted anew, in milliseconds. */
const PAINT_MS = 120;

/** The window that a map leads. */
export interface MappedWindow {
  readonly size: () => WindowSize;
  readonly pan: (dx: number, dy: number) => void;
}

/** Properties of {@link OverviewMap}. */
export interface OverviewMapProps {
  readonly stage: MappedWindow;
  readonly view: View;
  /** The area around everything in the document. */
  readonly room: Area;
  /** Another value after each change of the content. */
  readonly content: unknown;
  /** Colour behind the content. */
  readonly ground: string;
  /** Paints all of the content small. */
  readonly paint: (canvas: HTMLCanvasElement, view: View, size: WindowSize) => void;
}

/** Draws all of a document small, with a frame around the visible part; a press or a drag goes there. Draws nothing while all is visible. */
export const OverviewMap = (props: OverviewMapProps): JSX.Element | null => {
  const { stage, view, room, content, ground, paint } = props;
  const picture = useRef<HTMLCanvasElement>(null);
  const latest = useRef(paint);
  useEffect(() => {
    latest.current = paint;
  });
  const isShown = !contains(areaIn(view, stage.size()), room);
  const whole = mapView(room);
  const { x, y, scale } = whole;
  useEffect(() => {
    if (!isShown) return;
    const paintNow = (): void => {
      if (picture.current !== null) latest.current(picture.current, { x, y, scale }, MAP_SIZE);
    };
    const timer = setTimeout(paintNow, PAINT_MS);
    return () => clearTimeout(timer);
  }, [isShown, content, x, y, scale]);
  if (!isShown) return null;
  const go = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.buttons === 0) return;
    // A field over the document keeps the focus.
    event.preventDefault();
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    const by = panToPoint(whole, view, { x: event.clientX - box.left, y: event.clientY - box.top });
    stage.pan(by.x, by.y);
  };
  return (
    <div
      className="cd-map"
      aria-hidden="true"
      style={{ background: ground }}
      onPointerDown={go}
      onPointerMove={go}
      onMouseDown={(event) => event.preventDefault()}
    >
      <canvas ref={picture} />
      <span className="cd-map__view" style={{ ...frameInMap(whole, view, stage.size()) }} />
    </div>
  );
};
