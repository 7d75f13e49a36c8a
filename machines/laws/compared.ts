import { watched, type Note, type Question, type Root } from './watched.ts';

/** What a law compares, and what it was at one moment. */
export type Fact = Omit<Question, 'read'> & { value: string | boolean | null };

/** All that is asked of a state, in the order in which it is asked. */
export function questionsOf(ask: (watch: <Own extends Root>(root: Own) => Own) => void, isAll = false) {
  const asked = new Map<string, Question>();
  const note: Note = (question) =>
    void asked.set(JSON.stringify([question.of, question.kind, question.name]), question);
  const reading = { note, isAll };
  ask((root) => watched(root, reading));
  return [...asked.values()];
}

const valueOf = (found: unknown): Fact['value'] => {
  if (found === null || found === undefined) return null;
  if (typeof found === 'string' || typeof found === 'boolean') return found;
  if (Array.isArray(found) && found.every((one) => typeof one === 'string')) return found.join(', ');
  return JSON.stringify(found);
};

/** What the answers to these questions are in a state. */
export const factsIn = (root: Root, questions: readonly Question[]): Fact[] =>
  questions.map(({ read, ...question }) => ({ ...question, value: valueOf(read(root)) }));
