import type { TextReading } from '../reading/text-reading.types.ts';
import type { NoteFault } from './drawing.types.ts';
import { growTopics } from './tree-items.ts';
import type { GrowingTopic } from './tree-items.ts';
import { columnOf } from './columns.ts';

interface Person {
  readonly name: string;
  readonly manager: string;
  readonly topic: GrowingTopic;
}

/** Whether someone is above themselves, however far. */
const isInLoop = (person: Person, people: ReadonlyMap<string, Person>): boolean => {
  const seen = new Set([person.name]);
  let above = people.get(person.manager);
  while (above !== undefined && !seen.has(above.name)) {
    seen.add(above.name);
    above = people.get(above.manager);
  }
  return above?.name === person.name;
};

type Table = Extract<TextReading, { readonly form: 'table' }>;

/** Reads the rows of a table by its columns of names and of managers; every other cell stands behind the name. */
const readPeople = ({ head, rows }: Table): ReadonlyMap<string, Person> => {
  const manager = columnOf(head, 'manager') ?? 1;
  const name = columnOf(head, 'name') ?? (manager === 0 ? 1 : 0);
  const people = new Map<string, Person>();
  for (const { cells, line } of rows) {
    const said = cells[name] ?? '';
    if (said === '') continue;
    const rest = cells.filter((cell, at) => at !== name && at !== manager && cell !== '');
    const topic: GrowingTopic = { title: [said, ...rest].join(', '), line, children: [] };
    people.set(said, { name: said, manager: cells[manager] ?? '', topic });
  }
  return people;
};

/**
 * Grows who reports to whom: a list as it stands, a table by its columns of names and of managers (by their headings, else the
 * first two). A manager without a row of their own is on top.
 */
export const growPeople = (reading: TextReading, fault: NoteFault): GrowingTopic[] => {
  if (reading.form === 'list') return growTopics(reading);
  const people = readPeople(reading);
  const top: GrowingTopic[] = [];
  const outside = new Map<string, GrowingTopic>();
  const above = ({ manager, topic }: Person): GrowingTopic[] => {
    if (manager === '') return top;
    const known = people.get(manager)?.topic ?? outside.get(manager);
    if (known !== undefined) return known.children;
    const added = { title: manager, line: topic.line, children: [] };
    outside.set(manager, added);
    top.push(added);
    return added.children;
  };
  for (const person of people.values()) {
    if (isInLoop(person, people)) fault(person.topic.line, 'loop');
    else above(person).push(person.topic);
  }
  return top;
};
