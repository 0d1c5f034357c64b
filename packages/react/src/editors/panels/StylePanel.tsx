import type { Numbering, Topic, TopicStyle } from '@chartdock/documents';
import { drawMarker, MARKER_NAMES } from '@chartdock/documents/drawing';
import { styleTopics, toggleMarker } from '@chartdock/editing/tree';
import type { MindSession, StyleValues, TreeChange } from '@chartdock/editing/tree';
import type { JSX } from 'react';
import { useCallback } from 'react';
import { adoptMarkup } from '../../viewer/adopt-markup.ts';
import { closeIcon } from '../../foundation/icons/interface-icons.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { editorTexts } from '../texts/editor-texts.ts';
import { FILLS, INKS, Swatches } from './Swatches.tsx';
import { PanelSelect } from './PanelSelect.tsx';
import { isComposing } from '../../foundation/primitives/fields/is-composing.ts';

/** Properties of {@link StylePanel}. */
export interface StylePanelProps {
  readonly session: MindSession;
  /** Runs a command by its id. */
  readonly run: (id: string) => void;
  readonly onClose: () => void;
}

type Shape = NonNullable<TopicStyle['shape']>;

const SIZES = [10, 12, 13, 14, 16, 18, 20, 24, 28, 36, 48] as const;
const SHAPES: readonly Shape[] = [
  'rect',
  'round',
  'pill',
  'ellipse',
  'diamond',
  'hexagon',
  'underline',
  'none',
];
const NUMBERINGS: readonly Numbering[] = ['none', 'decimal', 'nested', 'alpha', 'roman', 'chinese'];
const ALIGNS = ['left', 'center', 'right'] as const;
const PROGRESS = [0, 25, 50, 75, 100] as const;
const MARKS = ['bold', 'italic', 'underline', 'strike'] as const;

const MarkerArt = ({ name }: { readonly name: string }): JSX.Element => {
  const draw = useCallback(
    (svg: SVGSVGElement | null) => {
      if (svg === null || svg.firstChild !== null) return;
      for (const element of adoptMarkup([drawMarker(name, 1, 0)])) svg.appendChild(element);
    },
    [name],
  );
  return <svg ref={draw} viewBox="-1 -9 18 18" aria-hidden="true" />;
};

interface PartProps {
  readonly topic: Topic;
  readonly change: (change: TreeChange | undefined, label: string) => void;
  readonly session: MindSession;
}

const Looks = ({
  topic,
  change,
  session,
  run,
}: PartProps & { readonly run: StylePanelProps['run'] }): JSX.Element => {
  const t = useT(editorTexts);
  const { style = {} } = topic;
  const set = (to: StyleValues): void =>
    change(styleTopics(session.index(), session.state().selected, to), 'style');
  return (
    <>
      <div className="cd-panel__line" role="group" aria-label={t('panel.text')}>
        {MARKS.map((name) => (
          <button
            key={name}
            type="button"
            className={`cd-panel__mark cd-panel__mark--${name}`}
            aria-pressed={style[name] === true}
            aria-label={t(`style.${name}`)}
            data-cd-tip={t(`style.${name}`)}
            onClick={() => run(`style.${name}`)}
          >
            A
          </button>
        ))}
      </div>
      <PanelSelect
        label={t('panel.size')}
        value={`${style.fontSize ?? ''}`}
        choices={[
          { id: '', label: t('panel.usual') },
          ...SIZES.map((size) => ({ id: `${size}`, label: `${size}` })),
        ]}
        onChoose={(size) => set({ fontSize: size === '' ? null : Number(size) })}
      />
      <PanelSelect
        label={t('panel.align')}
        value={style.align ?? ''}
        choices={[
          { id: '', label: t('panel.usual') },
          ...ALIGNS.map((id) => ({ id, label: t(`align.${id}`) })),
        ]}
        onChoose={(id) => set({ align: ALIGNS.find((one) => one === id) ?? null })}
      />
      <Swatches
        label={t('panel.ink')}
        colors={INKS}
        chosen={style.color}
        onChoose={(color) => set({ color })}
      />
      <Swatches
        label={t('panel.fill')}
        colors={FILLS}
        chosen={style.fill}
        onChoose={(fill) => set({ fill })}
      />
      <Swatches
        label={t('panel.line')}
        colors={INKS}
        chosen={style.line}
        onChoose={(line) => set({ line })}
      />
      <PanelSelect
        label={t('panel.shape')}
        value={style.shape ?? ''}
        choices={[
          { id: '', label: t('panel.usual') },
          ...SHAPES.map((id) => ({ id, label: t(`shape.${id}`) })),
        ]}
        onChoose={(id) => set({ shape: SHAPES.find((one) => one === id) ?? null })}
      />
    </>
  );
};

const Markers = ({ topic, change, session }: PartProps): JSX.Element => {
  const t = useT(editorTexts);
  return (
    <div className="cd-panel__markers" role="group" aria-label={t('panel.markers')}>
      {MARKER_NAMES.map((name) => {
        const [family = '', kind = ''] = name.split('-');
        return (
          <button
            key={name}
            type="button"
            className="cd-panel__marker"
            aria-pressed={topic.markers?.includes(name) === true}
            aria-label={`${t(`marker.${family as 'flag'}`)} ${/^\d$/.test(kind) ? kind : t(`marker.${kind as 'red'}`)}`}
            onClick={() => change(toggleMarker(session.index(), session.state().selected, name), 'marker')}
          >
            <MarkerArt name={name} />
          </button>
        );
      })}
    </div>
  );
};

/** Changes the looks and the markers of the selected topics. */
export const StylePanel = ({ session, run, onClose }: StylePanelProps): JSX.Element => {
  const t = useT(editorTexts);
  const { selected } = session.state();
  const topic = session.index().get(selected[0] ?? '')?.topic ?? session.document.get().root;
  const change: PartProps['change'] = (wanted, label) => void session.change(wanted, { label });
  const setAll = (to: Parameters<MindSession['set']>[1], label: string): void =>
    session.set(selected, to, label);
  return (
    <aside
      className="cd-panel"
      aria-label={t('panel.style')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isComposing(event.nativeEvent)) onClose();
      }}
    >
      <header className="cd-panel__head">
        <h2 className="cd-panel__title">{t('panel.style')}</h2>
        <IconButton scale="small" icon={closeIcon} label={t('common.close')} onClick={onClose} />
      </header>
      <div className="cd-panel__body">
        <Looks topic={topic} change={change} session={session} run={run} />
        <PanelSelect
          label={t('panel.numbering')}
          value={topic.numbering ?? 'none'}
          choices={NUMBERINGS.map((id) => ({ id, label: t(`numbering.${id}`) }))}
          onChoose={(id) => {
            const numbering = NUMBERINGS.find((one) => one === id);
            setAll(
              { numbering: numbering === undefined || numbering === 'none' ? null : numbering },
              'numbering',
            );
          }}
        />
        <PanelSelect
          label={t('panel.progress')}
          value={`${topic.task?.progress ?? ''}`}
          choices={[
            { id: '', label: t('panel.none') },
            ...PROGRESS.map((percent) => ({ id: `${percent}`, label: `${percent}%` })),
          ]}
          onChoose={(percent) =>
            setAll({ task: percent === '' ? null : { ...topic.task, progress: Number(percent) } }, 'task')
          }
        />
        <Markers topic={topic} change={change} session={session} />
        <Button look="ghost" onClick={() => run('style.reset')}>
          {t('panel.reset')}
        </Button>
      </div>
    </aside>
  );
};
