export declare function evidenceFolder(file: string, test?: string): string;
