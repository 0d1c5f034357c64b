import type { GuestSession } from '@chartdock/embed/guest';

/** The height at which nothing in an element would scroll, in pixels. */
export const naturalHeight = (root: HTMLElement): number => {
  const hidden = [...root.querySelectorAll<HTMLElement>('.cd-list, .cd-grid, .guest__body')].map(
    (box) => box.scrollHeight - box.clientHeight,
  );
  const least = root.clientHeight - Math.max(0, spareIn(root));
  return Math.ceil(least + Math.max(0, ...hidden));
};

/** Room that the rows of a short list leave empty. */
const spareIn = (root: HTMLElement): number => {
  const list = root.querySelector<HTMLElement>('.cd-list');
  const space = root.querySelector<HTMLElement>('.cd-list__space');
  if (list === null || space === null) return 0;
  return list.clientHeight - (space.offsetTop + space.offsetHeight);
};

/** Tells a host that shows a surface in a container how high it would like to be. Returns the way to stop. */
export const reportHeight = (session: GuestSession, root: HTMLElement): (() => void) => {
  if (session.config.surface !== 'container' || typeof ResizeObserver === 'undefined') return () => undefined;
  let told = 0;
  let isDue = false;
  const report = (): void => {
    isDue = false;
    const height = naturalHeight(root);
    if (height === told || height === 0) return;
    if (session.emit('resize', { height })) told = height;
  };
  const plan = (): void => {
    if (!isDue) requestAnimationFrame(report);
    isDue = true;
  };
  const size = new ResizeObserver(plan);
  size.observe(root);
  const content = new MutationObserver(plan);
  content.observe(root, { childList: true, subtree: true });
  return () => {
    size.disconnect();
    content.disconnect();
  };
};
