import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createDemoArea } from '../../gallery/demo-area.ts';
import { demoRecords, demoUserId } from '../../gallery/demo-records.ts';
import { FileArea } from './FileArea.tsx';

const now = (): number => 0;

/** Renders the files of a folder whose list is loaded, in a process that has no document. */
const renderArea = async (view: 'list' | 'icon'): Promise<string> => {
  const area = createDemoArea({ records: demoRecords(3, 2) });
  await area.openFolder('root');
  area.setView(view);
  try {
    return renderToString(createElement(FileArea, { area, userId: demoUserId, now }));
  } finally {
    area.dispose();
  }
};

describe.each(['list', 'icon'] as const)('a file area in the %s view', (view) => {
  it('is rendered on a server with loaded rows', async () => {
    expect(typeof document).toBe('undefined');
    const html = await renderArea(view);
    for (const { title } of demoRecords(3, 2)) expect(html).toContain(title);
  });
});
