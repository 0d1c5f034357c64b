/** Attributes of an element by the names that HTML gives them; an undefined one is left out. */
export type Attributes<Handler = never> = Readonly<Record<string, string | undefined | Handler>>;

/**
 * Makes the elements of a description: `htmlElement` before there is a runtime, `draw` with one. A component and the first picture
 * of it are made from one description, so that the component finds every element it draws.
 */
export type Make<Made, Handler = never> = (
  tag: string,
  attributes: Attributes<Handler>,
  ...inside: readonly (Made | string)[]
) => Made;
