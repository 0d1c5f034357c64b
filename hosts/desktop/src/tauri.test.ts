import { describe, expect, it } from 'vitest';
import { createTauriBridge } from './tauri.ts';

const labelsOf = async (count: number): Promise<readonly string[]> => {
  const labels: string[] = [];
  const invoke = async (_command: string, args?: Record<string, unknown>): Promise<void> =>
    void labels.push((args as { options: { label: string } }).options.label);
  // Each page has a bridge of its own, and all of them share the app's windows.
  for (let page = 0; page < count; page += 1)
    await createTauriBridge({ invoke }).openWindow('https://charts.example.com/');
  return labels;
};

describe('the bridge of Tauri', () => {
  it('gives every window a label of its own', async () => {
    const labels = await labelsOf(50);
    expect(new Set(labels).size).toBe(50);
    // Tauri allows letters, digits and - / : _ only.
    for (const label of labels) expect(label).toMatch(/^chartdock-[0-9a-f]{32}$/);
  });

  it('takes the labels of the app where given', async () => {
    const asked: unknown[] = [];
    const invoke = async (...call: unknown[]): Promise<void> => void asked.push(call);
    await createTauriBridge({ invoke, nextLabel: () => 'mine' }).openWindow('https://charts.example.com/');
    expect(asked).toEqual([
      [
        'plugin:webview|create_webview_window',
        { options: { label: 'mine', url: 'https://charts.example.com/' } },
      ],
    ]);
  });
});
