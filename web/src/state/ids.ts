// The id of a message: the same id again gets the first answer.
export const newId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
