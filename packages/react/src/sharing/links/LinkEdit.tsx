import { formatDate } from '@chartdock/contract';
import type { ShareLink } from '@chartdock/contract';
import type { LinkChange } from '@chartdock/sharing';
import type { JSX } from 'react';
import { useState } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { shareTexts } from '../texts/share-texts.ts';
import { LinkFields, fitsPassword, termsInput } from './LinkFields.tsx';
import type { LinkTerms } from './LinkFields.tsx';

/** Properties of {@link LinkEdit}. */
export interface LinkEditProps {
  readonly link: ShareLink;
  readonly busy: boolean;
  readonly onSave: (change: LinkChange) => void;
  readonly onCancel: () => void;
}

/** Changes what a link allows. A password that is not typed stays as it is. */
export const LinkEdit = ({ link, busy, onSave, onCancel }: LinkEditProps): JSX.Element => {
  const t = useT(shareTexts);
  const [terms, setTerms] = useState<LinkTerms>(() => ({
    role: link.role,
    day: link.expireTime === null ? '' : formatDate(link.expireTime),
    password: '',
    download: link.download,
    copy: link.copy,
  }));
  const [problem, setProblem] = useState<string>();
  return (
    <form
      className="cd-share__edit cd-dialog__stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (fitsPassword(terms)) onSave(termsInput(terms, link.kind));
        else setProblem(t('share.passwordLength'));
      }}
    >
      <LinkFields
        kind={link.kind}
        terms={terms}
        usualExpiry={link.expireTime}
        problem={problem}
        onChange={(next) => {
          setTerms(next);
          setProblem(undefined);
        }}
      />
      <div className="cd-share__line cd-share__line--middle">
        <Button type="submit" look="primary" busy={busy}>
          {t('share.saveLink')}
        </Button>
        <Button onClick={onCancel}>{t('dialog.cancel')}</Button>
      </div>
    </form>
  );
};
