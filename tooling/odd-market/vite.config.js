import { app } from '@member-wallet/configs/vite';

export default app(import.meta.dirname);
