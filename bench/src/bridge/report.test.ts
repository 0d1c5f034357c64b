import { describe as group, expect, it } from 'vitest';
import { OURS, RAW } from './bridges.ts';
import { describe, overLimit } from './report.ts';
import type { BridgeRound } from './report.ts';

const rounds = (...pairs: readonly (readonly [handshake: number, call: number])[]): readonly BridgeRound[] =>
  pairs.map(([handshake, call]) => ({ handshake, call }));

const measured = (raw: readonly BridgeRound[], ours: readonly BridgeRound[]) =>
  new Map([
    [RAW.name, raw],
    [OURS.name, ours],
  ]);

group('overLimit', () => {
  it('allows twice the handshake and 1.3 calls', () => {
    expect([...overLimit(measured(rounds([2, 100]), rounds([4, 130])))]).toEqual([]);
  });

  it('names each part that is over', () => {
    expect([...overLimit(measured(rounds([2, 100]), rounds([4.1, 100])))]).toEqual(['handshake']);
    expect([...overLimit(measured(rounds([2, 100]), rounds([2, 131])))]).toEqual(['call']);
  });

  it('compares within rounds, ignoring one slow minute', () => {
    const raw = rounds([2, 100], [20, 1000], [2, 100]);
    expect([...overLimit(measured(raw, rounds([3, 120], [30, 1200], [3, 120])))]).toEqual([]);
  });

  it('asks for a multiple of the limit', () => {
    const found = measured(rounds([2, 100]), rounds([12.1, 390]));
    expect([...overLimit(found, 3)]).toEqual(['handshake']);
  });

  it('counts unmeasured parts as over', () => {
    expect([...overLimit(measured([], []))]).toEqual(['handshake', 'call']);
  });
});

group('describe', () => {
  it('writes medians, ratios and OVER', () => {
    const text = describe(measured(rounds([2, 100]), rounds([3, 200])));
    expect(text).toMatch(/chartdock +3\.0 \(1\.50 x\) +200\.0 \(2\.00 x\)/);
    expect(text).toMatch(/handshake : raw +1\.50 +at most 2$/m);
    expect(text).toMatch(/call : raw +2\.00 +at most 1\.3 +OVER$/m);
  });
});
