import type { JSX } from 'react';
import { useState } from 'react';
import { KindIcon } from '../foundation/icons/KindIcon.tsx';
import { kindPaths } from '../foundation/icons/kind-paths.ts';
import type { IconKind } from '../foundation/icons/icon-kind.ts';
import { iconKindOf } from '../foundation/icons/icon-kind.ts';
import {
  folderPlusIcon,
  moreIcon,
  plusIcon,
  starIcon,
  trashIcon,
} from '../foundation/icons/interface-icons.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { Avatar } from '../foundation/primitives/Avatar.tsx';
import { Badge } from '../foundation/primitives/Badge.tsx';
import { Button } from '../foundation/primitives/Button.tsx';
import { Checkbox } from '../foundation/primitives/fields/Checkbox.tsx';
import { IconButton } from '../foundation/primitives/IconButton.tsx';
import { SearchField } from '../foundation/primitives/fields/SearchField.tsx';
import { Skeleton } from '../foundation/primitives/Skeleton.tsx';
import { Spinner } from '../foundation/primitives/Spinner.tsx';
import { EmptyState, ErrorState, IconTile } from '../foundation/primitives/StateMessage.tsx';
import { TabPanel, Tabs } from '../foundation/primitives/Tabs.tsx';
import { TextField } from '../foundation/primitives/fields/TextField.tsx';
import { ToastRegion } from '../foundation/primitives/ToastRegion.tsx';
import { GalleryFiles } from './GalleryFiles.tsx';
import { GalleryOverlays } from './GalleryOverlays.tsx';
import { Part } from './Part.tsx';

const looks = ['primary', 'secondary', 'ghost', 'danger'] as const;
const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'vip'] as const;
const nothing = (): void => undefined;

/** Shows every primitive in every state, for the people who build them. */
export const Gallery = (): JSX.Element => (
  <main className="cd-gallery">
    <h1 className="cd-hidden">Chartdock</h1>
    <Buttons />
    <Fields />
    <Icons />
    <Marks />
    <States />
    <GalleryFiles />
    <GalleryOverlays />
  </main>
);

const Buttons = (): JSX.Element => {
  const t = useT();
  return (
    <Part title="Button, IconButton">
      {looks.map((look) => (
        <Button key={look} look={look} icon={look === 'primary' ? plusIcon : undefined}>
          {t('create.label')}
        </Button>
      ))}
      <Button look="primary" busy>
        {t('create.label')}
      </Button>
      <Button look="primary" disabled>
        {t('create.label')}
      </Button>
      <Button scale="large">{t('create.folder')}</Button>
      <IconButton icon={folderPlusIcon} label={t('create.folder')} />
      <IconButton icon={starIcon} label={t('list.star')} pressed filled />
      <IconButton icon={moreIcon} label={t('common.more')} scale="small" />
      <IconButton icon={trashIcon} label={t('action.trash')} disabled />
    </Part>
  );
};

const Fields = (): JSX.Element => {
  const t = useT();
  const [text, setText] = useState('流程图');
  const [checked, setChecked] = useState(true);
  const [tab, setTab] = useState<'mine' | 'recent'>('mine');
  return (
    <Part title="TextField, SearchField, Checkbox, Tabs">
      <div className="cd-gallery__column">
        <TextField label={t('rename.label')} value={text} onChange={setText} maxLength={20} hint="20" />
        <TextField label={t('rename.label')} value="" onChange={nothing} error={t('rename.empty')} />
      </div>
      <div className="cd-gallery__column">
        <SearchField
          value={text}
          onChange={setText}
          label={t('search.label')}
          clearLabel={t('search.clear')}
        />
        <SearchField
          value=""
          onChange={nothing}
          label={t('search.placeholder')}
          clearLabel={t('search.clear')}
        />
        <Checkbox checked={checked} onChange={setChecked} label={t('selection.all')} />
        <Checkbox checked={false} mixed onChange={nothing} label={t('selection.all')} />
        <Checkbox checked={false} onChange={nothing} label={t('selection.all')} />
      </div>
      <Tabs
        idPrefix="gallery"
        label={t('picker.tabs')}
        tabs={[
          { id: 'mine', label: t('picker.mine') },
          { id: 'recent', label: t('picker.recent'), badge: <Badge>8</Badge> },
        ]}
        active={tab}
        onChange={setTab}
      />
      <TabPanel idPrefix="gallery" active={tab}>
        {t(tab === 'mine' ? 'picker.mine' : 'picker.recent')}
      </TabPanel>
    </Part>
  );
};

const Icons = (): JSX.Element => {
  const kinds = Object.keys(kindPaths).map((name): IconKind =>
    name === 'template' ? name : iconKindOf(name),
  );
  return (
    <Part title="KindIcon">
      {([20, 32, 48] as const).map((size) => (
        <div key={size} className="cd-gallery__icons">
          {kinds.map((kind) => (
            <KindIcon key={kind} kind={kind} size={size} label={kind} />
          ))}
        </div>
      ))}
    </Part>
  );
};

const Marks = (): JSX.Element => (
  <Part title="Badge, Avatar, Spinner, Skeleton">
    {tones.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone === 'vip' ? 'VIP' : tone}
      </Badge>
    ))}
    {['林薇', 'Ada Chen', '王小明', 'Bo'].map((name) => (
      <Avatar key={name} name={name} size={32} />
    ))}
    <Spinner label="loading" />
    <div className="cd-gallery__column">
      <Skeleton width={80} />
      <Skeleton width={50} />
    </div>
  </Part>
);

const States = (): JSX.Element => {
  const t = useT();
  return (
    <Part title="EmptyState, ErrorState, ToastRegion">
      <EmptyState
        title={t('empty.diagrams')}
        text={t('empty.diagramsText')}
        art={<IconTile icon={folderPlusIcon} tone="accent" />}
        next={<Button look="primary">{t('create.label')}</Button>}
      />
      <ErrorState
        title={t('error.listTitle')}
        text={t('error.listText', { reason: t('error.network') })}
        retryLabel={t('common.retry')}
        onRetry={nothing}
      />
      <ToastRegion
        label={t('common.notices')}
        onDone={nothing}
        toasts={[
          { id: '1', text: t('folder.createSucceeded'), tone: 'success' },
          { id: '2', text: t('error.network'), tone: 'error' },
          {
            id: '3',
            text: t('trash.restoredToRoot'),
            tone: 'warning',
            action: { label: t('common.undo'), onPress: nothing },
          },
        ]}
      />
    </Part>
  );
};
