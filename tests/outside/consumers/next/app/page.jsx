import { SignIn } from './sign-in.jsx';

// What stands in the address is known per request, so the page is rendered when it is asked for.
export default async function Page({ searchParams }) {
  const { account = '' } = await searchParams;
  return <SignIn account={account} />;
}
