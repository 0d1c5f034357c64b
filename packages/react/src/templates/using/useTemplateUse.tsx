import { openAddress } from '@chartdock/contract';
import type { TemplateCard } from '@chartdock/contract';
import { createTemplateUse } from '@chartdock/templates';
import type { CloneFlow, ClonedFile, UsableCard } from '@chartdock/templates';
import type { JSX } from 'react';
import { useState } from 'react';
import { useApp } from '../../app/app-context.ts';
import type { AppParts } from '../../app/app.types.ts';
import { useStore } from '../../provider/useStore.ts';
import { PaymentNotice } from './PaymentNotice.tsx';
import type { Payment } from './PaymentNotice.tsx';

/** The way from a template to a file, with what it says. */
export interface UsedTemplates {
  /** Template that a file is being made of. */
  readonly busyId: string | undefined;
  /** Resolves once the file is opened, or with why there is none. */
  readonly use: (card: PaidCard) => Promise<CloneFlow>;
  /** What is said where a template takes a payment that cannot be made here; draw it anywhere. */
  readonly prompt: JSX.Element | undefined;
}

const busyIn = (flow: CloneFlow): string | undefined =>
  flow.step === 'checking' || flow.step === 'cloning' ? flow.chartId : undefined;

/** Shows where the using of a template has led (CLONE-03..08, CLONE-12). */
const show = (flow: CloneFlow, { notices, dialogs, translate }: AppParts['workspace']): void => {
  switch (flow.step) {
    case 'upgrade':
      void dialogs.open('upgrade', { params: { reason: flow.reason === 'quota' ? 'quota' : 'asked' } });
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

type PaidCard = UsableCard & Pick<TemplateCard, 'title'>;

/** What {@link useTemplateUse} may be told. */
export interface TemplateUseWishes {
  /** Folder of new files. Default the top of My files. */
  readonly folderId?: string | undefined;
  /** Whether the editor takes the place of the page, so that going back does not make the file again. Default false. */
  readonly replaces?: boolean;
  /** Is told how each use ended, and opens a file that was made in place of the editor. Where it is given, nothing is paid for here. */
  readonly onUsed?: ((flow: CloneFlow) => void) | undefined;
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

/** Makes files from templates and leads to each; what stands in the way is said (CLONE-02). */
export const useTemplateUse = (wishes: TemplateUseWishes = {}): UsedTemplates => {
  const { folderId, replaces = false, onUsed } = wishes;
  const app = useApp();
  const { client, account } = app.workspace;
  const [using] = useState(() => createTemplateUse({ client, privilege: account.privilege }));
  const [payment, setPayment] = useState<Payment>();
  const buy = async (card: PaidCard, price: number): Promise<void> => {
    const params = { payType: 'clone', id: card.chartId, price, chartTitle: card.title } as const;
    const owner = card.ownerId === undefined || card.ownerId === '' ? {} : { ownerId: card.ownerId };
    const ended = await app.workspace.dialogs.open('dlgPay', {
      params: { ...params, ...owner, sourcePage: 'template' },
    });
    if (ended.status !== 'confirmed' || ended.value?.chartId === undefined) return;
    // The server made the file when it delivered the order.
    const { chartId, category = 'flow' } = ended.value;
    openEditor({ chartId, category }, app, replaces);
  };
  const goOn = async (
    flow: Extract<CloneFlow, { step: 'payment' | 'done' }>,
    card: PaidCard,
  ): Promise<void> => {
    if (flow.step === 'payment') await buy(card, flow.price);
    else openEditor(flow.file, app, replaces);
  };
  return {
    busyId: useStore(using, busyIn),
    use: async (card) => {
      const flow = await using.use(card, folderId === undefined ? {} : { folderId });
      if (flow.step !== 'payment' && flow.step !== 'done') show(flow, app.workspace);
      else if (onUsed === undefined) await goOn(flow, card);
      else if (flow.step === 'payment') setPayment({ title: card.title, price: flow.price });
      onUsed?.(flow);
      using.settle();
      return flow;
    },
    prompt: payment && <PaymentNotice {...payment} onClose={() => setPayment(undefined)} />,
  };
};
