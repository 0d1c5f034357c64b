import type { ApiError } from '@chartdock/client';
import * as CODE from '@chartdock/contract/codes';
import type { MessageKey } from '@chartdock/contract';
import type { CloneAnswer, ClonedFile, CloneFlow, UpgradeReason } from './clone-flow.types.ts';

/** Nothing is being used. */
export const NOT_USING: CloneFlow = { step: 'idle' };

const refused = (chartId: string, text: MessageKey, problem?: ApiError): CloneFlow => ({
  step: 'refused',
  chartId,
  text,
  problem,
});

type Branch = (chartId: string, answer: CloneAnswer) => CloneFlow;

const pay: Branch = (chartId, { price, title }) =>
  price === undefined ? refused(chartId, 'clone.checkFailed') : { step: 'payment', chartId, price, title };

/** Says where each result of a check leads (CLONE-01..05). */
const BRANCHES: ReadonlyMap<string, Branch> = new Map<string, Branch>([
  ['clone', (chartId) => ({ step: 'cloning', chartId })],
  ['cloneBuy', pay],
  ['overd', (chartId) => ({ step: 'upgrade', chartId, reason: 'quota' })],
  ['chart_error', (chartId) => refused(chartId, 'error.templateUnavailable')],
  ['empty', (chartId) => refused(chartId, 'clone.empty')],
]);

/** Someone wants to use a template. */
export const afterUseAsked = (chartId: string): CloneFlow => ({ step: 'checking', chartId });

/** A template is for members, and this person is none (TPL-39). */
export const afterMembersOnly = (chartId: string): CloneFlow => ({
  step: 'upgrade',
  chartId,
  reason: 'member',
});

/** The check was answered; a result that is not known never clones (CLONE-08). */
export const afterChecked = (flow: CloneFlow, answer: CloneAnswer): CloneFlow => {
  if (flow.step !== 'checking') return flow;
  const branch = BRANCHES.get(answer.result);
  return branch === undefined ? refused(flow.chartId, 'clone.checkFailed') : branch(flow.chartId, answer);
};

const UPGRADES: ReadonlyMap<string | undefined, UpgradeReason> = new Map([
  [CODE.upgradeNeeded, 'quota'],
  [CODE.quotaExhausted, 'quota'],
]);

/**
 * Texts for the refusal codes of a clone after its check; a check that is out of date is no fault of the
 * person.
 */
const REFUSALS: ReadonlyMap<string | undefined, MessageKey> = new Map<string | undefined, MessageKey>([
  [CODE.templateUnavailable, 'error.templateUnavailable'],
  [CODE.paymentNeeded, 'error.paymentNeeded'],
]);

/** Check or clone failed: code 815 leads to the upgrade prompt (CLONE-07), a check says that it failed (CLONE-06). */
export const afterUseFailed = (flow: CloneFlow, problem: ApiError): CloneFlow => {
  if (flow.step !== 'checking' && flow.step !== 'cloning') return flow;
  const { chartId } = flow;
  const reason = UPGRADES.get(problem.envelopeCode);
  if (reason !== undefined) return { step: 'upgrade', chartId, reason };
  return refused(chartId, REFUSALS.get(problem.envelopeCode) ?? 'clone.checkFailed', problem);
};

/** The new file is there. */
export const afterCloned = (flow: CloneFlow, file: ClonedFile): CloneFlow =>
  flow.step === 'cloning' ? { step: 'done', chartId: flow.chartId, file } : flow;

/** Returns whether something is on its way, so that a second press does nothing. */
export const isUsing = ({ step }: CloneFlow): boolean => step === 'checking' || step === 'cloning';
