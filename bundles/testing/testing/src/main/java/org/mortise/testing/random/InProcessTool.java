// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.mortise.opt.OptTool;
import org.mortise.pipeline.Snapshot;

/** Runs {@code mortise-opt} in this virtual machine. */
public final class InProcessTool implements Tool {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(InProcessTool.class.getClassLoader());

  @Override
  public Result run(String text, int padding, String... flags) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    try {
      int exit = new OptTool(() -> SNAPSHOT)
          .run(flags, new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)), out, err);
      return new Result(exit, out.toString(StandardCharsets.ISO_8859_1),
          err.toString(StandardCharsets.ISO_8859_1).replace("<stdin>", "INPUT"));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
