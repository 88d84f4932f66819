import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';

const RESTS: SWRConfiguration = { revalidateOnFocus: false, revalidateOnReconnect: false };
const READS: SWRConfiguration = { revalidateOnFocus: true, revalidateOnReconnect: true };

/**
 * What a dialog reads is read again when the member comes back to the page, but only while the dialog is open: a closed
 * one stays mounted, and reads anew as it opens.
 */
export function ReadsOnReturn({ open, children }: { readonly open: boolean; readonly children: ReactNode }) {
  return <SWRConfig value={open ? READS : RESTS}>{children}</SWRConfig>;
}
