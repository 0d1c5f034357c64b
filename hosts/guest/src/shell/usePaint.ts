import { useStore, useTheme } from '@chartdock/react/picker';
import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Look, LookStore } from '../surface/look.ts';
import { knowsVariables, layLook, loadVariables } from '../surface/paint.ts';

const lookOf = (look: Look): Look => look;

/** Follows the look of the surface and lays the partner's variables over the palette of the element around `ref`. */
export const usePaint = (look: LookStore, ref: RefObject<HTMLElement | null>): Look => {
  const now = useStore(look, lookOf);
  const palette = useTheme(now.theme);
  const laid = useRef<readonly string[]>([]);
  const { variables } = now;
  const knows = knowsVariables();
  const [, paintAgain] = useState(0);
  useEffect(() => {
    // A look that cannot be worked out leaves the palette as it is.
    if (!knowsVariables())
      loadVariables(variables).then(
        () => paintAgain(1),
        () => undefined,
      );
  }, [variables]);
  useLayoutEffect(() => {
    const style = ref.current?.closest<HTMLElement>('.cd-root')?.style;
    laid.current = layLook(style, now, { palette, laid: laid.current });
  }, [ref, now, palette, knows]);
  return now;
};
