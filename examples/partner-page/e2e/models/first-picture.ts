import type { PartnerPage } from './partner-page.ts';

/** Holds back the components of a picker, as a slow line does. */
export interface HeldComponents {
  /** Lets them come. */
  readonly letThrough: () => void;
  /** Resolves when they answer presses. */
  readonly answering: () => Promise<void>;
}

/** Address of the file that holds the components of a picker. */
export const COMPONENTS = /\/assets\/components-[^/]+\.js$/;

const STYLES = /\/assets\/styles-[^/]+\.css$/;

/** Holds back the components of the pickers of a page, and their styles, from now on. */
export const holdComponents = async ({ page, picker }: PartnerPage): Promise<HeldComponents> => {
  const gate = Promise.withResolvers<undefined>();
  for (const held of [COMPONENTS, STYLES])
    await page.route(held, async (route) => {
      await gate.promise;
      await route.continue();
    });
  return {
    letThrough: () => gate.resolve(undefined),
    answering: () => picker.getByRole('grid').and(picker.locator(':not([aria-busy])')).waitFor(),
  };
};

/** Writes down every element of the guest with its place, its attributes and its paint, and marks it. */
export const pictureOf = async (partner: PartnerPage): Promise<readonly string[]> =>
  partner.guest().evaluate(async () => {
    // The element with the first focus gets its ring by a transition.
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    const styles = ['color', 'background-color', 'font', 'opacity', 'box-shadow', 'fill', 'stroke'];
    // Tooltips come with the components, icons of rarer kinds, and words that are heard and not seen: names of kinds and a
    // count.
    const elements = [
      ...document.querySelectorAll(
        '#guest *:not(.cd-tooltip, .cd-kind:not(.cd-kind--flow, .cd-kind--mind, .cd-kind--folder) *, p.cd-hidden[role=status])',
      ),
    ];
    return elements.map((element) => {
      // The second picture finds the marks of the first where the element is the same.
      const isKnown = Reflect.get(element, 'chartdockSeen') === true;
      Reflect.set(element, 'chartdockSeen', true);
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const drawn = styles.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      const isKind = element.matches('.cd-kind');
      const attributes = [...element.attributes]
        .filter(({ name }) => name !== 'aria-busy' && !(isKind && /^aria-(label|hidden)$/.test(name)))
        .map(({ name, value }) => `${name}=${value}`);
      return [
        isKnown ? '' : 'new',
        element.localName,
        attributes.sort().join(' '),
        [x, y, width, height].join(' '),
        drawn.join('; '),
      ].join(' | ');
    });
  });
