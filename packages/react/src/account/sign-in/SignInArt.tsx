import { KindIcon } from '../../foundation/icons/KindIcon.tsx';
import type { IconKind } from '../../foundation/icons/icon-kind.ts';
import type { JSX } from 'react';

/** One card of the picture: its kind, and which place of the style sheet it takes. */
const kinds: readonly IconKind[] = ['flow', 'mind', 'outline', 'board', 'uml'];

const wires = [
  'M136 64h36q12 0 12-12V44q0-12 12-12h28',
  'M136 64h36q12 0 12 12v56q0 12 12 12h28',
  'M84 96v112q0 12 12 12h12',
  'M292 176v60',
  'M200 224h36q12 0 12 12v20q0 12 12 12h12',
];

/** Draws the picture beside the sign-in form: a few files tied into one drawing. */
export const SignInArt = (): JSX.Element => (
  <div className="cd-art" aria-hidden="true">
    <svg className="cd-art__wires" viewBox="0 0 400 320">
      {wires.map((path) => (
        <path key={path} className="cd-art__wire" d={path} />
      ))}
    </svg>
    {kinds.map((kind) => (
      <div key={kind} className={`cd-art__card cd-art__card--${kind}`}>
        <KindIcon kind={kind} size={32} />
        <span className="cd-art__lines" />
      </div>
    ))}
  </div>
);
