/** A greeting of the right window and origin that is not one, as an expression over `ch` and `nonce`. */
export type GreetingForms = Readonly<Record<string, string>>;

const join = `{ cd: 1, t: 'join', ch, nonce: 'own', min: 1, max: 1, features: [] }`;

/** Joins that no host may take. */
export const BAD_JOINS: GreetingForms = {
  'a join of another channel': `{ ...${join}, ch: 'another' }`,
  'a join without a nonce': `{ ...${join}, nonce: undefined }`,
  'a join whose nonce is too long': `{ ...${join}, nonce: 'n'.repeat(65) }`,
  'a join of another protocol': `{ ...${join}, cd: 2 }`,
  'a join as text': `JSON.stringify(${join})`,
  'a join in a list': `[${join}]`,
  'a join in a map': `new Map(Object.entries(${join}))`,
  'a join with versions as text': `{ ...${join}, min: '1' }`,
  'a join whose versions are the wrong way round': `{ ...${join}, min: 2, max: 1 }`,
  'a join with too many features': `{ ...${join}, features: Array(65).fill('x') }`,
  'a join with holes for features': `{ ...${join}, features: new Array(3) }`,
  'a welcome in place of a join': `{ ...${join}, t: 'welcome', v: 1 }`,
};

const welcome = `{ cd: 1, t: 'welcome', ch, nonce, v: 1, features: [], config, first }`;

/** Responses of the true host that no guest may take; the second part is what travels with it. */
export const BAD_WELCOMES: Readonly<Record<string, readonly [message: string, transfer: string]>> = {
  'a welcome with the wrong nonce': [`{ ...${welcome}, nonce: 'guessed' }`, '[port1]'],
  'a welcome of another channel': [`{ ...${welcome}, ch: 'another' }`, '[port1]'],
  'a welcome without a port': [welcome, '[]'],
  'a welcome with two ports': [welcome, '[port1, port2]'],
  'a welcome of a version nobody offered': [`{ ...${welcome}, v: 2 }`, '[port1]'],
  'a welcome without features': [`{ ...${welcome}, features: undefined }`, '[port1]'],
  'a refusal with an unknown code': [`{ ...${welcome}, t: 'refuse', code: 'go_away' }`, '[]'],
  'a refusal with the wrong nonce': [
    `{ ...${welcome}, t: 'refuse', code: 'version_host', nonce: 'guessed' }`,
    '[]',
  ],
};
