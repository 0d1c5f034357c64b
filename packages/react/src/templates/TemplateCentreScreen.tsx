import type { TemplateKind, TemplateLength } from '@chartdock/contract';
import type { PriceFacet, TemplateQuery } from '@chartdock/templates';
import type { JSX } from 'react';
import { useEffect, useId, useState } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { SearchField } from '../foundation/primitives/fields/SearchField.tsx';
import { SegmentedControl } from '../foundation/primitives/SegmentedControl.tsx';
import { TabPanel } from '../foundation/primitives/Tabs.tsx';
import { COMMUNITY_ADDRESS } from './community.ts';
import { LibraryHead } from './LibraryHead.tsx';
import { LengthMenu, lengthIn } from './places/LengthMenu.tsx';
import { ALL_SCENES, SceneTabs } from './places/SceneTabs.tsx';
import { TemplateBrowser } from './TemplateBrowser.tsx';
import { templateTexts } from './texts/template-texts.ts';

/** Properties of {@link TemplateCentreScreen}. */
export interface TemplateCentreScreenProps {
  /** Query of the address: `q`, `kind`, `scene`, `price`, `length`. */
  readonly query: URLSearchParams;
}

const KINDS = ['all', 'flow', 'mind'] as const;
const PRICES = ['all', 'free', 'paid', 'member'] as const;

/** Pause after the last key before words are searched for, in milliseconds. */
const TYPING_MS = 300;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

interface Facets {
  readonly q: string;
  readonly kind: TemplateKind | undefined;
  readonly scene: string | undefined;
  readonly price: PriceFacet | undefined;
  readonly length: TemplateLength | undefined;
}

const facetsOf = (query: URLSearchParams): Facets => {
  const [kind, price] = [oneOf(KINDS, query.get('kind')), oneOf(PRICES, query.get('price'))];
  return {
    q: query.get('q') ?? '',
    kind: kind === 'all' ? undefined : kind,
    scene: kind === undefined || kind === 'all' ? undefined : (query.get('scene') ?? undefined),
    price: price === 'all' ? undefined : price,
    length: lengthIn(query),
  };
};

const addressOf = (facets: Facets): string => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(facets))
    if (typeof value === 'string' && value !== '') query.set(key, value);
  const text = query.toString();
  return text === '' ? COMMUNITY_ADDRESS : `${COMMUNITY_ADDRESS}?${text}`;
};

const queryOf = ({ q, kind, scene, price, length }: Facets): TemplateQuery => ({
  source: 'library',
  ...(kind === undefined ? {} : { kind }),
  ...(scene === undefined ? {} : { category: scene }),
  ...(q === '' ? {} : { keyword: q }),
  ...(price === undefined ? {} : { price }),
  ...(length === undefined ? {} : { length }),
});

/** Searches the whole library by words in any language, kind, scene, price and length (ROUTE-49). */
export const TemplateCentreScreen = ({ query }: TemplateCentreScreenProps): JSX.Element => {
  const t = useT(templateTexts);
  const { navigate } = useApp();
  const facets = facetsOf(query);
  const [typed, setTyped] = useState(facets.q);
  const prefix = useId();
  const go = (change: Partial<Facets>): void =>
    navigate(addressOf({ ...facets, q: typed.trim(), ...change }), { replace: true });
  useEffect(() => {
    if (typed.trim() === facets.q) return undefined;
    const timer = setTimeout(() => go({}), TYPING_MS);
    return () => clearTimeout(timer);
    // Only typing starts the pause again.
  }, [typed]);
  const results = <TemplateBrowser query={queryOf(facets)} emptyText={t('templates.emptySearch')} counts />;
  return (
    <div className="cd-templates">
      <LibraryHead
        heading={t('templates.centre')}
        lead={t('templates.centreLead')}
        isShown
        withCommunity={false}
      />
      <div className="cd-templates__search">
        <SearchField
          value={typed}
          onChange={setTyped}
          label={t('templates.search')}
          placeholder={t('templates.searchHint')}
          clearLabel={t('templates.clear')}
          onSubmit={() => go({})}
        />
      </div>
      <div className="cd-templates__choices">
        <SegmentedControl
          label={t('templates.kind')}
          value={facets.kind ?? 'all'}
          segments={KINDS.map((value) => ({ value, label: t(`templates.kind.${value}`) }))}
          onChange={(kind) => go({ kind: kind === 'all' ? undefined : kind, scene: undefined })}
        />
        <SegmentedControl
          label={t('templates.price')}
          value={facets.price ?? 'all'}
          segments={PRICES.map((value) => ({ value, label: t(`templates.price.${value}`) }))}
          onChange={(price) => go({ price: price === 'all' ? undefined : price })}
        />
        <LengthMenu length={facets.length} onChoose={(length) => go({ length })} />
      </div>
      {facets.kind === undefined ? (
        results
      ) : (
        <>
          <SceneTabs
            kind={facets.kind}
            scene={facets.scene ?? ALL_SCENES}
            idPrefix={prefix}
            allLabel={t('templates.kind.all')}
            onChoose={(scene) => go({ scene: scene === ALL_SCENES ? undefined : scene })}
          />
          <TabPanel idPrefix={prefix} active={facets.scene ?? ALL_SCENES}>
            {results}
          </TabPanel>
        </>
      )}
    </div>
  );
};
