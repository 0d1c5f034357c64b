import type { JSX } from 'react';

interface Card {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly kind: 'flow' | 'mind' | 'outline' | 'board' | 'uml';
  /** Lengths of the grey lines on the card. */
  readonly lines: readonly number[];
}

const cards: readonly Card[] = [
  { x: 40, y: 60, width: 128, kind: 'flow', lines: [72, 48] },
  { x: 228, y: 24, width: 120, kind: 'mind', lines: [64, 40] },
  { x: 228, y: 132, width: 140, kind: 'outline', lines: [84, 60] },
  { x: 60, y: 216, width: 132, kind: 'board', lines: [76, 52] },
  { x: 252, y: 252, width: 116, kind: 'uml', lines: [60, 44] },
];

const wires = [
  'M168 92h30q12 0 12-12v-12q0-12 12-12h6',
  'M168 92h30q12 0 12 12v48q0 12 12 12h6',
  'M104 124v80q0 12 12 12h10',
  'M298 196v56',
  'M192 248h30q12 0 12 12v12q0 12 12 12h6',
];

const DrawnCard = ({ card }: { readonly card: Card }): JSX.Element => (
  <g transform={`translate(${card.x} ${card.y})`} className={`cd-kind--${card.kind}`}>
    <rect className="web-art__card" width={card.width} height="64" rx="10" />
    <rect className="web-art__tile" x="12" y="14" width="36" height="36" rx="8" />
    <circle className="web-art__dot" cx="30" cy="32" r="7" />
    {card.lines.map((length, index) => (
      <rect
        key={length}
        className="web-art__line"
        x="58"
        y={22 + index * 14}
        width={Math.min(length, card.width - 70)}
        height="6"
        rx="3"
      />
    ))}
  </g>
);

/** Draws the picture beside the sign-in form: a few files tied into one drawing. */
export const SignInArt = (): JSX.Element => (
  <svg className="web-art" viewBox="0 0 408 340" aria-hidden="true">
    {wires.map((path) => (
      <path key={path} className="web-art__wire" d={path} />
    ))}
    {cards.map((card) => (
      <DrawnCard key={card.kind} card={card} />
    ))}
  </svg>
);
