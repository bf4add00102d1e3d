import { CircleUserRound } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router';
import type { UserView } from '../../../worker/contract/api.ts';
import { SIGN_OUT_PATH } from './sign-in.ts';

const ITEM = 'block rounded-sm px-3 py-2 text-sm outline-none data-highlighted:bg-ink/6';

export function AccountMenu({ user }: { user: UserView }) {
  const name = user.firstName || user.email || 'Account';
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-sm font-medium hover:bg-ink/6">
        {user.profileImageUrl ? (
          <img
            src={user.profileImageUrl}
            alt=""
            width={24}
            height={24}
            referrerPolicy="no-referrer"
            className="size-6 rounded-full object-cover"
          />
        ) : (
          <CircleUserRound className="size-5 text-quiet" aria-hidden="true" />
        )}
        <span className="max-w-40 truncate">{name}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        className="z-40 min-w-44 rounded-md border border-line bg-raised p-1 text-ink shadow-float"
      >
        <DropdownMenu.Item asChild className={ITEM}>
          <Link to="/dashboard">Dashboard</Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item asChild className={ITEM}>
          <a href={SIGN_OUT_PATH}>Sign Out</a>
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
