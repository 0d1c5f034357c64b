let tell: () => void = () => undefined;

/** Resolves when a picker of this page has drawn its first rows, or has said why there are none. */
export const rowsShown: Promise<void> = /* @__PURE__ */ new Promise((resolve) => {
  tell = resolve;
});

/** Says that a picker has drawn its first rows. */
export const tellRowsShown = (): void => tell();
