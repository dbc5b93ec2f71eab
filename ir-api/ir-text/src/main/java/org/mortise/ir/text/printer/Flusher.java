// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** Writes the output in chunks while it grows, or lets it grow. */
final class Flusher {
  static final Flusher NONE = new Flusher(null);

  private static final int CHUNK = 1 << 16;

  private final @Nullable OutputStream target;

  Flusher(@Nullable OutputStream target) {
    this.target = target;
  }

  void offer(ByteSink sink) {
    if (target != null && sink.size() >= CHUNK) {
      flush(sink);
    }
  }

  void flush(ByteSink sink) {
    try {
      sink.drainTo(target);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
