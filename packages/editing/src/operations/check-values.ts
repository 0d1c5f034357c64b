import type { Fault } from '@chartdock/documents';
import { checkThing } from '@chartdock/documents/checking';
import type { ThingIndex } from '../things/thing-index.ts';
import { HEAD_ID } from '../things/thing.types.ts';
import type { Thing } from '../things/thing.types.ts';
import { toChecked, valuesSet } from './apply-set.ts';
import type { Operation } from './operation.types.ts';

/** Lists the faults of the values that an operation would set, each with its place, such as `ops.3.to.w`. Things that are gone have no rules. */
export const faultsOfValues = (index: ThingIndex, op: Operation, path: string): readonly Fault[] => {
  if (op.op !== 'set') return [];
  const next = valuesSet(index, op);
  if (next === 'gone') return [];
  if (next === 'shape') {
    const at = `${path}.to.${Object.keys(op.to)[0] ?? ''}`;
    return [{ path: at, kind: 'type', en: `${at}: must be object`, zh: `${at}: 必须是 object` }];
  }
  const place = op.id === HEAD_ID ? 'head' : (index.get(op.id)?.in ?? 'head');
  const fields = op.id === HEAD_ID ? next : toChecked(next as unknown as Thing);
  const reading = checkThing({ type: index.type, in: place }, fields, `${path}.to`);
  return reading.status === 'read' ? [] : reading.faults;
};
