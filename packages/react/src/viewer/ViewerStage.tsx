import type { FitOptions, View } from '@chartdock/documents/viewing';
import type { JSX } from 'react';
import { useEffect, useRef } from 'react';
import { useLatest } from '../foundation/primitives/useLatest.ts';
import type { Picture } from './picture.types.ts';
import { createStage } from './stage.ts';
import type { Stage } from './stage.ts';
import { watchGestures } from './watch-gestures.ts';

/** Properties of {@link ViewerStage}. */
export interface ViewerStageProps {
  readonly label: string;
  /** Id of the element that says which keys move the view. */
  readonly hintId: string;
  readonly picture: Picture;
  /** Changes where another canvas is shown, which is fitted anew. */
  readonly canvas: string;
  readonly fitting: FitOptions;
  readonly onStage: (stage: Stage | undefined) => void;
  readonly onView: (view: View) => void;
  readonly onPress: (id: string | undefined) => void;
}

/** Draws the window onto a picture, moved by fingers, mouse and keys. */
export const ViewerStage = (props: ViewerStageProps): JSX.Element => {
  const { label, hintId, picture, canvas } = props;
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(undefined);
  const before = useRef<string>(undefined);
  const latest = useLatest(props);
  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const created = createStage({
      host: element,
      fitting: () => latest.current.fitting,
      onView: (view) => latest.current.onView(view),
    });
    stage.current = created;
    const stop = watchGestures({
      host: element,
      stage: created,
      onPress: (id) => latest.current.onPress(id),
    });
    latest.current.onStage(created);
    return () => {
      stop();
      created.stop();
      stage.current = undefined;
      before.current = undefined;
      latest.current.onStage(undefined);
    };
  }, [latest]);
  useEffect(() => {
    stage.current?.show(picture, before.current === canvas ? 'keep' : 'fit');
    before.current = canvas;
  }, [picture, canvas]);
  return (
    <div
      ref={host}
      className="cd-stage"
      role="application"
      aria-label={label}
      aria-describedby={hintId}
      tabIndex={0}
    />
  );
};
