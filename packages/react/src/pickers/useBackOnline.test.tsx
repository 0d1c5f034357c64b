import type { JSX } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInto } from '../testing/render.ts';
import { useBackOnline } from './useBackOnline.ts';

const Asker = ({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }): JSX.Element => {
  useBackOnline(isFailed, onRetry);
  return <p />;
};

test('a failed list reloads once online', async () => {
  const onRetry = vi.fn();
  const rendered = await renderInto(<Asker isFailed onRetry={onRetry} />);
  expect(onRetry).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledOnce();
  await rendered.render(<Asker isFailed={false} onRetry={onRetry} />);
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledOnce();
  await rendered.unmount();
});
