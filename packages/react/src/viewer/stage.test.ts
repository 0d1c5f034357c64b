// @vitest-environment happy-dom
import { areaIn, growBy, overlaps } from '@chartdock/documents/viewing';
import type { Area } from '@chartdock/documents/viewing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Picture } from './picture.types.ts';
import { createStage } from './stage.ts';
import type { Stage } from './stage.ts';

const SIZE = { width: 1_000, height: 700 };
const SIDE = 100;
const STEP = { x: 160, y: 60 };

/** 10,000 parts in a square. */
const wide = (): Picture => ({
  box: { x: 0, y: 0, w: SIDE * STEP.x, h: SIDE * STEP.y },
  ground: '#ffffff',
  font: 'sans-serif',
  parts: Array.from({ length: SIDE * SIDE }, (_, number) => ({
    id: `t${number}`,
    box: { x: (number % SIDE) * STEP.x, y: Math.floor(number / SIDE) * STEP.y, w: 120, h: 40 },
    svg: `<rect x="${(number % SIDE) * STEP.x}" y="${Math.floor(number / SIDE) * STEP.y}" width="120" height="40" fill="#336699"/>`,
  })),
  texts: [],
});

let stage: Stage | undefined;
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', undefined);
  vi.useFakeTimers();
});
afterEach(() => {
  stage?.stop();
  stage = undefined;
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const open = (picture: Picture) => {
  const host = document.createElement('div');
  Object.defineProperties(host, {
    clientWidth: { value: SIZE.width },
    clientHeight: { value: SIZE.height },
  });
  document.body.append(host);
  const made = createStage({ host, fitting: () => ({}), onView: () => undefined });
  stage = made;
  made.show(picture, 'fit');
  vi.runAllTimers();
  const drawn = (): string[] =>
    [...host.querySelectorAll('[data-id]')].map((part) => part.getAttribute('data-id') ?? '');
  return { made, drawn, host };
};

/** Returns the parts that an area touches, by looking at each. */
const touching = ({ parts }: Picture, area: Area): string[] =>
  parts.filter(({ box }) => overlaps(area, box)).map(({ id = '' }) => id);

const SCALES = [0.6, 1, 8];
const PLACES = [
  { x: 0, y: 0 },
  { x: 8_000, y: 3_000 },
  { x: 15_999, y: 5_999 },
  { x: 8_040, y: 3_020 },
];

it('draws the window of 10,000 parts only', () => {
  const picture = wide();
  const { made, drawn } = open(picture);
  for (const scale of SCALES)
    for (const place of PLACES) {
      made.look({ ...place, scale });
      vi.runAllTimers();
      expect(drawn()).toEqual(touching(picture, growBy(areaIn(made.view(), SIZE), 0.5)));
    }
  // A control: the limit comes from the window, for as many parts are all drawn where it holds them.
  const small = { ...picture, parts: picture.parts.slice(0, 1_000), box: { x: 0, y: 0, w: 16_000, h: 600 } };
  made.show(
    { ...small, parts: small.parts.map((part) => ({ ...part, box: { x: 0, y: 0, w: 9, h: 9 } })) },
    'fit',
  );
  vi.runAllTimers();
  expect(drawn()).toHaveLength(1_000);
});

it('has all in sight in every frame', () => {
  const picture = wide();
  const { made, drawn } = open(picture);
  made.look({ x: 500, y: 350, scale: 1 });
  vi.runAllTimers();
  const most = touching(picture, growBy(areaIn(made.view(), SIZE), 0.5)).length;
  for (let frame = 0; frame < 40; frame += 1) {
    made.pan(-180, -60);
    vi.advanceTimersByTime(17);
    const now = drawn();
    expect(now).toEqual(expect.arrayContaining(touching(picture, areaIn(made.view(), SIZE))));
    expect(now.length).toBeLessThan(most * 3);
  }
});

it('spreads sudden sights over short frames', () => {
  const picture = wide();
  const { made, drawn, host } = open(picture);
  const canvas = host.querySelector<HTMLElement>('canvas');
  made.look({ x: 8_000, y: 3_000, scale: 0.6 });
  const wanted = touching(picture, growBy(areaIn(made.view(), SIZE), 0.5)).length;
  expect(wanted).toBeGreaterThan(600);
  let before = 0;
  for (let frame = 0; before < wanted; frame += 1) {
    expect(frame).toBeLessThan(20);
    vi.advanceTimersToNextTimer();
    const now = drawn().length;
    expect(now - before).toBeLessThanOrEqual(150);
    expect(canvas?.hidden).toBe(now === wanted);
    before = now;
  }
});

it('lays no text out while scaling', () => {
  const { made, drawn, host } = open(wide());
  const canvas = host.querySelector<HTMLElement>('canvas');
  made.look({ x: 8_000, y: 3_000, scale: 2 });
  vi.runAllTimers();
  expect(drawn().length).toBeGreaterThan(0);
  for (let frame = 0; frame < 12; frame += 1) {
    made.zoom(0.9);
    vi.advanceTimersByTime(17);
  }
  expect(made.view().scale).toBeLessThan(2 / 2.5);
  expect([drawn(), canvas?.hidden]).toEqual([[], false]);
  made.zoom(1.01);
  vi.advanceTimersByTime(17);
  expect(drawn()).toEqual([]);
  vi.runAllTimers();
  expect(canvas?.hidden).toBe(true);
  expect(drawn().length).toBeGreaterThan(150);
});

it('moves a drawing without drawing again', () => {
  const { made, host } = open(wide());
  made.look({ x: 8_000, y: 3_000, scale: 1 });
  vi.runAllTimers();
  const svg = host.querySelector('svg');
  const before = svg?.getAttribute('viewBox');
  made.pan(200, 100);
  vi.advanceTimersByTime(17);
  expect(svg?.getAttribute('viewBox')).toBe(before);
  expect(host.querySelector<HTMLElement>('.cd-stage__layer')?.style.transform).toContain(
    'translate(-300px, -250px)',
  );
  made.pan(600, 0);
  vi.advanceTimersByTime(17);
  expect(svg?.getAttribute('viewBox')).not.toBe(before);
});

it('paints distant views without elements', () => {
  const { made, drawn, host } = open(wide());
  made.fit();
  vi.runAllTimers();
  expect(drawn()).toEqual([]);
  expect(host.querySelector<HTMLElement>('canvas')?.hidden).toBe(false);
  made.look({ x: 8_000, y: 3_000, scale: 1 });
  vi.runAllTimers();
  expect(host.querySelector<HTMLElement>('canvas')?.hidden).toBe(true);
});

it('draws once, and fits to new sizes', () => {
  const reports = new Array<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        reports.push(report);
      }
      readonly observe = (): void => undefined;
      readonly disconnect = (): void => undefined;
    },
  );
  const host = document.createElement('div');
  let width = SIZE.width;
  const asked = vi.fn(() => width);
  Object.defineProperties(host, { clientWidth: { get: asked }, clientHeight: { value: SIZE.height } });
  document.body.append(host);
  const onView = vi.fn();
  stage = createStage({ host, fitting: () => ({}), onView });
  stage.show({ ...wide(), box: { x: 0, y: 0, w: 4_000, h: 1_000 } }, 'fit');
  const layer = host.querySelector<HTMLElement>('.cd-stage__layer');
  vi.advanceTimersByTime(17);
  // Asking after the drawing has begun would have the page lay it out at once.
  expect(asked).toHaveBeenCalledOnce();
  expect(layer?.style.willChange).toBe('');
  reports.forEach((report) => report());
  vi.runAllTimers();
  expect(onView).toHaveBeenCalledOnce();
  const before = stage.view().scale;
  width /= 2;
  reports.forEach((report) => report());
  vi.runAllTimers();
  expect(onView).toHaveBeenCalledTimes(2);
  expect(stage.view().scale).toBeLessThan(before * 0.6);
});
