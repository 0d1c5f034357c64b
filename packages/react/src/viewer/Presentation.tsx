import { listSteps } from '@chartdock/documents/viewing';
import type { Area } from '@chartdock/documents/viewing';
import type { JSX, KeyboardEvent } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../foundation/i18n/useT.ts';
import { chevronLeftIcon, chevronRightIcon, closeIcon } from '../foundation/icons/interface-icons.ts';
import { IconButton } from '../foundation/primitives/IconButton.tsx';
import { viewerTexts } from './texts/viewer-texts.ts';
import type { PictureText } from './picture.types.ts';
import type { Stage } from './stage.ts';

/** Properties of {@link Presentation}. */
export interface PresentationProps {
  readonly stage: Stage;
  readonly texts: readonly PictureText[];
  /** Where the parts stand, by id. */
  readonly boxes: ReadonlyMap<string, Area>;
  readonly onClose: () => void;
}

const KEYS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ' ': 1,
  Enter: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
};

const around = (boxes: readonly Area[]): Area | undefined => {
  const [first] = boxes;
  if (first === undefined) return undefined;
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, w }) => x + w));
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h));
  return { x: left, y: top, w: right - left, h: bottom - top };
};

/** Presents a tree branch by branch: one stands in the light, the others step back. */
export const Presentation = ({ stage, texts, boxes, onClose }: PresentationProps): JSX.Element => {
  const t = useT(viewerTexts);
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const steps = useMemo(() => {
    const branches = listSteps(texts);
    return branches.length > 0 ? branches : [{ title: texts[0]?.text ?? '', ids: texts.map(({ id }) => id) }];
  }, [texts]);
  const step = steps[Math.min(at, steps.length - 1)];
  useEffect(() => bar.current?.focus(), []);
  useEffect(() => {
    if (step === undefined) return;
    const isWhole = step.ids.length === texts.length;
    stage.light(isWhole ? undefined : new Set(step.ids));
    stage.fit(isWhole ? undefined : around(step.ids.flatMap((id) => boxes.get(id) ?? [])));
  }, [boxes, stage, step, texts]);
  useEffect(
    () => () => {
      stage.light(undefined);
      stage.fit();
    },
    [stage],
  );
  const go = (way: number): void => setAt(Math.max(0, Math.min(steps.length - 1, at + way)));
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = KEYS[event.key];
    if (way === undefined || (event.target !== bar.current && /^[ E]/.test(event.key))) return;
    event.preventDefault();
    go(way);
  };
  return (
    <div
      ref={bar}
      className="cd-viewer__present"
      role="group"
      aria-label={t('viewer.present')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <IconButton
        icon={chevronLeftIcon}
        label={t('viewer.previousBranch')}
        disabled={at === 0}
        onClick={() => go(-1)}
      />
      <span className="cd-viewer__step" role="status">
        {t('viewer.step', { at: `${at + 1}`, count: `${steps.length}`, title: step?.title ?? '' })}
      </span>
      <IconButton
        icon={chevronRightIcon}
        label={t('viewer.nextBranch')}
        disabled={at >= steps.length - 1}
        onClick={() => go(1)}
      />
      <IconButton icon={closeIcon} label={t('viewer.endPresenting')} onClick={onClose} />
    </div>
  );
};
