/** Names the canvas of a number, as `canvases` lists it. */
export const definitionIdOf = (canvas: number): string => `c${canvas}`;
