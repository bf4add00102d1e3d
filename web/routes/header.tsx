import { Menu } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Link, NavLink } from 'react-router';
import { AccountMenu } from '../features/account/account-menu.tsx';
import { SIGN_IN_PATH } from '../features/account/sign-in.ts';
import { useAuth } from '../features/account/use-auth.ts';
import { Brand } from '../ui/brand.tsx';
import { buttonClass } from '../ui/button.tsx';

const LINKS = [
  { to: '/', text: 'Home' },
  { to: '/pricing', text: 'Pricing' },
  { to: '/about', text: 'About' },
  { to: '/support', text: 'Support' },
];

export function Header() {
  const auth = useAuth();
  const links = auth.state === 'signed-in' ? [...LINKS, { to: '/dashboard', text: 'Dashboard' }] : LINKS;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <div className="page flex h-16 items-center gap-4">
        <Link to="/" className="mr-auto text-lg" aria-label="Answerable, home">
          <Brand />
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
          {links.map(({ to, text }) => (
            <NavLink
              key={to}
              to={to}
              end={to === '/'}
              className="rounded-md px-3 py-2 text-sm text-quiet transition-colors duration-150 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
            >
              {text}
            </NavLink>
          ))}
        </nav>
        {auth.state === 'signed-in' && <AccountMenu user={auth.user} />}
        {auth.state === 'signed-out' && (
          <a href={SIGN_IN_PATH} className={buttonClass('secondary', 'sm')}>
            Sign In / Sign Up
          </a>
        )}
        {auth.state === 'failed' && (
          <button type="button" onClick={auth.retry} className={buttonClass('quiet', 'sm')}>
            Account could not load. Try again
          </button>
        )}
        {auth.state === 'loading' && <span className="h-9 w-32" />}
        <DropdownMenu.Root modal={false}>
          <DropdownMenu.Trigger
            aria-label="Menu"
            className="-mr-2 inline-flex size-11 items-center justify-center rounded-md hover:bg-ink/6 md:hidden"
          >
            <Menu className="size-5" aria-hidden="true" />
          </DropdownMenu.Trigger>
          <DropdownMenu.Content
            align="end"
            sideOffset={6}
            className="z-40 min-w-48 rounded-md border border-line bg-raised p-1 text-ink shadow-float"
          >
            {links.map(({ to, text }) => (
              <DropdownMenu.Item key={to} asChild>
                <Link to={to} className="block rounded-sm px-3 py-2.5 text-sm outline-none data-highlighted:bg-ink/6">
                  {text}
                </Link>
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </div>
    </header>
  );
}
