/** A grey block standing where content will be. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <div aria-hidden="true" className={`rounded-md bg-ink/8 ${className}`} />;
}
