import { usePageTitle } from '../ui/page-title.ts';

export function Component() {
  usePageTitle('');
  return <h1>Home</h1>;
}
