/** The most a filtered list counts: a total of 1,001 stands for "more than a thousand". */
export const CAPPED = 1_001;
