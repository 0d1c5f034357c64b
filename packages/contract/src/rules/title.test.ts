import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanTitle, cutTitle, stripScript } from './title.ts';

const clean = (raw: string): string => {
  const result = cleanTitle(raw);
  return result.ok ? result.title : `refused: ${result.problem}`;
};

describe('cleanTitle', () => {
  it.each([
    ['  Plan  ', 'Plan'],
    ['\n\tPlan\u00a0', 'Plan'],
    ['\u3000流程图\u3000', '流程图'],
    ['a  b', 'a  b'],
  ])('[VALID-01] trims "%s"', (raw, title) => {
    expect(clean(raw)).toBe(title);
  });

  it.each([
    ['<script>alert(1)</script>Plan', 'Plan'],
    ['<SCRIPT src="x"></SCRIPT >Plan', 'Plan'],
    ['Plan <img src=x onerror=alert(1)>', 'Plan'],
    ['<iframe src=x>y</iframe>Plan', 'Plan'],
    ['</script>Plan', 'Plan'],
    ['Plan <svg/onload=alert(1)>', 'Plan'],
    ['Plan <img src="x"onerror="alert(1)"', 'Plan'],
    ['<a href="javascript:alert(1)">Plan', 'Plan'],
    ['<a href= java\u0000script:alert(1)>Plan', 'Plan'],
    ['<scr<script>x</script>ipt>alert(1)</script>Plan', 'alert(1)Plan'],
    ['<<i onclick=x>b onclick=x>Plan', 'Plan'],
  ])('[VALID-02] strips script markup from "%s"', (raw, title) => {
    expect(clean(raw)).toBe(title);
  });

  it('[VALID-02] refuses a title of which nothing is left', () => {
    expect(cleanTitle('<script>x</script>  ')).toEqual({ ok: false, problem: 'empty' });
  });

  it.each([
    'JavaScript: The Good Parts',
    'a<b 且 c>d',
    'online=true 灰度方案',
    '<b>Plan</b>',
    'Plan onclick="x()" B',
    'List<String> 与 Map<K, V>',
    'Promise<on=1',
    'x<y, onset=3',
    '<T extends on> 泛型',
    '第一章 <iframe> 的用法',
    'Use <object> and <embed>',
    'if a<b once=1 then c>d',
    'x<y online=true',
  ])('leaves harmless "%s" as typed', (text) => {
    expect(clean(text)).toBe(text);
  });

  it.each(['a < b', '1 < 2 > 0', 'Q&A', '5 > 3', "it's", 'C:\\x', 'async on call', '📈 plan'])(
    'leaves the plain text "%s" alone',
    (text) => {
      expect(clean(text)).toBe(text);
    },
  );

  it.each([
    '\u00ad',
    '\u2060',
    '\u3164',
    '\ufe0f',
    '\u200d',
    '\u2800',
    '\u115f\u1160',
    '\u034f \u180e',
    '\u{e0041}',
  ])('refuses a title of which nothing is seen: %j', (raw) => expect(clean(raw)).toBe('refused: empty'));

  it.each(['👩\u200d💻', '❤\ufe0f', 'नि', 'a\u2060b', '1'])('takes %j, of which something is seen', (raw) => {
    expect(clean(raw)).toBe(raw);
  });

  it('refuses an empty title and one of spaces', () => {
    expect([clean(''), clean('  \n')]).toEqual(['refused: empty', 'refused: empty']);
  });

  it.each(['x', '图', '🇨🇳', 'e\u0301'])('takes 128 characters and refuses 129 of %s', (sign) => {
    const title = sign.repeat(128);
    expect([clean(title), clean(title + sign)]).toEqual([title, 'refused: too_long']);
    expect(clean(` ${title} `)).toBe(title);
  });

  it('takes 512 code units and refuses 513', () => {
    const heavy = `e${'\u0301'.repeat(511)}`;
    expect([clean(heavy), clean(`${heavy}\u0301`)]).toEqual([heavy, 'refused: too_long']);
  });
});

describe('cutTitle', () => {
  it.each([
    ['x'.repeat(200), 0, 'x'.repeat(128)],
    ['🇨🇳'.repeat(200), 0, '🇨🇳'.repeat(128)],
    ['🇨🇳'.repeat(200), 4, '🇨🇳'.repeat(124)],
    ['👨‍👩‍👧‍👦'.repeat(60), 4, '👨‍👩‍👧‍👦'.repeat(46)],
    ['Short', 4, 'Short'],
  ])('ends with a whole character: %s less %i', (title, less, cut) => {
    expect(cutTitle(title, less)).toBe(cut);
    expect(cleanTitle(cut).ok).toBe(true);
  });
});

it('strips until nothing is left to strip', () => {
  const once = stripScript('<scr<b>ipt>alert(1)</scr</b>ipt>x');
  expect(stripScript(once)).toBe(once);
  expect(once).not.toMatch(/<\/?script/i);
});

it('keeps comparisons and types anywhere', () => {
  const piece = fc.constantFrom('a', ' ', '<', '>', '=', '1', '且', 'on', 'script', '"', "'", ':', 'T', '/');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      fc.pre(!/<\/?script|<[a-z][^>]*on[a-z]*\s*=/i.test(text));
      expect(stripScript(text)).toBe(text);
    }),
  );
});

it('ends quickly on hostile input', () => {
  const nested = `${'<script>'.repeat(2000)}x${'</script>'.repeat(2000)}`;
  expect(stripScript(nested)).not.toMatch(/<script/i);
});
