import type { JSX } from 'react';
import { useState } from 'react';

/** Properties of {@link Avatar}. */
export interface AvatarProps {
  /** The person's name; its first letters show when there is no picture. */
  readonly name: string;
  readonly image?: string;
  /** Edge in pixels. Default 24. */
  readonly size?: 20 | 24 | 32 | 40;
}

const tints = ['flow', 'mind', 'outline', 'board', 'ui', 'gantt', 'bpmn', 'network'] as const;

/** Takes one character of a Chinese name and two initials of a Latin one. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/u);
  const first = Array.from(words[0] ?? '')[0] ?? '';
  if (/\p{Script=Han}/u.test(first) || words.length < 2) return first.toUpperCase();
  return (first + (Array.from(words[words.length - 1] ?? '')[0] ?? '')).toUpperCase();
};

const tintOf = (name: string): string => {
  let sum = 0;
  for (let index = 0; index < name.length; index += 1) sum = (sum * 31 + name.charCodeAt(index)) % 997;
  return tints[sum % tints.length] ?? 'flow';
};

/** Draws a person's picture, or the initials on a colour that stays the same for the name. */
export const Avatar = ({ name, image, size = 24 }: AvatarProps): JSX.Element => {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = image !== undefined && image !== '' && broken !== image;
  return (
    <span className={`cd-avatar cd-avatar--${size} cd-kind--${tintOf(name)}`} aria-hidden="true">
      {shown ? (
        <img className="cd-avatar__image" src={image} alt="" onError={() => setBroken(image)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
};
