const PATHS = {
  down: 'm6 9 6 6 6-6',
  agent:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 14a2 2 0 0 1 4 0v2a2 2 0 0 1-4 0Zm16 0a2 2 0 0 0-4 0v2a2 2 0 0 0 4 0Zm0 2c0 3-2 4-6 4',
  clip: 'm20 11-8.5 8.5a5 5 0 0 1-7-7L13 4a3.4 3.4 0 0 1 4.8 4.8l-8.5 8.5a1.7 1.7 0 0 1-2.4-2.4L15 7',
  send: 'M21 12 3 4l3 8-3 8Zm0 0H6',
  clock: 'M12 7v5l3 2m6-2a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  check: 'm5 12 5 5 9-10',
  alert: 'M12 8v5m0 3h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  close: 'M6 6l12 12M18 6 6 18',
} as const;

export const Icon = ({ name }: { readonly name: keyof typeof PATHS }) => <Drawing path={PATHS[name]} />;

export function Drawing({ path }: { readonly path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
