import { openAddress } from '@chartdock/contract';
import type { TemplateCard } from '@chartdock/contract';
import { createTemplateUse, formatYuan } from '@chartdock/templates';
import type { CloneFlow, ClonedFile, UsableCard } from '@chartdock/templates';
import type { JSX } from 'react';
import { useState } from 'react';
import { useApp } from '../../app/app-context.ts';
import type { AppParts } from '../../app/app.types.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/dialogs/Dialog.tsx';
import { useStore } from '../../provider/useStore.ts';
import { templateTexts } from '../texts/template-texts.ts';

/** The way from a template to a file, with what it says. */
export interface UsedTemplates {
  /** Template that a file is being made of. */
  readonly busyId: string | undefined;
  /** Resolves once the file is opened, or with why there is none. */
  readonly use: (card: UsableCard & Pick<TemplateCard, 'title'>) => Promise<CloneFlow>;
  /** The question that is open; draw it anywhere. */
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

interface Payment {
  readonly title: string;
  readonly price: number;
}

/** What {@link useTemplateUse} may be told. */
export interface TemplateUseWishes {
  /** Folder of new files. Default the top of My files. */
  readonly folderId?: string | undefined;
  /** Whether the editor takes the place of the page, so that going back does not make the file again. Default false. */
  readonly replaces?: boolean;
  /** Is told how each use ended, and opens a file that was made in place of the editor. */
  readonly onUsed?: ((flow: CloneFlow) => void) | undefined;
}

/** Opens the editor of a file that was made (CLONE-12). */
const openEditor = (
  file: ClonedFile,
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
  return {
    busyId: useStore(using, busyIn),
    use: async (card) => {
      const flow = await using.use(card, folderId === undefined ? {} : { folderId });
      if (flow.step === 'payment') setPayment({ title: card.title, price: flow.price });
      else if (flow.step !== 'done') show(flow, app.workspace);
      else if (onUsed === undefined) openEditor(flow.file, app, replaces);
      onUsed?.(flow);
      using.settle();
      return flow;
    },
    prompt: payment && <PaymentNotice {...payment} onClose={() => setPayment(undefined)} />,
  };
};

/** Says what a template costs, and that it cannot be paid for here yet. */
const PaymentNotice = ({
  title,
  price,
  onClose,
}: Payment & { readonly onClose: () => void }): JSX.Element => {
  const t = useT(templateTexts);
  return (
    <Dialog
      title={t('templates.payTitle')}
      closeLabel={t('common.close')}
      onClose={onClose}
      height="content"
      footer={
        <Button look="primary" onClick={onClose}>
          {t('common.ok')}
        </Button>
      }
    >
      <p>{t('templates.payText', { title, price: formatYuan(price) })}</p>
    </Dialog>
  );
};
