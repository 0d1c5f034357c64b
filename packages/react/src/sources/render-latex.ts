import { ParseError, renderToString } from 'katex';
import { formulasOf } from './source-document.ts';
import type { Formula } from './source-document.ts';
import { SourceProblem } from './source.types.ts';
import type { Drawn } from './source.types.ts';

const boxFor = (name: string): HTMLElement => {
  const element = document.createElement('div');
  element.className = name;
  return element;
};

/** Draws one formula. Links, pictures and styles of other people's sources stay off, and macros end (trust is off). */
const drawFormula = ({ text }: Formula): HTMLElement => {
  const element = boxFor('cd-source__formula');
  // The markup is made of nodes by the parser and put in as nodes, since nothing in it may run.
  const { body } = new DOMParser().parseFromString(
    renderToString(text, { displayMode: true, strict: 'ignore', trust: false, maxSize: 40, maxExpand: 500 }),
    'text/html',
  );
  element.append(...body.childNodes);
  return element;
};

/** Shows a formula that cannot be read as it is written, in its place among the others. */
const showFaulty = ({ text }: Formula): HTMLElement => {
  const element = boxFor('cd-source__faulty');
  element.textContent = text;
  return element;
};

/** Draws formulas, one below the other. */
export const renderLatex = (source: string): Drawn => {
  let problem: SourceProblem | undefined;
  const nodes = formulasOf(source).map((formula) => {
    try {
      return drawFormula(formula);
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      const at = formula.start + (Number.isFinite(error.position) ? error.position : 0);
      problem ??= new SourceProblem(error.rawMessage, source.slice(0, at).split('\n').length);
      return showFaulty(formula);
    }
  });
  return { nodes, problem };
};
