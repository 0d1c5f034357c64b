import { judgeLink } from '@chartdock/documents/viewing';
import type { JudgedLink } from '@chartdock/documents/viewing';
import type { JSX } from 'react';
import { useContext, useState } from 'react';
import { useT } from '../foundation/i18n/useT.ts';
import { closeIcon } from '../foundation/icons/interface-icons.ts';
import { Button } from '../foundation/primitives/Button.tsx';
import { IconButton } from '../foundation/primitives/IconButton.tsx';
import { viewerTexts } from './texts/viewer-texts.ts';
import { ForeignLinkDialog } from './ForeignLinkDialog.tsx';
import type { PictureText } from './picture.types.ts';
import type { Folding } from './useFolding.ts';
import { ViewerSourceContext } from './viewer-source.ts';

/** Properties of {@link PickedPart}. */
export interface PickedPartProps {
  readonly text: PictureText;
  readonly folding: Folding | undefined;
  readonly onClose: () => void;
}

/** A link that can be followed, judged. */
interface OpenableLink {
  readonly href: string;
  readonly link: JudgedLink;
  readonly onOpen: (href: string) => void;
}

/** Returns the link of a part when it leads somewhere and the viewer may go there. */
const useLink = (href: string | undefined): OpenableLink | undefined => {
  const { openLink } = useContext(ViewerSourceContext);
  if (href === undefined || openLink === undefined) return undefined;
  const link = judgeLink(href, window.location.host);
  return link.kind === 'none' ? undefined : { href, link, onOpen: openLink };
};

/** Says what is known of the part that was pressed: its note, its link, and what is folded below it; nothing when there is no more than its text. */
export const PickedPart = ({ text, folding, onClose }: PickedPartProps): JSX.Element | null => {
  const t = useT(viewerTexts);
  const { id, note, href, fold } = text;
  const link = useLink(href);
  const canFold = folding !== undefined && fold !== undefined;
  if (note === undefined && link === undefined && !canFold) return null;
  return (
    <aside className="cd-viewer__card" aria-label={text.text}>
      <p className="cd-viewer__card-text">{text.text}</p>
      {note !== undefined && <p className="cd-viewer__note">{note}</p>}
      <div className="cd-viewer__card-actions">
        {link !== undefined && <LinkButton {...link} />}
        {canFold && (
          <Button busy={folding.isBusy} onClick={() => folding.fold(id, fold === 'open')}>
            {t(fold === 'open' ? 'viewer.collapseBelow' : 'viewer.expandBelow')}
          </Button>
        )}
      </div>
      <IconButton
        className="cd-viewer__card-close"
        scale="small"
        icon={closeIcon}
        label={t('common.close')}
        onClick={onClose}
      />
    </aside>
  );
};

/** Opens a link, after a question when it leads to another host. */
const LinkButton = ({ href, link, onOpen }: OpenableLink): JSX.Element => {
  const t = useT(viewerTexts);
  const [isAsked, setAsked] = useState(false);
  const open = (): void => {
    setAsked(false);
    onOpen(href);
  };
  return (
    <>
      <Button onClick={() => (link.kind === 'foreign' ? setAsked(true) : open())}>
        {t('viewer.openLink', { place: link.place })}
      </Button>
      {isAsked && (
        <ForeignLinkDialog href={href} place={link.place} onOpen={open} onClose={() => setAsked(false)} />
      )}
    </>
  );
};
