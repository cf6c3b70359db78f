import { createContext, Script } from 'node:vm';

const room = createContext({ body: () => undefined });
const script = new Script('body()');

/** Runs a function for so many milliseconds at most. Only `vm` can end code of the process that waits for it. */
export function within<T>(timeout: number, body: () => T): T {
  room['body'] = body;
  return script.runInContext(room, { timeout }) as T;
}

/** Whether an error says that the time was up. */
export const isTimeUp = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
