type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the number that the order of the tests in a file is drawn from: `CHARTDOCK_TEST_ORDER` where it is set, else the
 * day in UTC, e.g. 20261124, so that every day tries another order and a failure can be repeated.
 */
export const testOrder = ({ CHARTDOCK_TEST_ORDER: wished }: Environment, now: Date): string =>
  wished !== undefined && /^\d+$/.test(wished) ? wished : now.toISOString().slice(0, 10).replaceAll('-', '');
