import { useEffect } from 'react';
import { usePage } from './page-context.ts';

const gestures = ['pointerdown', 'keydown', 'wheel', 'focus'] as const;

/** Keeps the heartbeat of the workspace going while someone uses the page (GUIDE-07..09). */
export const useHeartbeat = (): void => {
  const { heartbeat } = usePage().workspace;
  useEffect(() => {
    const options = { capture: true, passive: true };
    heartbeat.refresh();
    for (const gesture of gestures) window.addEventListener(gesture, heartbeat.refresh, options);
    return () => {
      for (const gesture of gestures) window.removeEventListener(gesture, heartbeat.refresh, options);
      heartbeat.stop();
    };
  }, [heartbeat]);
};
