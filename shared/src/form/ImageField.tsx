import { LARGEST_FILE } from '@seamline/shared/contract/fields';
import { useMessages } from '@seamline/shared/messages';
import { Button, Field, Icon, styled } from '@seamline/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { formMessages } from './texts.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

const Frame = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '3',
    '& > label': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: '9rem',
      height: '9rem',
      overflow: 'hidden',
      cursor: 'pointer',
      bg: 'subtle',
      color: 'muted',
      fontSize: 'sm',
      textAlign: 'center',
      borderWidth: '1.5px',
      borderStyle: 'dashed',
      borderColor: 'control',
      borderRadius: 'lg',
      '&:hover': { bg: 'hover', color: 'ink' },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
      '&:has([aria-invalid=true])': { borderColor: 'danger' },
      '&:has(img)': { borderStyle: 'solid', borderColor: 'line' },
    },
    '& input': { position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none' },
    '& img': { width: '100%', height: '100%', objectFit: 'contain' },
    '& label > span': { display: 'grid', justifyItems: 'center', gap: '1.5', padding: '2' },
    '& > span': { display: 'grid', justifyItems: 'start', gap: '1.5', minWidth: 0, overflowWrap: 'anywhere' },
  },
  variants: { wide: { true: { '& > label': { width: 'min(18rem, 100%)' } } } },
});

interface ImageFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  /** Address of the picture that is stored already. */
  current?: string | null;
  wide?: boolean;
}

/** A picture, bound to the form by its name as a `File`; a click on the preview, or a drop, chooses another. */
export function ImageField({ name, label, hint, required, current = null, wide = false }: ImageFieldProps) {
  const text = useMessages(formMessages);
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const [refusal, setRefusal] = useState<string>();
  const [broken, setBroken] = useState<string>();
  const file = field.value instanceof File ? field.value : undefined;
  const preview = usePreview(file);
  const source = file ? preview : current && addressOf(current);

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    const problem = problemOf(chosen);
    setRefusal(problem && text[problem]);
    if (!problem) field.onChange(chosen);
  }

  function showsNothing(address: string) {
    setBroken(address);
    if (address !== preview) return;
    setRefusal(text.imageUnreadable);
    field.onChange(undefined);
  }

  function undo() {
    setRefusal(undefined);
    field.onChange(undefined);
  }

  return (
    <Field label={label} hint={hint ?? text.imageHint} error={refusal ?? fieldState.error?.message} required={required}>
      {(wiring) => (
        <Frame wide={wide || undefined}>
          <label
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              choose(event.dataTransfer.files[0]);
            }}
          >
            {source && broken !== source ? (
              <img src={source} alt="" referrerPolicy="no-referrer" onError={() => showsNothing(source)} />
            ) : (
              <span>
                <Icon name="image" size="2rem" />
                {source ? text.imageBroken : text.chooseImage}
              </span>
            )}
            <input
              {...wiring}
              type="file"
              accept={TYPES.join(',')}
              title={source ? text.changeImage : text.chooseImage}
              ref={field.ref}
              onBlur={field.onBlur}
              onChange={(event) => {
                choose(event.target.files?.[0]);
                // Choosing the same file once more must be a change again.
                event.target.value = '';
              }}
            />
          </label>
          {file && (
            <span>
              <small>{file.name}</small>
              <Button variant="outline" size="sm" onClick={undo}>
                <Icon name="undo" /> {text.undoImage}
              </Button>
            </span>
          )}
        </Frame>
      )}
    </Field>
  );
}

function problemOf(file: File): 'imageType' | 'imageSize' | 'imageEmpty' | undefined {
  if (!TYPES.includes(file.type)) return 'imageType';
  if (file.size === 0) return 'imageEmpty';
  return file.size > LARGEST_FILE ? 'imageSize' : undefined;
}

/** Stored pictures may be named relative to the data service, with or without a slash at the beginning. */
function addressOf(stored: string): string {
  return new URL(stored, `${location.origin}/`).href;
}

/** An address for showing a file that is not uploaded yet, given back when it is no longer shown. */
function usePreview(file: File | undefined): string | undefined {
  const [shown, setShown] = useState<{ file: File; address: string }>();
  useEffect(() => {
    if (!file) return setShown(undefined);
    const address = URL.createObjectURL(file);
    setShown({ file, address });
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return shown?.file === file ? shown?.address : undefined;
}
