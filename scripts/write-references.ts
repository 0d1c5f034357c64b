import { writeFile } from 'node:fs/promises';
import { mindInteractionsPage } from './documents/mind-interactions.ts';
import { orderStatesPage } from './documents/order-states.ts';
import { pickerErrorsPage, pickerProtocolPage } from './documents/picker-protocol.ts';
import { pickerRowsPage } from './documents/picker-rows.ts';
import { rolesPage } from './documents/roles.ts';

// Usage: node scripts/write-references.ts
const pages = {
  'picker-protocol.md': pickerProtocolPage,
  'picker-errors.md': pickerErrorsPage,
  'picker-rows.md': pickerRowsPage,
  'order-states.md': orderStatesPage,
  'roles.md': rolesPage,
  'mind-map.md': mindInteractionsPage,
};
for (const [name, page] of Object.entries(pages))
  await writeFile(new URL(`../docs/reference/${name}`, import.meta.url), await page());
