import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { noteList } from '#styled/recipes';
import { Button } from '../controls/button.tsx';
import { NoteList, type NoteItem } from './note-list.tsx';

const few = 2;

/** On phones the first notes, and the others when all are asked for: what stands below stays near. */
export function ShortNoteList({ items }: { items: readonly NoteItem[] }) {
  const [isWhole, setWhole] = useState(false);
  const isShort = !isWhole && items.length > few;
  return (
    <>
      <NoteList items={items} isShort={isShort} />
      {isShort ? (
        <div className={noteList().more}>
          <Button size="sm" variant="ghost" icon={ChevronDown} onClick={() => setWhole(true)}>
            <Trans>Show all {items.length}</Trans>
          </Button>
        </div>
      ) : null}
    </>
  );
}
