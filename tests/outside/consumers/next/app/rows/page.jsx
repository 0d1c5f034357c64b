import { listRows } from '../../../list-rows.mjs';

// Rendered on the server when it is asked for: the order stands in the address.
export default async function Page({ searchParams }) {
  const { order } = await searchParams;
  const { titles } = await listRows(JSON.parse(order));
  return (
    <ul>
      {titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  );
}
