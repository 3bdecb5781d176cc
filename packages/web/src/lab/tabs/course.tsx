import { LESSONS } from '../lessons/lessons.ts';
import type { Lab } from '../lab.ts';
import { readPlace } from '../course/place.ts';
import { ChapterView, WholeChapter } from '../course/view/chapter.tsx';
import { Contents } from '../course/view/contents.tsx';
import { Sheet } from '../course/view/sheet.tsx';
import { Sources } from '../course/view/sources.tsx';
import { Tour } from '../course/view/tour.tsx';

/** The course: twelve chapters, the pages beside them, six short tours, and teachers' sheets. */
export function CourseTab({ lab }: { readonly lab: Lab }) {
  const place = readPlace(lab.detail.value);
  switch (place.kind) {
    case 'contents':
      return <Contents lab={lab} />;
    case 'sources':
      return <Sources lab={lab} />;
    case 'tour': {
      const lesson = LESSONS.find(({ name }) => name === place.name)!;
      return <Tour key={lesson.name} lab={lab} lesson={lesson} />;
    }
    case 'sheet':
      return <Sheet lab={lab} title={place.title} items={place.items} view={place.view} />;
    case 'chapter':
      return place.step === 0 ? (
        <WholeChapter lab={lab} chapter={place.chapter} />
      ) : (
        <ChapterView lab={lab} chapter={place.chapter} step={place.step} seed={place.seed} />
      );
  }
}
