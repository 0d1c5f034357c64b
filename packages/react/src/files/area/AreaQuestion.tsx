import type { Translate } from '@chartdock/contract';
import type { FileArea } from '@chartdock/files';
import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import type { TextKey } from '../../foundation/i18n/text-keys.ts';
import { ConfirmDialog } from '../../foundation/primitives/dialogs/ConfirmDialog.tsx';
import { letRun } from '../changes/let-run.ts';
import { questionTexts } from './texts/question-texts.ts';
import type { QuestionTextKey } from './texts/question-texts.ts';
import type { AreaDialog } from './useAreaCommands.ts';

/** Question before an act that cannot be taken back. */
type Question = Extract<AreaDialog, { readonly type: 'remove' | 'leave' | 'empty' }>;

interface Words {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
}

const wordsOf = (question: Question, t: Translate<QuestionTextKey | TextKey>): Words => {
  const { count: n } = question;
  switch (question.type) {
    case 'leave':
      return {
        title: t('confirm.leaveTitle'),
        text: n === 1 ? t('confirm.leaveText', { title: question.title }) : t('confirm.leaveMany', { n }),
        confirmLabel: t('confirm.leave'),
      };
    case 'remove':
      return {
        title: t('confirm.removeTitle'),
        text: n === 1 ? t('confirm.removeText', { title: question.title }) : t('confirm.removeMany', { n }),
        confirmLabel: t('confirm.remove'),
      };
    case 'empty':
      return {
        title: t(question.isAll ? 'confirm.emptyTitle' : 'confirm.removeTitle'),
        text: t(question.isAll ? 'confirm.emptyText' : 'confirm.emptyShown', { n }),
        confirmLabel: t(question.isAll ? 'trash.empty' : 'confirm.remove'),
      };
  }
};

/** Properties of {@link AreaQuestion}. */
export interface AreaQuestionProps {
  readonly area: FileArea;
  readonly dialog: Question;
  readonly onClose: () => void;
}

/** Asks before items are deleted for good, or before someone leaves a collaboration. */
export const AreaQuestion = ({ area, dialog, onClose }: AreaQuestionProps): JSX.Element => {
  const t = useT(questionTexts);
  const carryOut = (): ReturnType<typeof letRun> => {
    if (dialog.type === 'leave') return letRun(area.leaveCollaboration(dialog.targets), dialog.count);
    if (dialog.type === 'remove') return letRun(area.removeForGood(dialog.targets), dialog.count);
    area.pickAll();
    return letRun(area.removeForGood('selection'), dialog.count);
  };
  return <ConfirmDialog {...wordsOf(dialog, t)} dangerous onConfirm={carryOut} onClose={onClose} />;
};
