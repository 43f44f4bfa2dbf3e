/** What an attempt gave: its value, or the fault that prevented it. Faults that are expected are values, never exceptions. */
export type Result<Value, Fault> = Success<Value> | Failure<Fault>;

interface Success<Value> {
  readonly ok: true;
  readonly value: Value;
}

interface Failure<Fault> {
  readonly ok: false;
  readonly fault: Fault;
}
