const said = new Set<string>();

/** Returns whether this page is one that somebody works on: it comes from their own machine. */
export const isInDevelopment = (): boolean =>
  /^(localhost$|127\.|\[::1])|\.localhost$/.test(location.hostname);

/** Tells a developer something in the console, once. */
export const sayOnce = (text: string): void => {
  if (said.has(text)) return;
  said.add(text);
  console.warn(`Chartdock: ${text}`);
};
