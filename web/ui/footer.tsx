import { Link } from 'react-router';
import { Brand } from './brand.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const GROUPS = [
  {
    title: 'Product',
    links: [
      { to: '/', text: 'Home' },
      { to: '/pricing', text: 'Pricing' },
      { to: '/dashboard', text: 'Dashboard' },
      { to: '/account', text: 'Your account' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/about', text: 'About' },
      { to: '/support', text: 'Support' },
      { to: '/bot', text: 'Our crawler' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/privacy', text: 'Privacy' },
      { to: '/terms', text: 'Terms' },
      { to: '/refund', text: 'Refunds' },
    ],
  },
];

export function Footer() {
  return (
    <footer className="mt-24 border-t border-line print:hidden">
      <div className="page grid gap-10 py-12 sm:grid-cols-[1fr_auto]">
        <div>
          <Brand className="text-lg" />
          <p className="mt-2 max-w-xs text-sm text-quiet">
            Can AI assistants reach, read, understand and recommend your business? Every answer cites your own page.
          </p>
          <div className="mt-5">
            <ThemeSwitch />
          </div>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-12 gap-y-8 sm:grid-cols-3">
          {GROUPS.map((group) => (
            <div key={group.title}>
              <h2 className="font-sans text-xs font-semibold tracking-normal text-quiet">{group.title}</h2>
              <ul className="mt-2">
                {group.links.map(({ to, text }) => (
                  <li key={to}>
                    <Link to={to} className="inline-block py-1.5 text-sm hover:text-accent hover:underline">
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
