import { late } from '../../foundation/app/late.tsx';

// Few publish templates, and fewer review them: whoever browses the library loads none of it.

/** Shows an author what they published for the library, what became of it and what it earns. */
export const MyTemplatesScreen = late(
  async () => (await import('./MyTemplatesScreen.tsx')).MyTemplatesScreen,
);

/** Lets operators decide about what waits to be in the template library. */
export const ReviewScreen = late(async () => (await import('./ReviewScreen.tsx')).ReviewScreen);
