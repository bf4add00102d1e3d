import { usePageTitle } from '../ui/page-title.ts';

export function Component() {
  usePageTitle('refund');
  return <h1>refund</h1>;
}
