import { Pick } from './pick.jsx';

export default function Page() {
  return <Pick />;
}
