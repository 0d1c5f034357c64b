// @vitest-environment happy-dom
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { renderInto } from './render.ts';

it('runs on the runtime of the project', () => {
  // Preact marks what it makes with a depth under a shortened name; React has no such field.
  const made = '__b' in <b />;
  expect(made ? 'preact' : 'react').toBe(process.env['CHARTDOCK_RUNTIME']);
});

it('runs effects after a held clock', async () => {
  const ran = vi.fn();
  const Effect = () => {
    useEffect(ran, []);
    return <b />;
  };
  vi.useFakeTimers();
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Effect />));
  vi.useRealTimers();
  const { unmount } = await renderInto(<Effect />);
  expect(ran).toHaveBeenCalled();
  flushSync(() => root.unmount());
  await unmount();
});
