import type { TemplateCard } from '@chartdock/contract';
import { useTextOf, viewerKindOf } from '@chartdock/templates';
import type { JSX } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Badge } from '../../foundation/primitives/Badge.tsx';
import { Button } from '../../foundation/primitives/Button.tsx';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { FileViewer } from '../../viewer/FileViewer.tsx';
import { templateTexts } from '../texts/template-texts.ts';
import { TemplateCover } from './TemplateCover.tsx';

/** Width of the dialog in pixels; narrower windows take it down. */
const WIDTH = 960;

const NO_CANVASES = [] as const;

/** Properties of {@link TemplatePreviewDialog}. */
export interface TemplatePreviewDialogProps {
  readonly card: TemplateCard;
  readonly busy: boolean;
  readonly onUse: () => void;
  readonly onClose: () => void;
}

/** Shows what is in a template, to be moved and zoomed, with the way to use it (TPL-24..26). */
export const TemplatePreviewDialog = ({
  card,
  busy,
  onUse,
  onClose,
}: TemplatePreviewDialogProps): JSX.Element => {
  const t = useT(templateTexts);
  const { translate } = useApp().workspace;
  const { key, values } = useTextOf(card);
  const kind = viewerKindOf(card.category);
  return (
    <Dialog
      title={card.title}
      closeLabel={t('common.close')}
      onClose={onClose}
      width={WIDTH}
      height="content"
      closeOnMask
      footer={[
        <Button key="close" onClick={onClose}>
          {t('common.close')}
        </Button>,
        <Button key="use" className="cd-template__use" look="primary" busy={busy} onClick={onUse}>
          {translate(key, values)}
        </Button>,
      ]}
    >
      <div className="cd-template-preview" data-cd-viewer={kind}>
        <p className="cd-template-preview__facts">
          <Badge tone="accent">{t(`templates.viewer.${kind}`)}</Badge>
          <span>{card.owner?.fullName ?? t('templates.house')}</span>
          {card.uses > 0 && <span>{t('templates.uses', { n: card.uses })}</span>}
        </p>
        {card.about !== '' && <p className="cd-template-preview__about">{card.about}</p>}
        <FileViewer
          fileId={card.chartId}
          title={card.title}
          canvases={NO_CANVASES}
          poster={<TemplateCover image={card.bgImage} category={card.category} />}
        />
      </div>
    </Dialog>
  );
};
