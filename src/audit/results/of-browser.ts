/** Whether a test runs in a browser. */
export const isOfBrowser = ({ file }: { file: string }): boolean => file.endsWith('.e2e.ts');
