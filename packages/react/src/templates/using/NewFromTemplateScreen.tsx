import type { CloneFlow } from '@chartdock/templates';
import type { JSX } from 'react';
import { useEffect, useRef, useState } from 'react';
import { AppLink } from '../../foundation/app/AppLink.tsx';
import { contentId } from '../../foundation/app/content-id.ts';
import { Logo } from '../../foundation/app/Logo.tsx';
import { MessagePage } from '../../foundation/app/MessagePage.tsx';
import { warningIcon } from '../../foundation/icons/interface-icons.ts';
import { useApp } from '../../foundation/app/app-context.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Spinner } from '../../foundation/primitives/Spinner.tsx';
import { IconTile } from '../../foundation/primitives/StateMessage.tsx';
import { LIBRARY_ADDRESS } from '../community.ts';
import { templateTexts } from '../texts/template-texts.ts';
import { useTemplateUse } from './useTemplateUse.ts';

/** Properties of {@link NewFromTemplateScreen}. */
export interface NewFromTemplateScreenProps {
  readonly templateId: string;
}

/** Makes a file from the template of the address and gives its window to the editor of that file (ROUTE-40). */
export const NewFromTemplateScreen = ({ templateId }: NewFromTemplateScreenProps): JSX.Element => {
  const t = useT(templateTexts);
  const { translate } = useApp().workspace;
  const { use } = useTemplateUse({ replaces: true });
  const [end, setEnd] = useState<CloneFlow>();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void use({ chartId: templateId, publicClonePrice: 0, title: t('templates.title') }).then(setEnd);
    // The address is carried out once, when the page opens.
  }, []);
  const isOver = end !== undefined && end.step !== 'done';
  return (
    <div className="cd-file">
      <header className="cd-file__bar">
        <Logo />
      </header>
      <main id={contentId} className="cd-file__content" tabIndex={-1}>
        {isOver ? (
          <MessagePage
            art={<IconTile icon={warningIcon} />}
            heading={t('templates.notMade')}
            text={end.step === 'refused' ? translate(end.text) : ''}
            actions={
              <AppLink className="cd-button cd-button--primary cd-link" href={LIBRARY_ADDRESS}>
                {t('templates.browse')}
              </AppLink>
            }
          />
        ) : (
          <div className="cd-waiting">
            <Spinner label={t('templates.making')} />
          </div>
        )}
      </main>
    </div>
  );
};
