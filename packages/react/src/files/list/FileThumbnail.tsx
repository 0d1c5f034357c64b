import type { FileItem } from '@chartdock/files';
import { filePictureAddress, fileThumbnailAddress, thumbnailSources } from '@chartdock/contract';
import type { JSX } from 'react';
import { useContext, useRef, useState } from 'react';
import { KindIcon } from '../../foundation/icons/KindIcon.tsx';
import { iconKindOf } from '../../foundation/icons/icon-kind.ts';
import { useIsNear } from '../../foundation/images/useIsNear.ts';
import { InterfaceContext } from '../../foundation/i18n/interface-context.ts';

/** Properties of {@link FileThumbnail}. */
export interface FileThumbnailProps {
  readonly item: Pick<FileItem, 'id' | 'category' | 'thumbnail'>;
  /** Takes the picture at four times its size. Default false. */
  readonly large?: boolean;
}

/** Marks the second try, so that no cache answers it with the first failure. */
const retryAddress = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}retry=1`;

/** Draws the picture of a file at 16:10, in the palette of the surface and the pixels of the screen; a broken one is tried once more, then the sign of its kind stays. */
export const FileThumbnail = ({ item, large = false }: FileThumbnailProps): JSX.Element => {
  const { palette } = useContext(InterfaceContext);
  const address = (large ? filePictureAddress : fileThumbnailAddress)({ ...item, palette });
  return (
    <span className={`cd-thumb cd-kind--${iconKindOf(item.category)}`}>
      {address === undefined ? (
        <Placeholder category={item.category} />
      ) : (
        <Picture key={address} item={item} large={large} address={address} />
      )}
    </span>
  );
};

const Placeholder = ({ category }: { readonly category: string }): JSX.Element => (
  <span className="cd-thumb__placeholder">
    <KindIcon kind={iconKindOf(category)} size={48} />
  </span>
);

const Picture = ({
  item,
  large = false,
  address,
}: FileThumbnailProps & { readonly address: string }): JSX.Element => {
  const [state, setState] = useState<'first' | 'second' | 'shown' | 'broken'>('first');
  const [source, setSource] = useState(address);
  const frame = useRef<HTMLSpanElement>(null);
  const near = useIsNear(frame);
  if (state === 'broken') return <Placeholder category={item.category} />;
  const onError = (): void => {
    if (state === 'first') {
      setState('second');
      setSource(retryAddress(address));
    } else setState('broken');
  };
  return (
    <span
      ref={frame}
      className={state === 'shown' ? 'cd-thumb__frame' : 'cd-thumb__frame cd-thumb__frame--waiting'}
    >
      {near && (
        <img
          className="cd-thumb__image"
          // The second try names one picture, as the first had a choice.
          srcSet={large || source !== address ? undefined : thumbnailSources(address)}
          src={source}
          alt=""
          decoding="async"
          draggable={false}
          onLoad={() => setState('shown')}
          onError={onError}
        />
      )}
    </span>
  );
};
