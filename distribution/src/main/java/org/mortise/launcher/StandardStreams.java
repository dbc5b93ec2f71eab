// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * The streams of the process without the layers of {@link System}; a tool buffers its own output. The input has a
 * buffer, because in JDK 17 {@code FileInputStream.readAllBytes} fails on a pipe; large reads bypass it.
 */
record StandardStreams(InputStream in, OutputStream out, OutputStream err) {
  static StandardStreams ofProcess() {
    return new StandardStreams(
        new BufferedInputStream(new FileInputStream(FileDescriptor.in)),
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err));
  }
}
