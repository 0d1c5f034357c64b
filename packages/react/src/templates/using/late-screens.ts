import { late } from '../../foundation/app/late.tsx';

// Who browses the library uses what is there: only links lead straight to a file of one template.

/** Makes a file of one template and opens it, or says why there is none. */
export const NewFromTemplateScreen = late(
  async () => (await import('./NewFromTemplateScreen.tsx')).NewFromTemplateScreen,
);
