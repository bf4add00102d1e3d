import { usePageTitle } from '../ui/page-title.ts';

export function Component() {
  usePageTitle('bot');
  return <h1>bot</h1>;
}
