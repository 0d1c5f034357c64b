import { kindOfCategory, TEMPLATE_SCENES } from '@chartdock/contract';
import type { GuestSession, RefusalCode, TemplateConfig } from '@chartdock/embed/guest';
import { useT } from '@chartdock/react';
import { chooserTexts, TemplateChooser } from '@chartdock/react/templates';
import type { TemplateChooserProps } from '@chartdock/react/templates';
import type { JSX } from 'react';
import { useState } from 'react';
import { payingHere } from '../paying/paying-here.ts';
import type { RememberingSession } from '../session/remember-refusal.ts';
import { rememberRefusal } from '../session/remember-refusal.ts';
import { drawInto } from '../shell/draw-into.ts';
import type { GuestPage } from './guest-page.ts';
import { createGuestPage } from './guest-page.ts';
import { GuestScreen } from './GuestScreen.tsx';

type CloneFlow = Parameters<TemplateChooserProps['onUsed']>[0];

/** Obstacles to a file, as a host is told when the person leaves. */
const REFUSALS = { quota: 'quota', member: 'not_member' } as const satisfies Readonly<
  Record<string, RefusalCode>
>;

interface ChoosingProps extends Pick<RememberingSession, 'remember'> {
  readonly page: GuestPage;
  readonly config: TemplateConfig;
}

const Choosing = ({ page, config, remember }: ChoosingProps): JSX.Element => {
  const own = useT(chooserTexts);
  const { session, parts } = page;
  const [paying] = useState(() => payingHere(page));
  const commit = async ({ file, chartId }: Extract<CloneFlow, { readonly step: 'done' }>): Promise<void> => {
    const { title, category } = file;
    const kind = kindOfCategory(category);
    try {
      await session.commit({ id: file.chartId ?? '', title, category, kind, templateId: chartId });
    } catch {
      // The file is there: another press would make a second one.
      parts.workspace.notices.show({ tone: 'error', text: own('chooser.made') });
    }
  };
  const onUsed = (flow: CloneFlow): void => {
    remember(flow.step === 'upgrade' ? REFUSALS[flow.reason] : undefined);
    if (flow.step === 'done') void commit(flow);
  };
  const { sources, kind, scene, keyword, folderId } = config;
  return <TemplateChooser {...{ sources, kind, scene, keyword, folderId, onUsed, paying }} />;
};

/** Returns whether there is such a scene; only the server knows a partner's name for its own. */
const isKnownScene = ({ kind = 'flow', scene, sources }: TemplateConfig): boolean =>
  scene === undefined ||
  !sources.includes('library') ||
  TEMPLATE_SCENES[kind].some(({ category }) => category === scene);

/** Draws the chooser of a session into an element. Rejects when the signed-in person cannot be loaded. */
export const draw = async (joined: GuestSession, place: Element): Promise<void> => {
  const config = joined.config as TemplateConfig;
  if (!isKnownScene(config)) {
    await joined.close({ status: 'refused', code: 'bad_option' });
    return;
  }
  const opened = await createGuestPage(joined, window);
  const { session, remember } = rememberRefusal(opened.session);
  const { workspace } = opened.parts;
  // Links of the library lead out of the surface, which asks its host.
  const parts = { ...opened.parts, navigate: (address: string) => workspace.host.open(address) };
  const page: GuestPage = { ...opened, session, parts };
  drawInto(
    place,
    <GuestScreen page={page}>
      {() => <Choosing page={page} config={config} remember={remember} />}
    </GuestScreen>,
  );
};
