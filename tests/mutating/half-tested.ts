/** Returns whether a count fits, 1 to 9. Its test tries the middle alone: the command of mutants must notice. */
export const fits = (count: number): boolean => count >= 1 && count <= 9;
