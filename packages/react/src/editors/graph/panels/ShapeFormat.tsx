import type { Json, Theme } from '@chartdock/documents';
import type { GraphSession, NodeThing } from '@chartdock/editing/graph';
import type { JSX } from 'react';
import { useT } from '../../../foundation/i18n/useT.ts';
import { graphTexts } from '../texts/graph-texts.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ColorField } from './ColorField.tsx';
import { NumberField } from './NumberField.tsx';
import { sharedValue } from './shared-value.ts';

/** Properties of {@link ShapeFormat}. */
export interface ShapeFormatProps {
  readonly session: GraphSession;
  readonly theme: Theme;
  readonly nodes: readonly NodeThing[];
}

const DASHES = ['solid', 'dashed', 'dotted'] as const;
const ALIGNS = ['left', 'center', 'right'] as const;
const VALIGNS = ['top', 'middle', 'bottom'] as const;
const PLACES = ['x', 'y', 'w', 'h'] as const;

/** Formats shapes: place and size, colours, lines, text. */
export const ShapeFormat = ({ session, theme, nodes }: ShapeFormatProps): JSX.Element => {
  const t = useT(graphTexts);
  const ids = nodes.map(({ id }) => id);
  const style = (to: Readonly<Record<string, Json>>): void => {
    const key = Object.keys(to).join(' ');
    session.change([{ op: 'style', ids, to }], {
      label: 'graph.style',
      joins: `style ${key} ${ids.join(' ')}`,
      select: session.selected(),
    });
  };
  const resize = (to: Readonly<Record<string, number>>): void => {
    session.change(
      ids.map((id) => ({ op: 'resize', id, ...to }) as const),
      { label: 'graph.resize', select: session.selected() },
    );
  };
  const read = <V,>(value: (node: NodeThing) => V): V | undefined => sharedValue(nodes, value);
  return (
    <>
      <div className="cd-format__group">
        {PLACES.map((name) => (
          <NumberField
            key={name}
            label={t(`style.${name}`)}
            value={read((node) => node[name])}
            {...(name === 'w' || name === 'h' ? { least: 1 } : {})}
            onChange={(value) => resize({ [name]: value })}
          />
        ))}
        <NumberField
          label={t('style.rot')}
          value={read(({ rot }) => rot ?? 0)}
          least={-360}
          most={360}
          onChange={(rot) => resize({ rot })}
        />
        <NumberField
          label={t('style.opacity')}
          value={read(({ style: { opacity } }) => Math.round((opacity ?? 1) * 100))}
          least={0}
          most={100}
          onChange={(value) => style({ opacity: value / 100 })}
        />
      </div>
      <div className="cd-format__group">
        <ColorField
          label={t('style.fill')}
          value={read((node) => node.style.fill)}
          theme={theme}
          of="fill"
          allowsNone
          onChange={(fill) => style({ fill })}
        />
        <ColorField
          label={t('style.stroke')}
          value={read((node) => node.style.stroke)}
          theme={theme}
          of="stroke"
          onChange={(stroke) => style({ stroke })}
        />
        <NumberField
          label={t('style.width')}
          value={read((node) => node.style.strokeWidth ?? 1.5)}
          least={0}
          most={20}
          step={0.5}
          onChange={(strokeWidth) => style({ strokeWidth })}
        />
        <ChoiceField
          label={t('style.dash')}
          value={read((node) => node.style.dash ?? 'solid') ?? ''}
          choices={DASHES.map((id) => ({ id, label: t(`style.${id}`) }))}
          onChange={(dash) => style({ dash: dash === 'solid' ? null : dash })}
        />
      </div>
      <div className="cd-format__group">
        <ColorField
          label={t('style.text')}
          value={read((node) => node.style.color)}
          theme={theme}
          of="text"
          onChange={(color) => style({ color })}
        />
        <NumberField
          label={t('style.size')}
          value={read((node) => node.style.fontSize ?? 13)}
          least={6}
          most={200}
          onChange={(fontSize) => style({ fontSize })}
        />
        <ChoiceField
          label={t('style.align')}
          value={read((node) => node.style.align ?? 'center') ?? ''}
          choices={ALIGNS.map((id) => ({ id, label: t(`style.${id}`) }))}
          onChange={(align) => style({ align })}
        />
        <ChoiceField
          label={t('style.valign')}
          value={read((node) => node.style.valign ?? 'middle') ?? ''}
          choices={VALIGNS.map((id) => ({ id, label: t(`style.${id}`) }))}
          onChange={(valign) => style({ valign })}
        />
      </div>
    </>
  );
};
