export interface PageServer {
  url: string;
  cut(now: boolean): void;
  close(): void;
}
export function servePage(dist: string, target: string, port?: number): Promise<PageServer>;
