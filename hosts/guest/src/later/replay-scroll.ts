/** Scrolls the list to where it stood before a reload; its rows are there and may not be laid out yet. */
export const replayScroll = (frame: HTMLElement, top: number): void => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const boxes = [...frame.querySelectorAll<HTMLElement>('*')];
      boxes.find((box) => box.scrollHeight > box.clientHeight + 1)?.scrollTo({ top });
    }),
  );
};
