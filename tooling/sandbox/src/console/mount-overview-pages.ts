import type { FastifyInstance } from 'fastify';
import { markets } from '../markets/markets';
import type { Services } from '../services';
import { readDashboard } from './overview';
import { mountFonts } from './fonts';
import { sendPage } from './page-shell';
import { overviewPage } from './overview-page';
import { reportsPage } from './pages/reports-page';
import { switchesPage } from './pages/switches-page';
import { SCRIPT } from './script';
import { STYLE } from './style';

const REPORTS_POLL_MS = 5000;

/** The pages of the overview, the switches and the reports; the style sheet, the script and the fonts of all pages. */
export function mountOverviewPages(console: FastifyInstance, services: Services): void {
  mountFonts(console);
  console.get('/style.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  console.get('/console.js', async (_, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT));

  console.get('/', async (_, reply) =>
    sendPage(reply, '/console', overviewPage(await readDashboard(services)), { isLive: true }),
  );
  console.get('/switches', async (_, reply) => {
    const settings = markets.map(async (market) => ({
      market,
      switches: await services.switches.read(market.id),
      providers: await services.switches.providers(market.id),
    }));
    return sendPage(reply, '/console/switches', switchesPage(await Promise.all(settings)));
  });
  console.get('/reports', async (_, reply) =>
    sendPage(reply, '/console/reports', reportsPage(services.reports), { pollMs: REPORTS_POLL_MS }),
  );
}
