import '../styles/exchange.css';
import { useSignal } from '@preact/signals';
import { statsWords } from '../game/words/index.ts';
import { saveFile } from '../parts/save-file.ts';
import { importBackup, type Imported, makeBackup } from '../puzzles/backup.ts';
import { count } from '../words/format.ts';
import { language } from '../words/index.ts';

/** What came of a file, in words. */
export function importedText(imported: Imported | null): string {
  const say = statsWords.value;
  if (imported === null) return say.importFailed;
  const read = `${count(language.value, say.importedGames, imported.games)} ${count(language.value, say.importedSaves, imported.saves)}`;
  return imported.damaged ? `${read} ${say.importDamaged}` : read;
}

/** Everything played in this browser as one file, to be taken to another. */
export function BackupPanel() {
  const say = statsWords.value;
  const told = useSignal('');
  return (
    <section class="backup" aria-labelledby="backup-title">
      <h2 id="backup-title">{say.backup}</h2>
      <p class="quiet">{say.backupIs}</p>
      <div class="row">
        <button
          type="button"
          class="control"
          data-action="export"
          onClick={() => saveFile('douse-games.json', makeBackup(), 'application/json')}
        >
          {say.export}
        </button>
        <label class="control file">
          {say.import}
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => {
              const input = event.currentTarget;
              const [file] = input.files ?? [];
              void file?.text().then((text) => (told.value = importedText(importBackup(text))));
              input.value = '';
            }}
          />
        </label>
      </div>
      <p role="status">{told.value}</p>
    </section>
  );
}
