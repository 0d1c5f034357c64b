import { EDGE_HEADS } from '@chartdock/documents';
import type { Json, Theme } from '@chartdock/documents';
import type { EdgeThing, GraphSession } from '@chartdock/editing/graph';
import type { JSX } from 'react';
import { useT } from '../../../foundation/i18n/useT.ts';
import { Button } from '../../../foundation/primitives/Button.tsx';
import { graphTexts } from '../texts/graph-texts.ts';
import type { GraphTextKey } from '../texts/graph-texts.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ColorField } from './ColorField.tsx';
import { NumberField } from './NumberField.tsx';
import { sharedValue } from './shared-value.ts';

/** Properties of {@link LineFormat}. */
export interface LineFormatProps {
  readonly session: GraphSession;
  readonly theme: Theme;
  readonly edges: readonly EdgeThing[];
}

const ROUTERS = ['orthogonal', 'straight', 'curve'] as const;
const DASHES = ['solid', 'dashed', 'dotted'] as const;
const HEADS = ['none', ...EDGE_HEADS];

const headText = (name: string): GraphTextKey => `head.${name}` as GraphTextKey;

/** Formats connectors: their way, their ends, and their line. */
export const LineFormat = ({ session, theme, edges }: LineFormatProps): JSX.Element => {
  const t = useT(graphTexts);
  const ids = edges.map(({ id }) => id);
  const style = (to: Readonly<Record<string, Json>>): void => {
    const key = Object.keys(to).join(' ');
    session.change([{ op: 'style', ids, to }], {
      label: 'graph.style',
      joins: `style ${key} ${ids.join(' ')}`,
      select: session.selected(),
    });
  };
  const set = (to: Readonly<Record<string, Json>>): void => {
    session.change(
      ids.map((id) => ({ op: 'set', id, to }) as const),
      { label: 'graph.route', select: session.selected() },
    );
  };
  const read = <V,>(value: (edge: EdgeThing) => V): V | undefined => sharedValue(edges, value);
  const isBent = edges.some(({ way, points }) => way !== undefined || points.length > 0);
  return (
    <>
      <div className="cd-format__group">
        <ChoiceField
          label={t('style.router')}
          value={read(({ router }) => router ?? 'orthogonal') ?? ''}
          choices={ROUTERS.map((id) => ({ id, label: t(`style.${id}`) }))}
          onChange={(router) => set({ router, way: null, points: [] })}
        />
        <ChoiceField
          label={t('style.begin')}
          value={read((edge) => edge.style.begin) ?? ''}
          choices={HEADS.map((id) => ({ id, label: t(headText(id)) }))}
          onChange={(begin) => style({ begin })}
        />
        <ChoiceField
          label={t('style.end')}
          value={read((edge) => edge.style.end) ?? ''}
          choices={HEADS.map((id) => ({ id, label: t(headText(id)) }))}
          onChange={(end) => style({ end })}
        />
        {isBent && <Button onClick={() => set({ way: null, points: [] })}>{t('style.unbend')}</Button>}
      </div>
      <div className="cd-format__group">
        <ColorField
          label={t('style.stroke')}
          value={read((edge) => edge.style.stroke)}
          theme={theme}
          of="stroke"
          onChange={(stroke) => style({ stroke })}
        />
        <NumberField
          label={t('style.width')}
          value={read((edge) => edge.style.strokeWidth ?? 1.5)}
          least={0.5}
          most={20}
          step={0.5}
          onChange={(strokeWidth) => style({ strokeWidth })}
        />
        <ChoiceField
          label={t('style.dash')}
          value={read((edge) => edge.style.dash ?? 'solid') ?? ''}
          choices={DASHES.map((id) => ({ id, label: t(`style.${id}`) }))}
          onChange={(dash) => style({ dash: dash === 'solid' ? null : dash })}
        />
      </div>
    </>
  );
};
