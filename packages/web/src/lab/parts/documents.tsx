import type { Lab } from '../lab.ts';
import type { JobName, ArgsOf } from '../jobs/index.ts';
import { download } from './download.ts';
import { Press } from './inputs.tsx';

/** A button that saves what a job writes as text. */
export function SaveText<Name extends JobName>(props: {
  readonly lab: Lab;
  readonly job: Name;
  readonly args: ArgsOf<Name>;
  readonly file: string;
  readonly children: string;
  readonly part: string;
}) {
  const { lab, job, args, file, part } = props;
  return (
    <Press
      part={part}
      onPress={() =>
        lab.desk.ask(job, lab.text.peek(), args, (outcome) => {
          if (outcome.kind === 'ready' && typeof outcome.value === 'string') download(file, outcome.value);
        })
      }
    >
      {props.children}
    </Press>
  );
}
