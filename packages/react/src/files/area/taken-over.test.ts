// @vitest-environment happy-dom
import type { ReactElement } from 'react';
import { act, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDemoArea } from '../../gallery/demo-area.ts';
import { demoRecords, demoUserId } from '../../gallery/demo-records.ts';
import { FileArea } from './FileArea.tsx';

const now = (): number => 0;

/** Renders as a process without a document does. */
const renderOnServer = (element: ReactElement): string => {
  const kept = document;
  vi.stubGlobal('document', undefined);
  try {
    return renderToString(element);
  } finally {
    vi.stubGlobal('document', kept);
  }
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

describe.each(['list', 'icon'] as const)('a page of a server in the %s view', (view) => {
  it('is taken over without a difference or doubles', async () => {
    const faults: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation((...said) => faults.push(said));
    const area = createDemoArea({ records: demoRecords(3, 2) });
    await area.openFolder('root');
    area.setView(view);
    const element = createElement(FileArea, { area, userId: demoUserId, now });
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderOnServer(element);
    for (const { title } of demoRecords(3, 2)) expect(root.textContent).toContain(title);
    const hydrated = await act(async () =>
      hydrateRoot(root, element, { onRecoverableError: (error) => faults.push(error) }),
    );
    expect(faults).toEqual([]);
    for (const { title } of demoRecords(3, 2)) {
      const named = [...root.querySelectorAll('[data-cd-index] [data-cd-part="open"]')];
      expect(named.filter(({ textContent }) => textContent === title)).toHaveLength(1);
    }
    await act(async () => hydrated.unmount());
    root.remove();
    area.dispose();
  });
});
