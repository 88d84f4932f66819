import { createRoot } from 'react-dom/client';

/** React with one line, because no React page can show anything sooner. */
createRoot(document.getElementById('root') as HTMLElement).render(<p>ยินดีต้อนรับสู่กระเป๋าเงินสมาชิก</p>);
