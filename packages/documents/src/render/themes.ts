/** Colours of one kind of shape: its ground, its line, and the text on it. */
export interface Tone {
  readonly fill: string;
  readonly stroke: string;
  readonly text: string;
}

/** The colours a document is drawn in. */
export interface Theme {
  readonly id: ThemeId;
  readonly names: { readonly zh: string; readonly en: string };
  readonly isDark: boolean;
  /** The ground of the page. */
  readonly page: string;
  /** The ground of fields, screens and cells. */
  readonly paper: string;
  readonly text: string;
  readonly faintText: string;
  /** Connectors and fine lines. */
  readonly line: string;
  readonly faintLine: string;
  /** The first topic of a tree and the headings of tables. */
  readonly main: Tone;
  /** Eight tones that shapes and branches take turns in: pale for shapes, with a strong line. */
  readonly tones: readonly Tone[];
  /** The same eight, strong: for the first branches of a tree, bars and headings. */
  readonly strong: readonly Tone[];
}

/** Names the themes: light, dark, for printing, and six of colours. */
export type ThemeId =
  'light' | 'dark' | 'print' | 'ocean' | 'forest' | 'sunset' | 'violet' | 'candy' | 'midnight';

interface Recipe {
  readonly zh: string;
  readonly en: string;
  readonly page: string;
  readonly paper: string;
  readonly text: string;
  readonly faintText: string;
  readonly line: string;
  readonly faintLine: string;
  readonly main: readonly [fill: string, text: string];
  /** Eight strong colours. */
  readonly colors: readonly string[];
  /** How much of a strong colour is in the pale one, from 0 to 1. */
  readonly wash: number;
}

const LIGHT_INK = '#ffffff';
const DARK_INK = '#1b2333';

const RECIPES: Readonly<Record<ThemeId, Recipe>> = {
  light: {
    zh: '明亮',
    en: 'Light',
    page: '#ffffff',
    paper: '#ffffff',
    text: '#1f2a3d',
    faintText: '#5c6880',
    line: '#66748c',
    faintLine: '#d5dce6',
    main: ['#2b3a55', '#ffffff'],
    colors: ['#2f6fd6', '#1a7f5a', '#a96010', '#b8457c', '#6b55cc', '#117a92', '#c24a3d', '#5f7a1f'],
    wash: 0.11,
  },
  dark: {
    zh: '深色',
    en: 'Dark',
    page: '#171c26',
    paper: '#1e2532',
    text: '#e8ecf3',
    faintText: '#a4afc2',
    line: '#8c99b0',
    faintLine: '#323c4e',
    main: ['#dfe6f2', '#1b2333'],
    colors: ['#7fb0ff', '#63d3a6', '#f2b562', '#f08fbc', '#b5a4ff', '#62cfe3', '#ff9a8c', '#bfd470'],
    wash: 0.2,
  },
  print: {
    zh: '打印',
    en: 'Print',
    page: '#ffffff',
    paper: '#ffffff',
    text: '#000000',
    faintText: '#404040',
    line: '#262626',
    faintLine: '#b3b3b3',
    main: ['#000000', '#ffffff'],
    colors: ['#262626', '#4d4d4d', '#333333', '#595959', '#262626', '#4d4d4d', '#333333', '#595959'],
    wash: 0.04,
  },
  ocean: {
    zh: '海洋',
    en: 'Ocean',
    page: '#f4f9fc',
    paper: '#ffffff',
    text: '#0f2e45',
    faintText: '#466479',
    line: '#4d7590',
    faintLine: '#c8dce8',
    main: ['#0b4f78', '#ffffff'],
    colors: ['#0c6ea6', '#0e7f84', '#2a5fae', '#137a5e', '#3f6f8f', '#1877bd', '#075985', '#4659a8'],
    wash: 0.12,
  },
  forest: {
    zh: '森林',
    en: 'Forest',
    page: '#f8faf4',
    paper: '#ffffff',
    text: '#22321f',
    faintText: '#56664f',
    line: '#6a7b5e',
    faintLine: '#d5dfca',
    main: ['#2f5233', '#ffffff'],
    colors: ['#3c7a43', '#6c7618', '#94651a', '#28776c', '#577a2e', '#8a5a3c', '#2d6a4f', '#76701f'],
    wash: 0.13,
  },
  sunset: {
    zh: '晚霞',
    en: 'Sunset',
    page: '#fffaf5',
    paper: '#ffffff',
    text: '#40241d',
    faintText: '#7a5a4e',
    line: '#9a7261',
    faintLine: '#f0ddcf',
    main: ['#8f2f2b', '#ffffff'],
    colors: ['#c2492f', '#a8651a', '#b23a63', '#8b5a14', '#a34a86', '#c04a1d', '#94404f', '#7a5f1b'],
    wash: 0.11,
  },
  violet: {
    zh: '紫罗兰',
    en: 'Violet',
    page: '#faf8ff',
    paper: '#ffffff',
    text: '#2a2145',
    faintText: '#625880',
    line: '#786c9c',
    faintLine: '#dfd8f2',
    main: ['#4b3a8f', '#ffffff'],
    colors: ['#6a4fc4', '#9a449f', '#4a5fc6', '#b04077', '#5670b0', '#7c4dbb', '#3f7199', '#a04a5f'],
    wash: 0.11,
  },
  candy: {
    zh: '糖果',
    en: 'Candy',
    page: '#ffffff',
    paper: '#ffffff',
    text: '#33263d',
    faintText: '#6b5b78',
    line: '#87779a',
    faintLine: '#eadff0',
    main: ['#a8326e', '#ffffff'],
    colors: ['#c43a78', '#7a53c9', '#1c7fa8', '#12836a', '#a8590d', '#a846ad', '#c94a4a', '#5870c4'],
    wash: 0.15,
  },
  midnight: {
    zh: '午夜',
    en: 'Midnight',
    page: '#0f1730',
    paper: '#17213f',
    text: '#e9edfb',
    faintText: '#a6b2d6',
    line: '#8797c9',
    faintLine: '#2b3863',
    main: ['#ffd479', '#2a2108'],
    colors: ['#8fb4ff', '#ff9fc6', '#7fe0c3', '#ffc37a', '#c2a8ff', '#7bdcf2', '#ffab9c', '#d3e07f'],
    wash: 0.2,
  },
};

