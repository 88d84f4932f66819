import { app } from '@member-wallet/configs/vite';
import { startDocument } from '@member-wallet/start';

export default app(import.meta.dirname, startDocument);
