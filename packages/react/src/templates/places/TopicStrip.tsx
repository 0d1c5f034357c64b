import type { TemplateKind, TemplatePlaceEntry } from '@chartdock/contract';
import { categoryAddress, tileImage } from '@chartdock/templates';
import type { JSX, KeyboardEvent } from 'react';
import { useContext, useRef, useState } from 'react';
import { AppLink } from '../../foundation/app/AppLink.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { InterfaceContext } from '../../foundation/i18n/interface-context.ts';
import { templateTexts } from '../texts/template-texts.ts';
import { useStripDrag } from './useStripDrag.ts';
import { useTopics } from './useTopics.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const tiles = Array.from(event.currentTarget.querySelectorAll('a'));
  const at = tiles.findIndex((tile) => tile === event.target);
  const next = tiles[at + step];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
};

/** Draws the topics of a kind as a strip of tiles, each leading to its page (TPL-03..05, TPL-14). */
export const TopicStrip = ({ kind }: { readonly kind: TemplateKind }): JSX.Element => {
  const t = useT(templateTexts);
  const topics = useTopics(kind);
  const strip = useRef<HTMLUListElement>(null);
  const drag = useStripDrag(strip);
  return (
    <ul ref={strip} className="cd-topics" aria-label={t('templates.topics')} onKeyDown={moveFocus} {...drag}>
      {topics.map((topic) => (
        <li key={topic.category} className="cd-topics__item">
          <TopicTile topic={topic} kind={kind} />
        </li>
      ))}
    </ul>
  );
};

interface TopicTileProps {
  readonly topic: TemplatePlaceEntry;
  readonly kind: TemplateKind;
}

/** Draws one topic; its picture changes while the pointer is on it (SCENE-07). */
export const TopicTile = ({ topic, kind }: TopicTileProps): JSX.Element => {
  const [isHover, setHover] = useState(topic.isHover);
  const { palette } = useContext(InterfaceContext);
  const picture = tileImage({ ...topic, isHover });
  const image = palette === 'dark' && picture !== '' ? `${picture}?theme=dark` : picture;
  return (
    <AppLink
      className="cd-topics__tile"
      href={categoryAddress(topic, kind)}
      draggable={false}
      onPointerEnter={() => setHover(true)}
      onPointerLeave={() => setHover(false)}
      onFocus={() => setHover(true)}
      onBlur={() => setHover(false)}
    >
      <span className="cd-topics__art">
        {image !== '' && <img src={image} alt="" draggable={false} width={28} height={28} />}
      </span>
      <span>{topic.name}</span>
    </AppLink>
  );
};
