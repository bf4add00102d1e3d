import { usePageTitle } from '../ui/page-title.ts';

export function Component() {
  usePageTitle('support');
  return <h1>support</h1>;
}
