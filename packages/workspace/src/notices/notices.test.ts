import { createFakeClock } from '@chartdock/platform/testing';
import { describe, expect, it } from 'vitest';
import { createNotices } from './notices.ts';

const setUp = (isTimed = true) => {
  const clock = createFakeClock();
  const notices = createNotices({ clock, isTimed });
  const texts = () => notices.getState().visible.map(({ text }) => text);
  return { clock, notices, texts };
};

describe('createNotices', () => {
  it('[CONST-03] takes a notice away after 1500 ms', () => {
    const { clock, notices, texts } = setUp();
    notices.show({ text: 'a' });
    clock.advance(1499);
    expect(texts()).toEqual(['a']);
    clock.advance(1);
    expect(texts()).toEqual([]);
  });

  it('keeps a notice longer when it has actions', () => {
    const { clock, notices, texts } = setUp();
    notices.show({ text: 'warning', tone: 'warning', duration: 3000 });
    notices.show({ text: 'moved', action: { label: 'Undo', onPress: () => undefined } });
    clock.advance(2999);
    expect(texts()).toEqual(['warning', 'moved']);
    clock.advance(1);
    expect(texts()).toEqual(['moved']);
    clock.advance(3000);
    expect(texts()).toEqual([]);
  });

  it('shows the latest result, warnings in turn', () => {
    const { clock, notices, texts } = setUp();
    for (const text of ['a', 'b']) notices.show({ text });
    for (const text of ['x', 'y']) notices.show({ text, tone: 'error' });
    expect([texts(), notices.getState().waiting.map(({ text }) => text)]).toEqual([['x', 'b'], ['y']]);
    clock.advance(1500);
    expect(texts()).toEqual(['y']);
    clock.advance(1499);
    expect(texts()).toEqual(['y']);
    clock.advance(1);
    expect([texts(), clock.pending()]).toEqual([[], 0]);
  });

  it('brings lasting notices back after results', () => {
    const { clock, notices, texts } = setUp();
    notices.show({ text: 'signed in as someone else', duration: 60_000 });
    clock.advance(59_000);
    notices.show({ text: 'a' });
    expect(texts()).toEqual(['a']);
    clock.advance(1500);
    expect(texts()).toEqual(['signed in as someone else']);
    clock.advance(60_000);
    expect([texts(), clock.pending()]).toEqual([[], 0]);
  });

  it('replaces a notice about the same thing', () => {
    const { notices, texts } = setUp();
    notices.show({ text: 'wait', tone: 'warning', topic: 'star a' });
    notices.show({ text: 'removed', topic: 'star a' });
    expect(texts()).toEqual(['removed']);
  });

  it('says the same thing once, for longer', () => {
    const { clock, notices, texts } = setUp();
    notices.show({ text: 'a', tone: 'error' });
    clock.advance(1000);
    notices.show({ text: 'a', tone: 'error' });
    expect(texts()).toEqual(['a']);
    clock.advance(1499);
    expect(texts()).toEqual(['a']);
    clock.advance(1);
    expect(texts()).toEqual([]);
  });

  it('waits while a notice is held', () => {
    const { clock, notices, texts } = setUp();
    const id = notices.show({ text: 'a' });
    notices.hold(id);
    clock.advance(60_000);
    expect(texts()).toEqual(['a']);
    notices.release(id);
    clock.advance(1500);
    expect(texts()).toEqual([]);
    notices.release(id);
    expect(clock.pending()).toBe(0);
  });

  it('acts once and removes the notice', () => {
    const { notices, texts } = setUp();
    let pressed = 0;
    notices.show({ text: 'a', action: { label: 'Undo', onPress: () => void (pressed += 1) } });
    const [notice] = notices.getState().visible;
    notice?.action?.onPress();
    expect([pressed, texts()]).toEqual([1, []]);
  });

  it('leaves the time to the view', () => {
    const { clock, notices, texts } = setUp(false);
    const id = notices.show({ text: 'a' });
    clock.advance(60_000);
    expect([texts(), clock.pending()]).toEqual([['a'], 0]);
    notices.dismiss(id);
    notices.dismiss('unknown');
    expect(texts()).toEqual([]);
  });

  it('forgets everything when it is cleared', () => {
    const { clock, notices, texts } = setUp();
    for (const text of ['a', 'b', 'c', 'd']) notices.show({ text });
    notices.clear();
    expect([texts(), clock.pending()]).toEqual([[], 0]);
  });
});
