// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fileSizeLimit } from '../../../../machines/person/fileFault.ts';
import { FileField, type FileFieldProps, type ShownFile } from '../../../../src/components/files/FileField.tsx';
import { show } from '../show.tsx';

afterEach(cleanup);

const passport = new File(['%PDF-1.7'], 'passport.pdf', { type: 'application/pdf' });
const scan = new File([new Uint8Array(2.3 * 1024 * 1024)], 'scan.png', { type: 'image/png' });

function Asking({ file: first = null, onChoose, onRemove, ...props }: Partial<FileFieldProps>) {
  const [file, setFile] = useState<ShownFile | null>(first);
  return (
    <FileField
      label="Passport copy"
      {...props}
      file={file}
      onChoose={(chosen) => {
        setFile({ name: chosen.name, size: chosen.size });
        onChoose?.(chosen);
      }}
      onRemove={() => {
        setFile(null);
        onRemove?.();
      }}
    />
  );
}

const control = () => screen.getByLabelText<HTMLInputElement>('Passport copy');

describe('R2.13.20, R3.8.6: FileField', () => {
  test('takes a file, shows its name and size, and offers another', async () => {
    const onChoose = vi.fn<(file: File) => void>();
    await show(<Asking onChoose={onChoose} />);
    await userEvent.upload(control(), scan);
    expect(onChoose).toHaveBeenLastCalledWith(scan);
    expect(screen.getByText('scan.png')).toBeTruthy();
    expect(screen.getByText('2.3 MB')).toBeTruthy();
    await userEvent.upload(control(), passport);
    expect(screen.getByText('passport.pdf')).toBeTruthy();
    expect(screen.getByText('1 kB')).toBeTruthy();
  });

  test('R5.4.9: the size limit is shown as in the message: 5 MB', async () => {
    await show(<Asking file={{ name: 'scan.png', size: fileSizeLimit }} />);
    expect(screen.getByText('5 MB')).toBeTruthy();
  });

  test('R5.4.9: welcomes jpeg, png and pdf, and says so', async () => {
    await show(<Asking />);
    expect(control().accept).toBe('.jpg,.jpeg,.png,.pdf');
    expect(screen.getByText('JPEG, PNG, PDF').parentElement?.textContent).toBe('JPEG, PNG, PDF, up to 5 MB');
  });

  test('passes on any dropped file: it is checked elsewhere, and the refusal is shown here', async () => {
    const onChoose = vi.fn<(file: File) => void>();
    const fault = 'Invalid file type. Please upload a valid file type (jpeg, png, pdf)';
    await show(<Asking onChoose={onChoose} error={fault} />);
    const animation = new File(['GIF89a'], 'cat.gif', { type: 'image/gif' });
    fireEvent.dragEnter(control());
    fireEvent.drop(control());
    await userEvent.setup({ applyAccept: false }).upload(control(), animation);
    expect(onChoose).toHaveBeenLastCalledWith(animation);
    expect([control().getAttribute('aria-invalid'), screen.getByRole('alert').textContent]).toEqual(['true', fault]);
  });

  test('can be emptied, and keeps the focus', async () => {
    const onRemove = vi.fn<() => void>();
    await show(<Asking file={{ name: 'passport.pdf' }} onRemove={onRemove} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove passport.pdf' }));
    expect(onRemove).toHaveBeenCalledOnce();
    expect(screen.queryByText('passport.pdf')).toBeNull();
    expect(document.activeElement).toBe(control());
  });

  test('says how far the upload is, and takes nothing else meanwhile', async () => {
    const onChoose = vi.fn<(file: File) => void>();
    const parts = (file: ShownFile) => (
      <FileField label="Passport copy" file={file} onChoose={onChoose} onRemove={() => undefined} />
    );
    const { rerender, container } = await show(parts({ name: 'scan.png', isUploading: true }));
    expect(screen.getByRole('status').textContent).toBe('Uploading…');
    rerender(parts({ name: 'scan.png', isUploading: true, progress: 0.4 }));
    expect(screen.getByRole('status').textContent).toBe('Uploading, 40%');
    expect(container.querySelector('progress')?.value).toBe(0.4);
    await userEvent.upload(control(), passport);
    expect(onChoose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('an upload can be stopped where the page allows it, and the focus stays', async () => {
    const onCancel = vi.fn<() => void>();
    await show(<Asking file={{ name: 'scan.png', isUploading: true }} onCancel={onCancel} />);
    await userEvent.click(screen.getByRole('button', { name: 'Stop uploading scan.png' }));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(control());
  });

  test('speaks Arabic', async () => {
    await show(<Asking file={{ name: 'scan.png', size: 2.3 * 1024 * 1024 }} />, 'ar');
    expect(screen.getByText(/2\.3.*م/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'إزالة scan.png' })).toBeTruthy();
  });
});
