import type { TemplateKind, TemplateLength } from '@chartdock/contract';
import { CATEGORY_PATH, isBannerShown, parseCategoryQuery, scenesOf, topicsOf } from '@chartdock/templates';
import type { CategoryQuery, TemplateQuery } from '@chartdock/templates';
import type { JSX } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { AppLink } from '../foundation/app/AppLink.tsx';
import { useDocumentTitle } from '../foundation/app/useDocumentTitle.ts';
import { Icon } from '../foundation/icons/Icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../foundation/icons/interface-icons.ts';
import { useLocale } from '../foundation/i18n/useLocale.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { LIBRARY_ADDRESS } from './community.ts';
import { LibraryHead } from './LibraryHead.tsx';
import { LengthMenu, lengthIn } from './places/LengthMenu.tsx';
import { TemplateBrowser } from './TemplateBrowser.tsx';
import { templateTexts } from './texts/template-texts.ts';

/** Properties of {@link CategoryScreen}. */
export interface CategoryScreenProps {
  /** Query of the address: `name`, `category`, `position`, `type`, `kind`, `length`. */
  readonly query: URLSearchParams;
}

const libraryOf = (kind: TemplateKind): string =>
  kind === 'mind' ? `${LIBRARY_ADDRESS}?kind=mind` : LIBRARY_ADDRESS;

/** Names a place in the current language; an address may name one that the library does not have. */
const useName = ({ category, name, kind, type }: CategoryQuery): string => {
  const locale = useLocale();
  const places = type === 'scene' ? scenesOf(kind, locale) : topicsOf(kind, locale);
  return places.find((place) => place.category === category)?.name ?? name;
};

const queryOf = ({ category, kind }: CategoryQuery, length: TemplateLength | undefined): TemplateQuery =>
  isBannerShown(category)
    ? {
        source: 'library',
        kind,
        ...(category === '' ? {} : { category }),
        ...(length === undefined ? {} : { length }),
      }
    : { source: 'recent' };

/** Shows the templates of one topic, with the way back (ROUTE-10, TPL-29..31). */
export const CategoryScreen = ({ query }: CategoryScreenProps): JSX.Element => {
  const t = useT(templateTexts);
  const { navigate } = useApp();
  const asked = parseCategoryQuery(query);
  const length = lengthIn(query);
  const goTo = (next: TemplateLength | undefined): void => {
    const fields = new URLSearchParams(query);
    fields.delete('length');
    if (next !== undefined) fields.set('length', next);
    navigate(`${CATEGORY_PATH}?${fields.toString()}`, { replace: true });
  };
  const known = useName(asked);
  const name = known === '' ? t('templates.title') : known;
  const back = libraryOf(asked.kind);
  useDocumentTitle(name);
  return (
    <div className="cd-templates">
      <div className="cd-templates__ways">
        <AppLink className="cd-button cd-button--ghost cd-link" href={back}>
          <Icon of={chevronLeftIcon} size={16} />
          {t('templates.back')}
        </AppLink>
        <nav aria-label={t('templates.crumbs')}>
          <ol className="cd-templates__crumbs">
            <li>
              <AppLink className="cd-link" href={back}>
                {t('templates.title')}
              </AppLink>
            </li>
            <li aria-current="page">
              <Icon of={chevronRightIcon} size={14} />
              {name}
            </li>
          </ol>
        </nav>
      </div>
      <LibraryHead
        heading={name}
        lead={t(`templates.kind.${asked.kind}`)}
        isShown={isBannerShown(asked.category)}
      />
      {isBannerShown(asked.category) && (
        <div className="cd-templates__choices">
          <LengthMenu length={length} onChoose={goTo} />
        </div>
      )}
      <TemplateBrowser
        query={queryOf(asked, length)}
        {...(length === undefined ? {} : { emptyText: t('templates.emptySearch') })}
      />
    </div>
  );
};
