import { kindOfCategory, TEMPLATE_SCENES } from '@chartdock/contract';
import type { GuestSession, RefusalCode, TemplateConfig } from '@chartdock/embed/guest';
import { useT } from '@chartdock/react';
import { chooserTexts, TemplateChooser } from '@chartdock/react/templates';
import type { TemplateChooserProps } from '@chartdock/react/templates';
import type { JSX } from 'react';
import { drawInto } from '../shell/draw-into.ts';
import type { GuestPage } from './guest-page.ts';
import { createGuestPage } from './guest-page.ts';
import { GuestScreen } from './GuestScreen.tsx';

type CloneFlow = Parameters<TemplateChooserProps['onUsed']>[0];

/** What stood in the way of a file, as a host is told when the person leaves. */
const REFUSALS = { quota: 'quota', member: 'not_member' } as const satisfies Readonly<
  Record<string, RefusalCode>
>;

/** A page whose person, after being told what stands in the way, leaves with the refusal that it was. */
interface ChoosingPage extends GuestPage {
  readonly note: (flow: CloneFlow) => void;
}

const notingRefusals = (page: GuestPage): ChoosingPage => {
  let refusal: RefusalCode | undefined;
  const { session, parts } = page;
  return {
    ...page,
    session: {
      ...session,
      close: (outcome) =>
        session.close(
          outcome.status === 'cancelled' && refusal !== undefined
            ? { status: 'refused', code: refusal }
            : outcome,
        ),
    },
    // Links of the library lead out of the surface, which asks its host.
    parts: { ...parts, navigate: (address) => parts.workspace.host.open(address) },
    note: (flow) => {
      refusal = flow.step === 'upgrade' ? REFUSALS[flow.reason] : undefined;
    },
  };
};

const Choosing = ({
  page,
  config,
}: {
  readonly page: ChoosingPage;
  readonly config: TemplateConfig;
}): JSX.Element => {
  const own = useT(chooserTexts);
  const { session, parts, note } = page;
  const commit = async ({ file, chartId }: Extract<CloneFlow, { readonly step: 'done' }>): Promise<void> => {
    const { title, category } = file;
    try {
      await session.commit({
        id: file.chartId ?? '',
        title,
        category,
        kind: kindOfCategory(category),
        templateId: chartId,
      });
    } catch {
      // The file is there: another press would make a second one.
      parts.workspace.notices.show({ tone: 'error', text: own('chooser.made') });
    }
  };
  const { sources, kind, scene, keyword, folderId } = config;
  return (
    <TemplateChooser
      sources={sources}
      kind={kind}
      scene={scene}
      keyword={keyword}
      folderId={folderId}
      onUsed={(flow) => {
        note(flow);
        if (flow.step === 'done') void commit(flow);
      }}
    />
  );
};

/** Scenes of ours are named in a table; what a partner calls its own only the server knows. */
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
  const page = notingRefusals(await createGuestPage(joined, window));
  drawInto(place, <GuestScreen page={page}>{() => <Choosing page={page} config={config} />}</GuestScreen>);
};
