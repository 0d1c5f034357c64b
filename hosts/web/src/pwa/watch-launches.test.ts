import { describe, expect, it, vi } from 'vitest';
import { watchLaunches } from './watch-launches.ts';
import type { LaunchPage } from './watch-launches.ts';

type Consumer = Parameters<NonNullable<LaunchPage['launchQueue']>['setConsumer']>[0];

const setUp = () => {
  const targets = { navigate: vi.fn(), importFiles: vi.fn() };
  let launch: Consumer = () => undefined;
  const location = { origin: 'https://charts.example.com', href: 'https://charts.example.com/history' };
  watchLaunches(
    {
      location: location as Location,
      launchQueue: { setConsumer: (consumer) => void (launch = consumer) },
    },
    targets,
  );
  return { ...targets, launch: (params: Parameters<Consumer>[0]) => launch(params) };
};

describe('a launch of the installed app', () => {
  it('shows a link’s page in the open window', () => {
    const { launch, navigate } = setUp();
    launch({ targetURL: 'https://charts.example.com/diagrams?folder=a#b' });
    expect(navigate.mock.calls).toEqual([['/diagrams?folder=a#b']]);
  });

  it('stays for own, foreign and broken addresses', () => {
    const { launch, navigate } = setUp();
    for (const targetURL of [
      'https://charts.example.com/history',
      'https://other.example/x',
      'javascript:alert(1)',
      'x',
      undefined,
    ])
      launch({ targetURL });
    expect(navigate).not.toHaveBeenCalled();
  });

  it('leads to importing readable documents', async () => {
    const { launch, importFiles, navigate } = setUp();
    const note = new File(['# Note'], 'note.md');
    const gone = { getFile: () => Promise.reject(new Error('gone')) };
    launch({
      targetURL: 'https://charts.example.com/diagrams',
      files: [{ getFile: () => Promise.resolve(note) }, gone],
    });
    await vi.waitFor(() => expect(importFiles.mock.calls).toEqual([[[note]]]));
    launch({ files: [gone] });
    await Promise.resolve();
    expect(importFiles).toHaveBeenCalledTimes(1);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('asks nothing of a page without a queue', () => {
    expect(() =>
      watchLaunches({ location: {} as Location }, { navigate: vi.fn(), importFiles: vi.fn() }),
    ).not.toThrow();
  });
});
