import { BoundField, useController } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { Box, Icon, IconButton, styled, TextLink } from '@seamline/shared/ui';
import { type ReactNode, useState } from 'react';
import { employeeMessages } from '../messages.ts';
import { CoverAction } from './CoverAction.tsx';
import { type Accepted, isPdf, problemOf, typesOf } from './fileChecks.ts';
import { usePreview } from './usePreview.ts';
import { ZoomDialog } from './ZoomDialog.tsx';

const Frame = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'flex-end',
    '& > label': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: '100px',
      height: '100px',
      overflow: 'hidden',
      cursor: 'pointer',
      bg: 'subtle',
      color: 'muted',
      fontSize: 'xs',
      textAlign: 'center',
      borderWidth: '1.5px',
      borderStyle: 'dashed',
      borderColor: 'control',
      borderRadius: 'md',
      overflowWrap: 'anywhere',
      '&:hover': { bg: 'hover', color: 'ink' },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
      '&:has([aria-invalid=true])': { borderColor: 'danger' },
      '&:has(img)': { borderStyle: 'solid', borderColor: 'line' },
    },
    '& input': { position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none' },
    '& img': { width: '100px', height: '100px', objectFit: 'cover' },
    '& label > span': { display: 'grid', justifyItems: 'center', gap: '1', padding: '1.5' },
  },
});

interface DocumentSlotProps {
  name: string;
  label: string;
  accepted: Accepted;
  required?: boolean;
  hint?: ReactNode;
  /** Whether it shows an Aadhaar number, whose first eight digits can be covered before it is uploaded. */
  isAadhaar?: boolean;
  /** Address of what is stored already. */
  current?: string | null;
}

/** A slot of 100 × 100 for a picture or a PDF, bound to the form by its name as a `File`. */
export function DocumentSlot(props: DocumentSlotProps) {
  const { name, label, accepted, required = false, hint, isAadhaar = false, current = null } = props;
  const text = useMessages(employeeMessages).documents;
  const { field } = useController({ name });
  const [refusal, setRefusal] = useState<string>();
  const [broken, setBroken] = useState<string>();
  const [isZoomed, setZoomed] = useState(false);
  const file = field.value instanceof File ? field.value : undefined;
  const source = usePreview(file) ?? (file ? null : current);
  const isPaper = isPdf(file, current);
  const isShown = source !== null && !isPaper && broken !== source;

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    const problem = problemOf(chosen, accepted);
    setRefusal(problem && text[problem]);
    if (!problem) field.onChange(chosen);
  }

  return (
    <BoundField name={name} label={label} hint={hint ?? text[accepted]} required={required}>
      {(control) => (
        <Box display="grid" gap="1">
          <Frame>
            <label
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                choose(event.dataTransfer.files[0]);
              }}
            >
              {isShown ? (
                <img src={source} alt="" referrerPolicy="no-referrer" onError={() => setBroken(source)} />
              ) : (
                <span>
                  <Icon name={isPaper ? 'badge' : 'image'} size="1.5rem" />
                  {isPaper ? (file?.name ?? 'PDF') : source ? text.broken : text.choose}
                </span>
              )}
              <input
                {...control}
                type="file"
                name={name}
                accept={typesOf(accepted).join(',')}
                title={text.chooseFor(label)}
                ref={field.ref}
                onBlur={field.onBlur}
                onChange={(event) => {
                  choose(event.target.files?.[0]);
                  // Choosing the same file once more must be a change again.
                  event.target.value = '';
                }}
              />
            </label>
            {isShown && (
              <IconButton label={text.view(label)} variant="outline" onClick={() => setZoomed(true)}>
                <Icon name="search" />
              </IconButton>
            )}
            {isPaper && current && !file && (
              <TextLink href={current} target="_blank" rel="noreferrer" aria-label={text.open(label)}>
                <Icon name="external" /> PDF
              </TextLink>
            )}
            {file && (
              <IconButton label={text.undo(label)} variant="outline" onClick={() => field.onChange(undefined)}>
                <Icon name="undo" />
              </IconButton>
            )}
          </Frame>
          {refusal && (
            <span role="alert" data-error="">
              <Icon name="alert" /> {refusal}
            </span>
          )}
          {isAadhaar && file && isShown && <CoverAction label={label} file={file} change={field.onChange} />}
          {isZoomed && source && <ZoomDialog label={label} source={source} close={() => setZoomed(false)} />}
        </Box>
      )}
    </BoundField>
  );
}
