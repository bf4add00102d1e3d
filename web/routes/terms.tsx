import { usePageTitle } from '../ui/page-title.ts';

export function Component() {
  usePageTitle('terms');
  return <h1>terms</h1>;
}
