import type { ReviewRequest, Translate } from '@chartdock/contract';
import { formatYuan } from '@chartdock/templates';
import type { JSX } from 'react';
import { useState } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Badge } from '../../foundation/primitives/Badge.tsx';
import { Button } from '../../foundation/primitives/Button.tsx';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { TextArea } from '../../foundation/primitives/fields/TextArea.tsx';
import { FileViewer } from '../../viewer/FileViewer.tsx';
import { TemplateCover } from '../cards/TemplateCover.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import type { ChosenPlaces } from './PlaceFields.tsx';
import { publishingTexts } from './texts/publishing-texts.ts';
import type { PublishingTextKey } from './texts/publishing-texts.ts';

const WIDTH = 960;
const REASON_LENGTH = 200;
const NO_CANVASES = [] as const;

/** Properties of {@link ReviewDialog}. */
export interface ReviewDialogProps {
  readonly request: ReviewRequest;
  readonly onApprove: (places: ChosenPlaces) => Promise<void>;
  readonly onRefuse: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

const madeFrom = (
  t: Translate<PublishingTextKey>,
  { title, fullName, price }: NonNullable<ReviewRequest['origin']>,
): string =>
  t(fullName === '' ? 'review.originOfHouse' : 'review.origin', {
    title,
    name: fullName,
    price: price === 0 ? t('mine.free') : `¥${formatYuan(price)}`,
  });

/** Shows what waits for review as everyone would see it, with what its author said, and takes the decision. */
export const ReviewDialog = ({ request, onApprove, onRefuse, onClose }: ReviewDialogProps): JSX.Element => {
  const t = useT(publishingTexts);
  const [places, setPlaces] = useState<ChosenPlaces>({ scene: request.scene, topics: request.topics });
  const [refusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { title, description, tags, price, author, origin } = request;
  const decide = (decision: () => Promise<void>): void => {
    if (busy) return;
    setBusy(true);
    void decision();
  };
  const refuse = (): void => {
    if (reason.trim() === '') setProblem(t('review.reasonNeeded'));
    else decide(() => onRefuse(reason.trim()));
  };
  return (
    <Dialog
      title={title}
      closeLabel={t('common.close')}
      onClose={onClose}
      width={WIDTH}
      height="content"
      footer={
        refusing
          ? [
              <Button key="back" onClick={() => setRefusing(false)}>
                {t('review.back')}
              </Button>,
              <Button key="send" look="danger" busy={busy} onClick={refuse}>
                {t('review.sendRefusal')}
              </Button>,
            ]
          : [
              <Button key="refuse" disabled={busy} onClick={() => setRefusing(true)}>
                {t('review.refuse')}
              </Button>,
              <Button
                key="approve"
                look="primary"
                busy={busy}
                onClick={() => decide(() => onApprove(places))}
              >
                {t('review.approve')}
              </Button>,
            ]
      }
    >
      <div className="cd-dialog__stack">
        {refusing ? (
          <TextArea
            label={t('review.reason')}
            value={reason}
            onChange={(text) => {
              setReason(text);
              setProblem(undefined);
            }}
            maxLength={REASON_LENGTH}
            allNumeric
            countText={(n, max) => t('publish.count', { n, max })}
            error={problem}
            focusFirst
          />
        ) : (
          <>
            <p className="cd-template-preview__facts">
              <Badge tone="accent">{price === 0 ? t('mine.free') : `¥${formatYuan(price)}`}</Badge>
              <span>{author.fullName}</span>
              <span>
                {t('review.tags')}: {tags.join(', ')}
              </span>
            </p>
            {origin !== undefined && <p className="cd-template-preview__facts">{madeFrom(t, origin)}</p>}
            <p className="cd-template-preview__about">
              {description === '' ? t('review.noDescription') : description}
            </p>
            <div className="cd-template-preview">
              <FileViewer
                fileId={request.copyId}
                title={title}
                canvases={NO_CANVASES}
                poster={<TemplateCover image={request.bgImage} category={request.category} />}
              />
            </div>
            <PlaceFields category={request.category} places={places} onChange={setPlaces} />
          </>
        )}
      </div>
    </Dialog>
  );
};
