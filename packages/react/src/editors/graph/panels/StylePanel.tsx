import type { Theme } from '@chartdock/documents';
import type { GraphSession } from '@chartdock/editing/graph';
import type { JSX } from 'react';
import { useT } from '../../../foundation/i18n/useT.ts';
import { closeIcon } from '../../../foundation/icons/list-icons.ts';
import { IconButton } from '../../../foundation/primitives/IconButton.tsx';
import { graphTexts } from '../texts/graph-texts.ts';
import { LineFormat } from './LineFormat.tsx';
import { PageFormat } from './PageFormat.tsx';
import { ShapeFormat } from './ShapeFormat.tsx';
import { isComposing } from '../../../foundation/primitives/fields/is-composing.ts';

/** Properties of {@link StylePanel}. */
export interface StylePanelProps {
  readonly session: GraphSession;
  readonly theme: Theme;
  readonly onClose: () => void;
  /** Is called when a key ends the work in the panel. */
  readonly onDone: () => void;
}

/** Formats the selection: shapes, connectors, or both. */
export const StylePanel = ({ session, theme, onClose, onDone }: StylePanelProps): JSX.Element => {
  const t = useT(graphTexts);
  const { plan } = session;
  const ids = session.selected();
  const nodes = ids.flatMap((id) => plan.node(id) ?? []);
  const edges = ids.flatMap((id) => plan.edge(id) ?? []);
  return (
    <section
      className="cd-format"
      aria-label={t('style.title')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isComposing(event.nativeEvent)) onDone();
      }}
    >
      <div className="cd-format__head">
        <h2 className="cd-format__title">{t('style.title')}</h2>
        <IconButton scale="small" icon={closeIcon} label={t('shapes.hide')} onClick={onClose} />
      </div>
      {ids.length === 0 && (
        <>
          <p className="cd-format__empty">{t('style.empty')}</p>
          <PageFormat session={session} theme={theme} />
        </>
      )}
      {nodes.length > 0 && <ShapeFormat session={session} theme={theme} nodes={nodes} />}
      {edges.length > 0 && <LineFormat session={session} theme={theme} edges={edges} />}
    </section>
  );
};
