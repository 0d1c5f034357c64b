import { describe, expect, it } from 'vitest';
import { createChartdock } from './chartdock.ts';
import { checkOptions, choosePresentation, parsePickOptions, type ChartdockOptions } from './options.ts';

const good: ChartdockOptions = {
  clientId: 'partner-demo',
  baseUrl: 'https://charts.example.com',
  getToken: async () => null,
};

describe('createChartdock', () => {
  it('touches nothing: it can be made where there is no document', () => {
    expect(typeof document).toBe('undefined');
    expect(() => createChartdock(good).destroy()).not.toThrow();
  });

  it.each([
    ['https://charts.example.com', 'https://charts.example.com/embed/v1/?client=partner-demo'],
    ['https://charts.example.com/', 'https://charts.example.com/embed/v1/?client=partner-demo'],
    [new URL('http://localhost:4600'), 'http://localhost:4600/embed/v1/?client=partner-demo'],
    ['https://example.com/charts/', 'https://example.com/charts/embed/v1/?client=partner-demo'],
  ])('finds the guest page of %s', (baseUrl, page) => {
    expect(checkOptions({ ...good, baseUrl }).href).toBe(page);
  });

  it.each<[string, object]>([
    ['clientId', { clientId: '' }],
    ['clientId', { clientId: 'a b' }],
    ['clientId', { clientId: 'x&y=1' }],
    ['baseUrl', { baseUrl: '/relative' }],
    ['baseUrl', { baseUrl: 'javascript:alert(1)' }],
    ['baseUrl', { baseUrl: 'https://charts.example.com/?x=1' }],
    ['getToken', { getToken: 'token' }],
  ])('throws bad_option that names %s for %j', (name, change) => {
    expect(() => createChartdock({ ...good, ...change })).toThrow(
      expect.objectContaining({ code: 'bad_option', message: `bad option ${name}` }),
    );
  });
});

describe('parsePickOptions', () => {
  it('picks one file anywhere by default', () => {
    expect(parsePickOptions({}, 'modal')).toEqual({
      task: 'pick-files',
      surface: 'modal',
      multiple: false,
      max: 1,
      types: [],
      start: 'last',
    });
  });

  it('ignores max for a single pick and defaults it to 100 for several', () => {
    expect(parsePickOptions({ max: 5 }, 'modal').max).toBe(1);
    expect(parsePickOptions({ multiple: true }, 'modal').max).toBe(100);
    expect(parsePickOptions({ multiple: true, max: 5 }, 'modal').max).toBe(5);
  });

  it.each<[string, object]>([
    ['max', { multiple: true, max: 0 }],
    ['max', { multiple: true, max: 101 }],
    ['max', { multiple: true, max: 1.5 }],
    ['types', { types: 'mind' }],
    ['types', { types: [1] }],
    ['title', { title: '' }],
    ['confirmLabel', { confirmLabel: 'x'.repeat(121) }],
  ])('throws bad_option that names %s for %j', (name, options) => {
    expect(() => parsePickOptions(options, 'modal')).toThrow(
      expect.objectContaining({ code: 'bad_option', message: `bad option ${name}` }),
    );
  });
});

describe('choosePresentation', () => {
  const inPage = { isConnected: true } as Element;

  it('takes the container when there is one and no modal is wanted', () => {
    expect(choosePresentation({ container: inPage })).toBe(inPage);
    expect(choosePresentation({ container: inPage, present: 'container' })).toBe(inPage);
    expect(choosePresentation({ container: inPage, present: 'modal' })).toBeUndefined();
    expect(choosePresentation({})).toBeUndefined();
  });

  it.each([[{ present: 'container' as const }], [{ container: { isConnected: false } as Element }]])(
    'throws bad_option for a container that is not in the page: %j',
    (options) => {
      expect(() => choosePresentation(options)).toThrow(expect.objectContaining({ code: 'bad_option' }));
    },
  );
});
