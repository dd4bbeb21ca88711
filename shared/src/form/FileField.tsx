import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { Button, Field, Icon, IconButton } from '@seamline/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldProps } from './BoundField.tsx';
import { FILE_HINTS, FILE_PROBLEMS, type FileKinds, isPdf, problemOf, RefusedFile, typesOf } from './fileKinds.ts';

/** The frame of a file field: the preview, which is also the control, and the content beside and below it. */
const FileFrame = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '2',
    '& > label': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      overflow: 'hidden',
      cursor: 'pointer',
      bg: 'bg.subtle',
      color: 'fg.muted',
      textAlign: 'center',
      borderWidth: '1.5px',
      borderStyle: 'dashed',
      borderColor: 'border.control',
      overflowWrap: 'anywhere',
      '&:hover': { bg: 'bg.muted', color: 'fg' },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
      '&:has([aria-invalid=true])': { borderColor: 'danger' },
      '&:has(img)': { borderStyle: 'solid', borderColor: 'border' },
    },
    '& input': { position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none' },
    '& img': { width: '100%', height: '100%', objectFit: 'contain' },
    '& label > span': { display: 'grid', justifyItems: 'center', gap: '1.5', padding: '2' },
  },
  variants: {
    size: {
      slot: {
        // The actions are a column beside the preview.
        display: 'grid',
        gridTemplateColumns: '100px auto',
        justifyContent: 'start',
        alignItems: 'start',
        '& > label': { gridRow: 'span 3', width: '100px', height: '100px', fontSize: 'xs', borderRadius: 'md' },
        '& img': { width: '100px', height: '100px', objectFit: 'cover' },
      },
      square: { '& > label': { width: '9rem', height: '9rem', fontSize: 'sm', borderRadius: 'lg' } },
      wide: { '& > label': { width: 'min(18rem, 100%)', height: '9rem', fontSize: 'sm', borderRadius: 'lg' } },
    },
  },
});

/** The file that a field shows, for the actions beside it. */
interface ShownFile {
  /** The chosen file that is not saved yet. */
  file: File | undefined;
  /** URL of the picture shown; undefined for a PDF, a file that cannot be shown, and an empty field. */
  picture: string | undefined;
  /** URL of the stored PDF, unless a new file was chosen. */
  paper: string | undefined;
  /** Replaces the chosen file. */
  change(file: File): void;
}

interface FileFieldProps extends FieldProps {
  kinds?: FileKinds;
  /** URL of the stored file. */
  current?: string | null;
  /** 100 × 100 pixels, a larger square, or a larger one that is wide. */
  size?: 'slot' | 'square' | 'wide';
  /** Further actions beside the preview. */
  actions?: (shown: ShownFile) => ReactNode;
  /** Content below the preview and its actions. */
  below?: (shown: ShownFile) => ReactNode;
}

/** A picture or a PDF, bound to the form by its name as a `File`; a click on the preview, or a drop, chooses another. */
export function FileField(props: FileFieldProps) {
  const { name, label, hint, required, kinds = 'pictures', current = null, size = 'square', actions, below } = props;
  const { t } = useI18n(builtInMessages);
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const input = useRef<HTMLInputElement>(null);
  const [broken, setBroken] = useState<string>();
  const refused = field.value instanceof RefusedFile ? field.value : undefined;
  const file = field.value instanceof File && !refused ? field.value : undefined;
  const chosenName = (refused ?? file)?.name;
  const preview = usePreview(file);
  const stored = current === null ? undefined : urlOf(current);
  const source = file ? preview : stored;
  const isPaper = isPdf(file, current);
  const picture = source !== broken && !isPaper ? source : undefined;

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    const problem = problemOf(chosen, kinds);
    field.onChange(problem ? new RefusedFile(chosen, problem) : chosen);
  }

  function showsNothing(url: string) {
    setBroken(url);
    if (file && url === preview) field.onChange(new RefusedFile(file, 'fileUnreadable'));
  }

  const shown: ShownFile = { file, picture, paper: isPaper && !file ? stored : undefined, change: field.onChange };
  const error = refused ? t(FILE_PROBLEMS[refused.problem]) : fieldState.error?.message;
  return (
    <Field label={label} hint={hint ?? t(FILE_HINTS[kinds])} error={error} required={required ?? false}>
      {(wiring) => (
        <>
          <FileFrame size={size}>
            <label
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                choose(event.dataTransfer.files[0]);
              }}
            >
              {picture ? (
                <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => showsNothing(picture)} />
              ) : (
                <span>
                  <Icon name={isPaper ? 'badge' : 'image'} size="1.5rem" />
                  {isPaper
                    ? (file?.name ?? 'PDF')
                    : source
                      ? t(msg`The picture cannot be shown.`)
                      : t(msg`Choose a file`)}
                </span>
              )}
              <input
                {...wiring}
                type="file"
                name={name}
                accept={typesOf(kinds).join(',')}
                title={t(msg`Choose a file for ${label}`)}
                ref={(element) => {
                  field.ref(element);
                  input.current = element;
                }}
                onBlur={field.onBlur}
                onChange={(event) => {
                  choose(event.target.files?.[0]);
                  // Without a reset, choosing the same file again would fire no change event.
                  event.target.value = '';
                }}
              />
            </label>
            {chosenName && size !== 'slot' && <small>{chosenName}</small>}
            {source && size !== 'slot' && (
              <Button size="sm" variant="outline" onClick={() => input.current?.click()}>
                {t(msg`Change`)}
                <VisuallyHidden> {label}</VisuallyHidden>
              </Button>
            )}
            {actions?.(shown)}
            {chosenName !== undefined && (
              <IconButton
                label={t(msg`Undo the choice for ${label}`)}
                variant="outline"
                onClick={() => field.onChange(undefined)}
              >
                <Icon name="undo" />
              </IconButton>
            )}
          </FileFrame>
          {below?.(shown)}
        </>
      )}
    </Field>
  );
}

/** Resolves the path of a stored file relative to the data service, with or without a leading slash. */
function urlOf(stored: string): string {
  return new URL(stored, `${location.origin}/`).href;
}

/** Returns an object URL for a file that is not uploaded yet, and revokes it when the file is no longer shown. */
export function usePreview(file: File | undefined): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (!file) return setShown(undefined);
    const url = URL.createObjectURL(file);
    setShown(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  // The previous picture stays until the new one has a URL, so that its element, and with it the focus, stays.
  return file && shown;
}
