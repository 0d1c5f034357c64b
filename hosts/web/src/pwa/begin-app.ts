import type { Workspace } from '@chartdock/workspace';
import { navigate } from 'wouter/use-browser-location';
import { createTranslator } from '@chartdock/contract';
import { takeArrival } from '../navigation/arrived-by-link.ts';
import { webTexts } from '../messages/web-texts.ts';
import { keepShell } from './watch-updates.ts';
import { watchLaunches } from './watch-launches.ts';
import type { LaunchPage } from './watch-launches.ts';

// Long enough to finish a sentence; whoever lets it pass gets the version with the next visit.
const updateNoticeMs = 30_000;

/** Calls once someone is signed in, at once when someone is. */
const whenSignedIn = ({ files }: Workspace, then: () => void): void => {
  if (files.getState().area !== undefined) return then();
  const stop = files.subscribe(({ area }) => {
    if (area === undefined) return;
    stop();
    then();
  });
};

const tellArrival = async (workspace: Workspace): Promise<void> => {
  const part = await import('../navigation/tell-arrival.ts');
  part.tellArrival(workspace);
};

const tellUpdate = ({ notices, locale }: Workspace, showIt: () => void): void => {
  const t = createTranslator(locale.get(), webTexts);
  notices.show({
    text: t('web.pwa.update'),
    duration: updateNoticeMs,
    action: { label: t('web.pwa.reload'), onPress: showIt },
  });
};

/** Begins what an installable page does beside its screens: word of a link that signed in, launches of files and links, the kept shell, new versions. */
export const beginApp = (page: Window & LaunchPage, workspace: Workspace): void => {
  watchLaunches(page, {
    navigate,
    importFiles: (files) => whenSignedIn(workspace, () => void workspace.prompts.openImport({ files })),
  });
  if (takeArrival(page.document)) whenSignedIn(workspace, () => void tellArrival(workspace));
  // The worker keeps the files of the modern build; an older engine needs others and goes on without.
  if (import.meta.env.PROD && import.meta.env.MODE !== 'legacy')
    void keepShell(page, (showIt) => tellUpdate(workspace, showIt));
};
