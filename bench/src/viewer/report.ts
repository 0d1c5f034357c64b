import { handIn, isWithin } from '../figures.ts';
import type { Figure } from '../figures.ts';
import { formatTable, median, medianRatio } from '../statistics.ts';
import type { FirstPicture } from './first-picture.ts';
import { WAYS } from './moving.ts';
import type { Moving, Way } from './moving.ts';

/** How many times lighter than the lightest peer the first picture has to be. */
const LIGHTER = 3;
/** Most CPU of a task, in milliseconds, and most elements, while a document moves. */
const MOST = { longest: 50, drawn: 8_000 } as const;

/** Our ways to a first picture that are measured against the peers: the page of a file, and a page that mounts the component after its picture. */
export const OURS = ['chartdock, /preview/{id}', 'component after its picture'] as const;
const PEERS = ['maxGraph', 'Excalidraw, exportToSvg'] as const;

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

/** Prints the times of first pictures, beside those of the page of a file. Returns whether each of ours is as much lighter than each peer as it has to be. */
export const reportFirstPictures = (costs: ReadonlyMap<string, readonly FirstPicture[]>): boolean => {
  const cpuOf = (name: string): number[] => (costs.get(name) ?? []).map(({ cpu }) => cpu);
  const bytesOf = (name: string): number => {
    const [one] = costs.get(name) ?? [];
    return one === undefined ? Number.NaN : one.code + one.data;
  };
  const rows = [...costs].map(([name, all]) => [
    name,
    `${median(all.map(({ cpu }) => cpu)).toFixed(0)} ms`,
    `${medianRatio(cpuOf(name), cpuOf(OURS[0])).toFixed(2)} x`,
    kilobytes(all[0]?.code ?? Number.NaN),
    kilobytes(all[0]?.data ?? Number.NaN),
    `${(bytesOf(name) / bytesOf(OURS[0])).toFixed(2)} x`,
  ]);
  console.log(formatTable([['first picture', 'CPU', 'of ours', 'code', 'data', 'of ours'], ...rows]));
  console.log();
  const figures = OURS.flatMap((ours) =>
    PEERS.flatMap((peer): Figure[] =>
      [
        { what: 'CPU', measured: medianRatio(cpuOf(peer), cpuOf(ours)) },
        { what: 'bytes', measured: bytesOf(peer) / bytesOf(ours) },
      ].map(({ what, measured }) => ({
        name: `first picture, ${what} of ${peer} : ${ours}`,
        measured,
        limit: LIGHTER,
        wanted: 'least',
      })),
    ),
  );
  handIn(figures);
  return figures.every(isWithin);
};

const STILL = 'empty picture (limit)';

type Moves = readonly Readonly<Record<Way, Moving>>[];

/** Prints the times of moving documents, beside an empty picture that the compositor moves. Returns whether all of it is within its limits. */
export const reportMoving = (still: Moves, moved: ReadonlyMap<string, Moves>): boolean => {
  const part = (all: Moves, way: Way, what: keyof Moving): number[] => all.map((one) => one[way][what]);
  const figures: Figure[] = [];
  const rows = [[STILL, still] as const, ...moved].flatMap(([name, all]) =>
    WAYS.map((way) => {
      const longest = median(part(all, way, 'longest'));
      const drawn = Math.max(...part(all, way, 'drawn'));
      if (name !== STILL)
        figures.push(
          { name: `longest task, ${name}, ${way}, CPU ms`, measured: longest, limit: MOST.longest },
          { name: `elements, ${name}, ${way}`, measured: drawn, limit: MOST.drawn },
        );
      return [
        `${name}, ${way}`,
        `${median(part(all, way, 'missed')).toFixed(0)} of 120`,
        `${longest.toFixed(1)} ms`,
        `${medianRatio(part(all, way, 'longest'), part(still, way, 'longest')).toFixed(1)} x`,
        `${median(part(all, way, 'cpu')).toFixed(2)} ms`,
        `${medianRatio(part(all, way, 'cpu'), part(still, way, 'cpu')).toFixed(1)} x`,
        `${drawn}`,
      ];
    }),
  );
  const head = ['moving', 'frames missed', 'longest task', 'of limit', 'CPU a frame', 'of limit', 'elements'];
  console.log(formatTable([head, ...rows]));
  handIn(figures);
  return figures.every(isWithin);
};
