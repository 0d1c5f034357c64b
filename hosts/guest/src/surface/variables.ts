import type { ThemeVariables } from '@chartdock/embed/guest';

type Rgb = readonly [number, number, number];

/** Contrast that text has to keep. */
const TEXT = 4.5;
/** How far a colour is moved with each step towards black or white. */
const STEP = 0.04;

const SURFACES = { light: [255, 255, 255], dark: [24, 28, 34] } as const satisfies Record<string, Rgb>;
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

const parse = (hex: string): Rgb =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

const format = (colour: Rgb): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const luminance = (colour: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: Rgb, other: Rgb): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

const mix = (colour: Rgb, other: Rgb, share: number): Rgb =>
  colour.map((part, at) => part + ((other[at] ?? 0) - part) * share) as unknown as Rgb;

/** Moves a colour away from a ground until text in it can be read. */
const readableOn = (colour: Rgb, ground: Rgb): Rgb => {
  const away = luminance(ground) > 0.2 ? BLACK : WHITE;
  let now = colour;
  for (let share = STEP; contrast(now, ground) < TEXT && share <= 1; share += STEP)
    now = mix(colour, away, share);
  return now;
};

/** Works out the accent's tokens in a palette so that every text keeps its contrast. */
const accentTokens = (accent: string, palette: 'light' | 'dark'): Record<string, string> => {
  const ground = SURFACES[palette];
  const given = parse(accent);
  const onAccent = contrast(WHITE, given) >= contrast(BLACK, given) ? WHITE : BLACK;
  const base = contrast(onAccent, given) >= TEXT ? given : readableOn(given, onAccent);
  const away = onAccent === WHITE ? BLACK : WHITE;
  const tint = mix(ground, given, 0.12);
  const strong = mix(ground, given, 0.22);
  return {
    '--cd-accent': format(base),
    '--cd-accent-hover': format(mix(base, away, 0.1)),
    '--cd-accent-active': format(mix(base, away, 0.2)),
    '--cd-accent-text': format(readableOn(given, strong)),
    '--cd-accent-tint': format(tint),
    '--cd-accent-tint-strong': format(strong),
    '--cd-on-accent': format(onAccent),
  };
};

/** Radii as shares of the one a partner gives, which is that of controls. */
const radiusTokens = (radius: number): Record<string, string> => ({
  '--cd-radius-small': `${Math.round(radius * 0.67)}px`,
  '--cd-radius-control': `${radius}px`,
  '--cd-radius-card': `${Math.round(radius * 1.67)}px`,
  '--cd-radius-dialog': `${Math.round(radius * 2.33)}px`,
});

/** Gives the custom properties of a partner's variables in a palette, by name. */
export const tokensOf = (
  { accent, radius, font }: ThemeVariables,
  palette: 'light' | 'dark',
): Readonly<Record<string, string>> => ({
  ...(accent !== undefined && accentTokens(accent, palette)),
  ...(radius !== undefined && radiusTokens(radius)),
  ...(font !== undefined && { '--cd-font': font }),
});
