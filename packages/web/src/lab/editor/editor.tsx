import { useSignal } from '@preact/signals';
import { levelsOf, MAX_LEVELS } from '../design/design.ts';
import { fillLights, type Layer, randomLights, withStart } from '../design/edits.ts';
import type { Lab } from '../lab.ts';
import { NumberInput, Press, Segments } from '../parts/inputs.tsx';
import { labWords } from '../words/index.ts';
import { EditorBoard } from './board.tsx';
import { Shape } from './shape.tsx';
import { type Tool, toolsFor } from './tools.ts';

/** The left side of the laboratory: the board, what a press does to it, and what it is. */
export function Editor({ lab }: { readonly lab: Lab }) {
  const { editor } = labWords.value;
  const chosen = useSignal<Tool>('lights');
  const own = useSignal(3);
  const over = useSignal(false);
  const tools = toolsFor(lab);
  const tool = tools.includes(chosen.value) ? chosen.value : 'lights';
  const showing = lab.showing.value;
  const layer: Layer = tool === 'target' ? 'target' : 'start';
  const fill = (level: (top: number) => number) => () =>
    lab.change(fillLights(lab.design.peek(), layer, (light) => level(levelsOf(lab.design.peek().problem, light) - 1)));
  return (
    <section
      class="lab-editor"
      aria-label={editor.title}
      data-over={over.value ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        over.value = true;
      }}
      onDragLeave={() => (over.value = false)}
      onDrop={() => (over.value = false)}
    >
      <div class="lab-tools">
        <Segments
          label={editor.tool}
          value={tool}
          options={tools.map((option) => [option, editor.tools[option]] as const)}
          onChange={(option) => (chosen.value = option)}
        />
      </div>
      <div class="lab-board">
        <EditorBoard lab={lab} tool={tool} own={own.value} />
      </div>
      <div class="lab-showing" role="status" data-part="showing">
        {showing === null ? (
          <p>{editor.hints[tool]}</p>
        ) : (
          <>
            <p>{showing.says}</p>
            <Press part="put-away" onPress={() => (lab.showing.value = null)}>
              {editor.putAway}
            </Press>
            {showing.lights !== undefined && (
              <Press part="keep" onPress={() => lab.change(withStart(lab.design.peek(), showing.lights!))}>
                {editor.keep}
              </Press>
            )}
          </>
        )}
      </div>
      {tool === 'own' && (
        <NumberInput
          label={editor.own}
          name="own"
          value={own.value}
          least={2}
          most={MAX_LEVELS}
          onChange={(q) => (own.value = q)}
        />
      )}
      <div class="lab-row lab-fills">
        <Press part="all-on" onPress={fill((top) => top)}>
          {editor.allOn}
        </Press>
        <Press part="all-off" onPress={fill(() => 0)}>
          {editor.allOff}
        </Press>
        <Press part="solvable" onPress={() => lab.change(randomLights(lab.design.peek(), seed(), true))}>
          {editor.solvable}
        </Press>
        <Press part="random" onPress={() => lab.change(randomLights(lab.design.peek(), seed(), false))}>
          {editor.random}
        </Press>
      </div>
      <Shape lab={lab} />
    </section>
  );
}

const seed = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');
