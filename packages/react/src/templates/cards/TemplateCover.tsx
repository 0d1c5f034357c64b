import { thumbnailSources } from '@chartdock/contract';
import type { JSX } from 'react';
import { useContext, useRef, useState } from 'react';
import { KindIcon } from '../../foundation/icons/KindIcon.tsx';
import { iconKindOf } from '../../foundation/icons/icon-kind.ts';
import { useIsNear } from '../../foundation/images/useIsNear.ts';
import { InterfaceContext } from '../../foundation/i18n/interface-context.ts';

/** Properties of {@link TemplateCover}. */
export interface TemplateCoverProps {
  /** Address of the picture; empty for none. */
  readonly image: string;
  readonly category: string;
}

/** Draws the picture of a template at 16:10, loaded when it comes near (TPL-32); its box is there from the start. */
export const TemplateCover = ({ image, category }: TemplateCoverProps): JSX.Element => {
  const { palette } = useContext(InterfaceContext);
  const frame = useRef<HTMLSpanElement>(null);
  const near = useIsNear(frame);
  const [broken, setBroken] = useState('');
  const address = palette === 'dark' ? `${image}&theme=dark` : image;
  const isBroken = image === '' || broken === address;
  return (
    <span ref={frame} className={`cd-thumb cd-kind--${iconKindOf(category)}`}>
      {isBroken ? (
        <span className="cd-thumb__placeholder">
          <KindIcon kind={iconKindOf(category)} size={48} />
        </span>
      ) : (
        near && (
          <img
            className="cd-thumb__image"
            srcSet={thumbnailSources(address)}
            src={address}
            alt=""
            decoding="async"
            draggable={false}
            onError={() => setBroken(address)}
          />
        )
      )}
    </span>
  );
};
