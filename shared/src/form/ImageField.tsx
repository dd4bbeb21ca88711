import { useMessages } from '@seamline/shared/messages';
import { Button, Field, Icon, styled } from '@seamline/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { formMessages } from './texts.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
/** Bytes. */
const LARGEST = 5 * 1024 * 1024;

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
  const source = usePreview(file) ?? current;

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    const problem = problemOf(chosen);
    setRefusal(problem && text[problem]);
    if (!problem) field.onChange(chosen);
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
              <img src={source} alt="" referrerPolicy="no-referrer" onError={() => setBroken(source)} />
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
            <Button variant="outline" size="sm" onClick={() => field.onChange(undefined)}>
              <Icon name="undo" /> {text.undoImage}
            </Button>
          )}
        </Frame>
      )}
    </Field>
  );
}

function problemOf(file: File): 'imageType' | 'imageSize' | undefined {
  if (!TYPES.includes(file.type)) return 'imageType';
  return file.size > LARGEST ? 'imageSize' : undefined;
}

/** An address for showing a file that is not uploaded yet, given back when it is no longer shown. */
function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return file && address;
}
