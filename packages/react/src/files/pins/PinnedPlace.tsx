import type { FileArea } from '@chartdock/files';
import type { CSSProperties, JSX } from 'react';
import { useState } from 'react';
import { late } from '../../foundation/app/late.tsx';
import { useApp } from '../../foundation/app/app-context.ts';
import { pinnedRows } from './pinned-rows.ts';

const LatePinnedFolders = late(async () => (await import('./PinnedFolders.tsx')).PinnedFolders);

/** Properties of {@link PinnedPlace}. */
export interface PinnedPlaceProps {
  readonly area: FileArea;
  /** Is told that a folder was chosen. */
  readonly onGo: () => void;
}

/** Keeps the room of the pinned folders, whose code and list come after the first paint, so that nothing moves when they do. */
export const PinnedPlace = (props: PinnedPlaceProps): JSX.Element => {
  const { storage } = useApp();
  const [rows] = useState(() => pinnedRows(storage));
  return (
    <div className="cd-pins" style={rows > 0 ? ({ '--cd-pins': rows } as CSSProperties) : undefined}>
      <LatePinnedFolders {...props} />
    </div>
  );
};
