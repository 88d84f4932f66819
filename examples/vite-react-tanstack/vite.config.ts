import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// `npm start` at the root serves the sandbox there; /th is its Thai market.
const SANDBOX = 'http://127.0.0.1:4100/th';

export default defineConfig({
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: SANDBOX, changeOrigin: true } },
  },
});
