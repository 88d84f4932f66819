import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '#/i18n/create-i18n';
import { ToastProvider } from '#/components/feedback/toast';
import { ErrorBoundary } from '#/app/pages/error-boundary';
import { lazyPart, lazyScreen } from '#/app/pages/lazy-screen';
import { PageFrame } from '#/app/shell/page-frame';
import { MemoryRouter } from 'react-router-dom';
import { whileWriting } from '#/data/write/running-writes';
import { type Noted, takeNotes } from '#/reports/note';

const NOT_FETCHED = 'Failed to fetch dynamically imported module: https://example.com/assets/sheet.js';
const NETWORK = 'เชื่อมต่อไม่ได้ โปรดตรวจสอบอินเทอร์เน็ตแล้วลองใหม่';
const NEWS = 'มีเวอร์ชันใหม่แล้ว';

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}
const Sheet = ({ open }: SheetProps) => open && <p>the sheet</p>;

const NOT_LOADED = 'โหลดบางส่วนของแอปไม่ได้';

/** The page that the server returns; null for no connection. */
let served: string | null;
const ask = jest.fn(async () => {
  if (served === null) throw new TypeError('Failed to fetch');
  return { ok: true, text: async () => served };
});
/** Called for each reload of the page. jsdom does not navigate but reports the attempt as an error. */
const reloads = jest.fn();

beforeEach(() => {
  served = '<div id="root"></div><script>import("/assets/app-1.js")</script>';
  document.head.innerHTML =
    '<link rel="modulepreload" data-first href="/assets/app-1.js"><link rel="modulepreload" href="/assets/later-1.js">';
  Object.assign(window, { fetch: ask });
  ask.mockClear();
  reloads.mockReset();
  // React reports what its boundaries catch.
  jest.spyOn(console, 'error').mockImplementation((error: unknown) => {
    if (String(error).includes('navigation')) reloads();
  });
});
afterEach(() => jest.restoreAllMocks());

async function show(load: () => Promise<typeof Sheet>) {
  const Part = lazyPart<SheetProps>(load, []);
  const i18n = await createI18n('th');
  const onClose = jest.fn();
  const page = (open: boolean) => (
    <MemoryRouter>
      <I18nextProvider i18n={i18n}>
        <ToastProvider>
          <PageFrame topBar={null}>
            <input aria-label="typed" />
            <ErrorBoundary resetKey="">
              <Suspense fallback={null}>
                <Part open={open} onClose={onClose} />
              </Suspense>
            </ErrorBoundary>
          </PageFrame>
        </ToastProvider>
      </I18nextProvider>
    </MemoryRouter>
  );
  const { rerender } = render(page(false));
  const set = (open: boolean) => act(async () => rerender(page(open)));
  await set(true);
  return { set, onClose };
}

it('closes a part that fails to load offline, shows a message, keeps the page and can retry', async () => {
  served = null;
  const load = jest.fn<Promise<typeof Sheet>, []>().mockRejectedValue(new TypeError(NOT_FETCHED));
  const { set, onClose } = await show(load);
  expect(await screen.findByText(NETWORK)).toBeInTheDocument();
  expect(screen.getByLabelText('typed')).toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(NEWS)).not.toBeInTheDocument();
  expect(screen.queryByText(NOT_LOADED)).not.toBeInTheDocument();
  expect(load.mock.calls.length).toBeLessThan(8);
  load.mockResolvedValue(Sheet);
  await set(false);
  await set(true);
  expect(await screen.findByText('the sheet')).toBeInTheDocument();
});

it('opens a part whose download fails once', async () => {
  const load = jest.fn<Promise<typeof Sheet>, []>().mockRejectedValueOnce(new TypeError(NOT_FETCHED));
  load.mockResolvedValue(Sheet);
  const { onClose } = await show(load);
  expect(await screen.findByText('the sheet')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});

it('offers to reload the page if the browser caches the failure', async () => {
  const load = jest.fn<Promise<typeof Sheet>, []>().mockRejectedValue(new TypeError(NOT_FETCHED));
  const { set, onClose } = await show(load);
  const bar = await screen.findByText(NOT_LOADED);
  expect(bar.closest('[role=status]')).toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(NETWORK)).not.toBeInTheDocument();
  // The page's HTML never names chunks that are loaded later, so their absence does not mean a new version.
  expect(screen.queryByText(NEWS)).not.toBeInTheDocument();
  await act(async () => screen.getByRole('button', { name: 'โหลดใหม่' }).click());
  expect(reloads).toHaveBeenCalledTimes(1);
  load.mockResolvedValue(Sheet);
  await set(false);
  await set(true);
  expect(await screen.findByText('the sheet')).toBeInTheDocument();
});

