import { get } from 'node:http';

/** The first event that an open page of the console receives. @param url the sandbox's */
export const firstNews = (url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const page = get(`${url}/console/news`, (answer) => {
      answer.on('data', (chunk: Buffer) => {
        const text = chunk.toString();
        if (!text.startsWith('data: ')) return;
        page.destroy();
        resolve(text);
      });
    });
    page.on('error', reject);
  });