const channelsOf = (hex: string): readonly [number, number, number] => {
  const long = hex.length < 7 ? [...hex.slice(1, 4)].map((digit) => digit + digit).join('') : hex.slice(1, 7);
  const value = Number.parseInt(long, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Mixes two hex colours; `share` of the first. */
export const mixColors = (first: string, second: string, share: number): string => {
  const [a, b] = [channelsOf(first), channelsOf(second)];
  const mixed = a.map((channel, index) => Math.round(channel * share + (b[index] ?? 0) * (1 - share)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

const luminanceOf = (hex: string): number => {
  const [r, g, b] = channelsOf(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
};

/** Returns the contrast of two hex colours, from 1 to 21, as WCAG counts it. */
export const contrastOf = (first: string, second: string): number => {
  const [a, b] = [luminanceOf(first), luminanceOf(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** Returns the ink that reads best on a ground. */
export const inkOn = (ground: string): string =>
  contrastOf(ground, DARK_INK) >= contrastOf(ground, LIGHT_INK) ? DARK_INK : LIGHT_INK;

const createTheme = (id: ThemeId): Theme => {
  const { zh, en, colors, wash, main, ...ground } = RECIPES[id];
  const [fill, text] = main;
  return {
    id,
    names: { zh, en },
    isDark: contrastOf(ground.page, LIGHT_INK) > 4.5,
    ...ground,
    main: { fill, stroke: fill, text },
    tones: colors.map((color) => ({
      fill: mixColors(color, ground.page, wash),
      stroke: color,
      text: ground.text,
    })),
    strong: colors.map((color) => ({ fill: color, stroke: color, text: inkOn(color) })),
  };
};

/** Holds every theme by its id. */
export const THEMES: ReadonlyMap<string, Theme> = new Map(
  (Object.keys(RECIPES) as ThemeId[]).map((id) => [id, createTheme(id)]),
);

const LIGHT = createTheme('light');

/** Returns a theme; the light one for a name that is none. */
export const themeOf = (id: string): Theme => THEMES.get(id) ?? LIGHT;

/** Returns the tone of a number, which may be larger than there are tones. */
export const toneOf = (tones: readonly Tone[], index: number): Tone =>
  tones[Math.abs(Math.trunc(index)) % tones.length] ?? LIGHT.main;