it('removes the link of a style sheet that failed to load, so that it is requested again', async () => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: 'https://wallet.example/assets/sheet.css' });
  document.head.append(link);
  const load = jest.fn(async () => {
    if (link.isConnected) throw new Error(`Unable to preload CSS for ${link.href}`);
    return Sheet;
  });
  await show(load);
  expect(await screen.findByText('the sheet')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

it('in Safari, fetches a failed preload past the cache before the next import', async () => {
  const load = jest.fn<Promise<typeof Sheet>, []>().mockResolvedValue(Sheet);
  load.mockRejectedValueOnce(new TypeError("'text/html' is not a valid JavaScript MIME type."));
  await show(load);
  expect(await screen.findByText('the sheet')).toBeInTheDocument();
  const files = ['app-1', 'later-1'].map((name) => `http://localhost/assets/${name}.js`);
  for (const file of files) expect(ask).toHaveBeenCalledWith(file, { cache: 'reload' });
});

it('passes the crash of a part to the boundary of the page', async () => {
  const { onClose } = await show(async () => () => {
    throw new Error('a fault');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('แสดงหน้านี้ไม่ได้');
  expect(onClose).not.toHaveBeenCalled();
  const crashes: Noted[] = [];
  takeNotes((noted) => void crashes.push(noted));
  expect(crashes).toEqual([{ crash: new Error('a fault') }]);
});

describe('a page that fails to load', () => {
  const Page = () => <p>the page</p>;
  const load = jest.fn<Promise<typeof Page>, []>();
  beforeEach(() => load.mockReset().mockRejectedValue(new TypeError(NOT_FETCHED)));

  async function showPage() {
    const Screen = lazyScreen(load, []);
    const i18n = await createI18n('th');
    const page = (path: string) => (
      <MemoryRouter>
        <I18nextProvider i18n={i18n}>
          <ErrorBoundary resetKey={path}>
            <Suspense fallback={null}>{path === '/a' ? <Screen /> : <p>elsewhere</p>}</Suspense>
          </ErrorBoundary>
        </I18nextProvider>
      </MemoryRouter>
    );
    const { rerender } = await act(async () => render(page('/a')));
    return (path: string) => act(async () => rerender(page(path)));
  }
  const press = () => act(async () => screen.getByRole('button', { name: 'โหลดใหม่' }).click());

  it('says what to do, and a retry loads it without reloading the page', async () => {
    await showPage();
    expect(screen.getByRole('alert')).toHaveTextContent(NETWORK);
    load.mockResolvedValue(Page);
    await press();
    expect(screen.getByText('the page')).toBeInTheDocument();
    expect(reloads).not.toHaveBeenCalled();
  });

  it('is loaded again when the member returns to it', async () => {
    const goTo = await showPage();
    load.mockResolvedValue(Page);
    await goTo('/b');
    await goTo('/a');
    expect(screen.getByText('the page')).toBeInTheDocument();
  });

  it('reloads the page on retry if the browser caches the failure, after running writes have ended', async () => {
    await showPage();
    expect(reloads).not.toHaveBeenCalled();
    let end = () => {};
    const write = whileWriting(new Promise<void>((resolve) => (end = resolve)));
    await press();
    await act(async () => screen.getByRole('alert'));
    expect(reloads).not.toHaveBeenCalled();
    await act(async () => {
      end();
      await write;
    });
    expect(reloads).toHaveBeenCalledTimes(1);
  });

  it('does not reload offline, which would lose the app', async () => {
    served = null;
    await showPage();
    await press();
    await press();
    expect(reloads).not.toHaveBeenCalled();
    served = '<div id="root"></div><script>import("/assets/app-1.js")</script>';
    await press();
    expect(reloads).toHaveBeenCalledTimes(1);
  });
});

it('offers a reload in one bar if the server has a new version, and waits for running writes', async () => {
  served = '<div id="root"></div><script>import("/assets/app-2.js")</script>';
  const { onClose } = await show(async () => {
    throw new TypeError(NOT_FETCHED);
  });
  const bar = await screen.findByText(NEWS);
  expect(bar.closest('[role=status]')).toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(NETWORK)).not.toBeInTheDocument();

  let end = () => {};
  const write = whileWriting(new Promise<void>((resolve) => (end = resolve)));
  await act(async () => screen.getByRole('button', { name: 'โหลดใหม่' }).click());
  expect(reloads).not.toHaveBeenCalled();
  await act(async () => {
    end();
    await write;
  });
  expect(reloads).toHaveBeenCalledTimes(1);
});
