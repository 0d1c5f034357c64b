import { expect, it } from 'vitest';

it('runs the component tests on the runtime of the project, React or Preact', () => {
  // Preact marks what it makes with a depth under a shortened name; React has no such field.
  const made = '__b' in <b />;
  expect(made ? 'preact' : 'react').toBe(process.env['CHARTDOCK_RUNTIME']);
});
