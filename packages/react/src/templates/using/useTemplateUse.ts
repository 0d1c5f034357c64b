import { isApiError } from '@chartdock/client';
import { openAddress } from '@chartdock/contract';
import type { TemplateCard } from '@chartdock/contract';
import { createTemplateUse } from '@chartdock/templates';
import type { CloneFlow, ClonedFile, UsableCard } from '@chartdock/templates';
import { useRef, useState } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import type { AppParts } from '../../foundation/app/app.types.ts';
import { useStore } from '../../foundation/provider/useStore.ts';

/** The way from a template to a file. */
export interface UsedTemplates {
  /** Template that a file is being made of. */
  readonly busyId: string | undefined;
  /** Resolves once the file is opened, or with why there is none. */
  readonly use: (card: PaidCard) => Promise<CloneFlow>;
}

const busyIn = (flow: CloneFlow): string | undefined =>
  flow.step === 'checking' || flow.step === 'cloning' ? flow.chartId : undefined;

/** Shows where the using of a template has led (CLONE-03..08, CLONE-12). */
const show = (flow: CloneFlow, { notices, dialogs, translate }: AppParts['workspace']): void => {
  switch (flow.step) {
    case 'upgrade':
      void dialogs.open('upgrade', { params: { reason: flow.reason === 'quota' ? 'quota' : 'template' } });
      break;
    case 'refused':
      notices.show({ tone: 'error', text: translate(flow.text) });
      break;
    case 'idle':
    case 'done':
    case 'checking':
    case 'cloning':
    case 'payment':
      break;
  }
};

/** The part of a card that buying it needs. */
export type PaidCard = UsableCard & Pick<TemplateCard, 'title'>;

/** Options of {@link useTemplateUse}. */
export interface TemplateUseWishes {
  /** Folder of new files. Default the top of My files. */
  readonly folderId?: string | undefined;
  /** Whether the editor takes the place of the page, so that going back does not make the file again. Default false. */
  readonly replaces?: boolean;
  /** Is told how each use ended, and opens a file that was made in place of the editor. */
  readonly onUsed?: ((flow: CloneFlow) => void) | undefined;
  /** Returns whether a template may be paid for here, and says why not where it may not. Default it may. */
  readonly beforePaying?: ((card: PaidCard, price: number) => Promise<boolean>) | undefined;
}

/** Opens the editor of a file that was made (CLONE-12). */
const openEditor = (
  file: Pick<ClonedFile, 'category' | 'chartId'>,
  { workspace, outside, navigate }: AppParts,
  replaces: boolean,
): void => {
  const address = openAddress(file.category, file.chartId ?? '');
  if (replaces && outside.editHost === undefined) navigate(address, { replace: true });
  else workspace.host.open((outside.editHost ?? '') + address, 'same');
};

type Unpaid = Extract<CloneFlow, { step: 'payment' }>;

/** Sells a template. Returns the file that the server made when it delivered the order; undefined when nothing was paid. */
const sell = async (
  { dialogs }: AppParts['workspace'],
  { chartId: id, title: shown, ownerId = '' }: PaidCard,
  // An address names a template, and not what it is called.
  { price, title: chartTitle = shown }: Unpaid,
): Promise<ClonedFile | undefined> => {
  const owner = ownerId === '' ? {} : { ownerId };
  const params = { payType: 'clone', id, price, chartTitle, sourcePage: 'template', ...owner } as const;
  const ended = await dialogs.open('dlgPay', { params });
  if (ended.status !== 'confirmed' || ended.value?.chartId === undefined) return undefined;
  const { chartId, category = 'flow', title = chartTitle } = ended.value;
  return { chartId, category, title };
};

/** Moves a file that was bought from the top of My files, where the server delivers. It stays there where it cannot be moved, which the client says. */
const moveInto = async (
  { client }: AppParts['workspace'],
  fileId: string,
  folderId: string,
): Promise<void> => {
  try {
    await client.folders.move({ fileId, fileType: 'chart', folderId }, { keep: true });
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
};

/** Makes files from templates and leads to each; what stands in the way is said (CLONE-02). */
export const useTemplateUse = (wishes: TemplateUseWishes = {}): UsedTemplates => {
  const { folderId, replaces = false, onUsed, beforePaying } = wishes;
  const app = useApp();
  const { workspace } = app;
  const { client, account } = workspace;
  const [using] = useState(() => createTemplateUse({ client, privilege: account.privilege }));
  const isBuying = useRef(false);
  const buy = async (unpaid: Unpaid, card: PaidCard): Promise<CloneFlow> => {
    isBuying.current = true;
    try {
      const mayPay = (await beforePaying?.(card, unpaid.price)) ?? true;
      const file = mayPay ? await sell(workspace, card, unpaid) : undefined;
      if (file === undefined) return unpaid;
      if (folderId !== undefined) await moveInto(workspace, file.chartId ?? '', folderId);
      return { step: 'done', chartId: card.chartId, file };
    } finally {
      isBuying.current = false;
    }
  };
  return {
    busyId: useStore(using, busyIn),
    use: async (card) => {
      // Before there is a dialog someone may be asked whether there shall be one, and another press asks again.
      if (isBuying.current) return using.getState();
      const checked = await using.use(card, folderId === undefined ? {} : { folderId });
      const flow = checked.step === 'payment' ? await buy(checked, card) : checked;
      if (flow.step !== 'done') show(flow, workspace);
      else if (onUsed === undefined) openEditor(flow.file, app, replaces);
      onUsed?.(flow);
      using.settle();
      return flow;
    },
  };
};
