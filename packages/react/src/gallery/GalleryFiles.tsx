import type { JSX } from 'react';
import { useState } from 'react';
import { Breadcrumb } from '../files/folders/Breadcrumb.tsx';
import { CreateTiles } from '../files/creating/CreateTiles.tsx';
import { FileListSkeleton } from '../files/list/FileListSkeleton.tsx';
import { SelectionBar } from '../files/area/SelectionBar.tsx';
import { DayField } from '../files/trash/DayField.tsx';
import { gridIcon, listIcon, restoreIcon, trashIcon } from '../foundation/icons/interface-icons.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { Pager } from '../foundation/primitives/Pager.tsx';
import { SegmentedControl } from '../foundation/primitives/SegmentedControl.tsx';
import { Part } from './Part.tsx';

const nothing = (): void => undefined;

const folders = ['产品中心', 'Design', '2026 年度规划', '第四季度', 'Current sprint'].map((title, at) => ({
  folderId: `f${at}`,
  title,
}));

/** Shows the pieces of the file area that stand on their own; whole areas have scenes. */
export const GalleryFiles = (): JSX.Element => {
  const t = useT();
  const [page, setPage] = useState(20);
  const [view, setView] = useState<'icon' | 'list'>('icon');
  const [day, setDay] = useState('2026-11-21');
  return (
    <>
      <Part title="Breadcrumb, SegmentedControl, Pager, DayField">
        <Breadcrumb chain={folders} onOpen={nothing} />
        <SegmentedControl
          label={t('view.label')}
          value={view}
          onChange={setView}
          segments={[
            { value: 'icon', label: t('view.icon'), icon: gridIcon },
            { value: 'list', label: t('view.list'), icon: listIcon },
          ]}
        />
        <Pager page={page} last={50} onPage={setPage} />
        <DayField label={t('trash.from')} value={day} onChange={setDay} />
      </Part>
      <Part title="SelectionBar">
        <div className="cd-gallery__stage">
          <SelectionBar
            count={3}
            actions={[
              { id: 'restore', label: t('action.restore'), icon: restoreIcon },
              { id: 'remove', label: t('action.remove'), icon: trashIcon },
            ]}
            onAction={nothing}
            onClear={nothing}
          />
        </div>
      </Part>
      <Part title="CreateTiles">
        <CreateTiles onCreate={nothing} onCreateFolder={nothing} />
      </Part>
      <Part title="FileListSkeleton">
        <div className="cd-gallery__stage">
          <FileListSkeleton view="icon" />
        </div>
        <div className="cd-gallery__stage">
          <FileListSkeleton view="list" />
        </div>
      </Part>
    </>
  );
};
