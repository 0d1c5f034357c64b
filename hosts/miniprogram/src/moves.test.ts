import { describe, expect, it } from 'vitest';
import { watchMoves } from './moves.ts';
import { createFragmentWindow } from './testing/fragment-window.ts';

const watch = () => {
  const fake = createFragmentWindow('https://a.example/list');
  const moves: string[] = [];
  const stop = watchMoves(fake.window, (address) => moves.push(address));
  return { ...fake, moves, stop, history: fake.window.history };
};

describe('watchMoves', () => {
  it('tells moves without loading, both ways', () => {
    const { history, moves, stepBack } = watch();
    history.pushState(null, '', '/list/2');
    history.replaceState(null, '', 'https://a.example/list/3');
    stepBack();
    expect(moves).toEqual(['https://a.example/list/2', 'https://a.example/list/3', 'https://a.example/list']);
  });

  it('says nothing of fragments and same addresses', () => {
    const { change, history, moves } = watch();
    change('part');
    history.replaceState({ scroll: 1 }, '', 'https://a.example/list#part');
    expect(moves).toEqual([]);
  });

  it('leaves the history alone once stopped', () => {
    const { history, moves, stop } = watch();
    stop();
    history.pushState(null, '', '/list/2');
    expect(moves).toEqual([]);
  });
});
