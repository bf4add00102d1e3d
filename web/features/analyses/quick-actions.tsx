import { ExternalLink, FileText, type LucideIcon, Plus } from 'lucide-react';
import { Link } from 'react-router';

const ROW =
  'flex min-h-12 items-center gap-3 rounded-sm text-sm font-medium transition-colors duration-150 hover:text-accent';

export function QuickActions({ hasReports }: { hasReports: boolean }) {
  return (
    <section aria-labelledby="quick-actions-title">
      <h2 id="quick-actions-title" className="text-lg">
        Quick Actions
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        <li>
          <Link to="/" className={ROW}>
            <Plus className="size-4 text-quiet" aria-hidden="true" />
            New Analysis
          </Link>
        </li>
        {hasReports && (
          <li>
            <InNewTab href="/report/latest" Icon={FileText} text="View Latest Report" />
          </li>
        )}
        <li>
          <InNewTab href="https://search.google.com/search-console" Icon={ExternalLink} text="Google Search Console" />
        </li>
      </ul>
    </section>
  );
}

function InNewTab({ href, Icon, text }: { href: string; Icon: LucideIcon; text: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={ROW}>
      <Icon className="size-4 text-quiet" aria-hidden="true" />
      {text}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
