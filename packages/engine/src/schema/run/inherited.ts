/** Whether every object answers to this name by itself (`constructor`, `toString`): then it names nothing of ours. */
export const isInherited = (name: string): boolean => name in Object.prototype;
