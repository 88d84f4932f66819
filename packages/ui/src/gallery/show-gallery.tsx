import type { i18n as I18n } from 'i18next';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { type BootOptions, namedBrand } from '#/start/boot-options';
import { BrandProvider } from '#/app/shell/brand';
import { ToastProvider } from '#/components/feedback/toast';
import { MarketProvider } from '#/data/market/market-provider';
import { DocumentLanguage } from '#/i18n/document-language';
import type { Session } from '#/session/session';
import { SessionProvider } from '#/session/use-session';
import { Gallery } from './gallery';

interface GalleryRoomProps extends BootOptions {
  readonly session: Session;
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** The providers that components may use, with the market's data and brand but no server. */
export function GalleryRoom({ session, i18n, children, ...options }: GalleryRoomProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <DocumentLanguage />
      <SessionProvider session={session}>
        <MarketProvider market={options.market}>
          <BrandProvider brand={namedBrand(options)}>
            <ToastProvider>{children}</ToastProvider>
          </BrandProvider>
        </MarketProvider>
      </SessionProvider>
    </I18nextProvider>
  );
}

/** Shows the gallery in the page's root; in development only. */
export function showGallery(root: HTMLElement, room: Omit<GalleryRoomProps, 'children'>): void {
  document.title = 'Components';
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <GalleryRoom {...room}>
          <Gallery />
        </GalleryRoom>
      </BrowserRouter>
    </StrictMode>,
  );
}
