/** A question as the server sends it: the decision, words for each choice, and what is refused with the reason. */
import type { Json, Message } from '../lib/text';

export interface Refused {
  value: Json;
  label: Message;
  why: Message;
}

export interface Aside {
  value: Json;
  label: Message;
}

interface Base {
  seat: number;
  why: Message;
  refused: Refused[];
  /** What may be done freely beside the question; answered like the question itself. */
  asides?: Aside[];
}

export interface Listed extends Base {
  kind: 'one_of' | 'place' | 'confirm';
  choices: Json[];
  labels: Message[];
}

export interface SomeOf extends Base {
  kind: 'some_of';
  options: Json[];
  labels: Message[];
  low: number;
  high: number;
}

export interface Ordering extends Base {
  kind: 'ordering';
  options: Json[];
  labels: Message[];
}

export interface Amount extends Base {
  kind: 'amount';
  low: number;
  high: number;
}

export interface Source {
  name: string;
  stock: number;
  worth: number;
}

export interface Payment extends Base {
  kind: 'payment';
  due: number;
  sources: Source[];
}

export type Question = Listed | SomeOf | Ordering | Amount | Payment;
