/**
 * Lists rules that a test holds to a requirement and that no product code calls yet, by name, with the system that will
 * call them. The list only shrinks: a new rule comes together with its caller, and what is called leaves the list. A rule
 * whose system is still to come carries no requirement until then.
 */
export const waitingRules: Readonly<Record<string, string>> = {
  createTextLookup: 'apps of others that draw our components without texts of their own',
};
