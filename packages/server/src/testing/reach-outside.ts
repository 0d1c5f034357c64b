import { fieldsOf, inputsFor, isIdField, namedCalls } from './call-inputs.ts';
import type { NamedCall } from './call-inputs.ts';
import { SECRET, readOutside } from './outside-world.ts';
import type { OutsideWorld } from './outside-world.ts';
import { sendInput } from './send-input.ts';
import type { TestServer } from './test-server.ts';

type Input = Readonly<Record<string, unknown>>;

const MARK = '01890000-0000-7000-8000-00000000beef';

/** Fields that may name anything, because they only say where to look in a list that is given. */
const HINTS: ReadonlySet<string> = new Set(['locate']);

/** Codes of a token that was ended or has run out. */
const ENDED: ReadonlySet<string> = new Set(['407', '408']);

// No list could show a removed thing any more, such as a favourite.
const readsFirst = namedCalls
  .filter(({ name }) => !name.startsWith('embed.'))
  .toSorted((one, other) => Number(one.endpoint.write) - Number(other.endpoint.write));

/** Forbidden effect of a token. */
export interface Reached {
  readonly call: string;
  readonly how: 'answered' | 'shown' | 'changed';
  readonly input: unknown;
}

/** Every id of an input's first choice by the ways to fill it in: one value per place that holds the mark. */
const fill = (value: unknown, ids: readonly string[]): unknown => {
  let place = 0;
  return JSON.parse(
    JSON.stringify(value, (_name, part: unknown) => {
      if (part !== MARK) return part;
      place += 1;
      return ids[place - 1] ?? ids[0];
    }),
  );
};

const countMarks = (input: Input): number => JSON.stringify(input).split(MARK).length - 1;

/** Lists the ways to fill places with one id, at least one of them outside and the others inside. */
const fillings = (
  places: number,
  outside: string,
  inside: readonly string[],
): readonly (readonly string[])[] => {
  const whole = Array.from({ length: places }, () => outside);
  if (places < 2) return [whole];
  const single = whole.flatMap((_one, at) =>
    inside.map((id) => whole.map((_place, index) => (index === at ? outside : id))),
  );
  return [whole, ...single];
};

/** Lists the variants of an input with optional fields left out. */
const withoutOptional = (call: NamedCall, input: Input): readonly Input[] => {
  const ids = Object.entries(fieldsOf(call)).filter(([, schema]) => isIdField(schema));
  const shorter = ids.map(([field]) =>
    Object.fromEntries(Object.entries(input).filter(([name]) => name !== field)),
  );
  const none = Object.fromEntries(
    Object.entries(input).filter(([name]) => !ids.some(([field]) => field === name)),
  );
  return [...shorter, none].filter((one) => call.endpoint.input.safeParse(one).success);
};

/** Leaves one of inputs that say the same; of files there is one a call. */
const different = (inputs: readonly Input[]): readonly Input[] => [
  ...new Map(inputs.map((input) => [JSON.stringify(input), input])).values(),
];

/** Lists inputs of a call that name something outside, or nothing at all. */
const inputsOf = (call: NamedCall, { inside, outside }: OutsideWorld): readonly Input[] => {
  const marked = inputsFor(call, MARK).flatMap((input) => [input, ...withoutOptional(call, input)]);
  return different(marked).flatMap((input) => {
    const places = countMarks(input);
    const files = Object.entries(input).filter(([, value]) => value instanceof Blob);
    const ways =
      places === 0 ? [[]] : outside.flatMap((id) => fillings(places, id, [inside.folder, inside.file]));
    return ways.map((ids) => ({ ...(fill(input, ids) as Input), ...Object.fromEntries(files) }));
  });
};

const namesOutside = (input: Input, { outside }: OutsideWorld): boolean => {
  const named = Object.entries(input).filter(([field]) => !HINTS.has(field));
  return outside.some((id) => JSON.stringify(named).includes(id));
};

interface Answer {
  readonly text: string;
  readonly code: string;
}

/** Makes calls with one token until a call has ended it, and goes on with a new one. */
const askBy = async (
  server: TestServer,
  tokenFor: () => Promise<string>,
): Promise<(call: NamedCall, input: Input) => Promise<Answer>> => {
  let token = await tokenFor();
  const once = async (call: NamedCall, input: Input): Promise<Answer> => {
    const text = await (await sendInput(server, call, { input, token })).text();
    const { code } = JSON.parse(text) as { readonly code: string };
    return { text, code };
  };
  return async (call, input) => {
    const answer = await once(call, input);
    if (!ENDED.has(answer.code)) return answer;
    token = await tokenFor();
    return once(call, input);
  };
};

/**
 * Makes every call of the contract with a token, each time naming something that lies outside its items or nothing at all, and
 * lists the responses for such things, the parts of them that a response showed, and the changes there.
 */
export const reachOutside = async (
  server: TestServer,
  world: OutsideWorld,
  tokenFor: () => Promise<string>,
): Promise<readonly Reached[]> => {
  const { db } = server.app.database;
  const reached: Reached[] = [];
  const ask = await askBy(server, tokenFor);
  let before = await readOutside(db, world);
  for (const call of readsFirst) {
    const inputs = inputsOf(call, world);
    for (const input of inputs) {
      const { text, code } = await ask(call, input);
      const shows = text.includes(SECRET) || world.outside.some((id) => text.includes(id));
      if (code === '200' && namesOutside(input, world))
        reached.push({ call: call.name, how: 'answered', input });
      else if (shows) reached.push({ call: call.name, how: 'shown', input });
    }
    const after = await readOutside(db, world);
    if (after !== before) reached.push({ call: call.name, how: 'changed', input: inputs.length });
    before = after;
  }
  return reached;
};
