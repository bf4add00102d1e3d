import { ListChecks } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';

/** Everything for the web person as a Markdown checklist: page, place, text, test. */
export function ChecklistLink({ files }: { files: string }) {
  return (
    <a href={`${files}/web-person.md`} download className={buttonClass('quiet', 'sm')}>
      <ListChecks className="size-4" aria-hidden="true" />
      Checklist for my web person
    </a>
  );
}
