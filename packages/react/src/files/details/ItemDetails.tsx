import { formatTimestamp, previewAddress } from '@chartdock/contract';
import type { FileArea, FileItem } from '@chartdock/files';
import { ROOT_ID } from '@chartdock/files';
import type { JSX, ReactNode } from 'react';
import { useContext } from 'react';
import { AppContext } from '../../foundation/app/app-context.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { factsOf, sizeText } from '../items/file-facts.ts';
import { FileThumbnail } from '../list/FileThumbnail.tsx';
import { itemCountText } from '../list/meta-text.ts';
import { useNow } from '../list/useNow.ts';
import { detailsTexts } from './texts/details-texts.ts';
import type { KnownOfFile } from './useKnownOfFile.ts';
import { useKnownOfFile } from './useKnownOfFile.ts';

/** Properties of {@link ItemDetails}. */
export interface ItemDetailsProps {
  readonly area: FileArea;
  readonly item: FileItem;
  readonly userId: string | undefined;
}

const isTrash = (area: FileArea): boolean => {
  const { place, search } = area.getState();
  return place.page === 'trash' && search.mode === 'off';
};

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }): JSX.Element => (
  <div className="cd-details__fact">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface PlaceFactProps {
  readonly area: FileArea;
  readonly item: FileItem;
  readonly path: KnownOfFile['path'];
}

/** Names the folder that holds an item, as the way there. */
const PlaceFact = ({ area, item, path }: PlaceFactProps): JSX.Element | null => {
  const t = useT(detailsTexts);
  if (isTrash(area)) return <Fact name={t('list.location')}>{t('details.inTrash')}</Fact>;
  const chain = path ?? area.chainTo(item.parentId);
  const title = item.parentId === ROOT_ID ? t('folder.root') : chain?.at(-1)?.title;
  if (title === undefined) return null;
  return (
    <Fact name={t('list.location')}>
      <button type="button" className="cd-details__way" onClick={() => void area.locate(item)}>
        {title}
      </button>
    </Fact>
  );
};

const SharingFacts = ({ item, link }: { readonly item: FileItem; readonly link: KnownOfFile['link'] }) => {
  const t = useT(detailsTexts);
  const ways = [
    ...(item.isPublic ? [t('details.isPublic')] : []),
    ...(item.isShared ? [t('details.isShared')] : []),
  ];
  const linkText =
    link === null || link?.enabled === false
      ? t('details.linkOff')
      : t(link?.hasPassword === true ? 'details.linkPassword' : 'details.linkOpen');
  return (
    <>
      {ways.length > 0 && <Fact name={t('details.shared')}>{ways.join(' · ')}</Fact>}
      {link !== undefined && <Fact name={t('details.link')}>{linkText}</Fact>}
    </>
  );
};

const TemplateFact = ({ id }: { readonly id: string }): JSX.Element => {
  const t = useT(detailsTexts);
  const host = useContext(AppContext)?.workspace.host;
  return (
    <Fact name={t('details.template')}>
      <button type="button" className="cd-details__way" onClick={() => host?.open(previewAddress(id), 'new')}>
        {t('details.openTemplate')}
      </button>
    </Fact>
  );
};

/** Tells the facts about one file or folder. */
export const ItemDetails = ({ area, item, userId }: ItemDetailsProps): JSX.Element => {
  const t = useT(detailsTexts);
  const now = useNow();
  const isOwn = item.owner?.userId === userId;
  const { path, size, templateId, link } = useKnownOfFile(item, { isOwn, inTrash: isTrash(area) });
  return (
    <>
      {item.type === 'chart' && <FileThumbnail item={item} />}
      <h3 className="cd-details__title">{item.title}</h3>
      <dl className="cd-details__facts">
        {isOwn && <PlaceFact area={area} item={item} path={path} />}
        {factsOf(item, { t, now, userId }).map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        {item.createdAt !== undefined && (
          <Fact name={t('details.created')}>{formatTimestamp(item.createdAt)}</Fact>
        )}
        {item.childCount !== undefined && (
          <Fact name={t('details.items')}>{itemCountText(item.childCount, t)}</Fact>
        )}
        {size !== undefined && <Fact name={t('preview.size')}>{sizeText(size)}</Fact>}
        <SharingFacts item={item} link={link} />
        {templateId !== undefined && <TemplateFact id={templateId} />}
      </dl>
    </>
  );
};
