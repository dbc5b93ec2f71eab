// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.flags.FlagValues;

/** Where a log of actions goes: to the standard output immediately, or to a file at the end. */
final class ActionOutput implements Consumer<String> {
  private final String name;
  private final Invocation call;
  private final @Nullable OutputStream stream;
  private final StringBuilder text = new StringBuilder();

  private ActionOutput(String name, Invocation call, @Nullable OutputStream stream) {
    this.name = name;
    this.call = call;
    this.stream = stream;
  }

  /** Returns the output of a name. */
  static ActionOutput of(String name, Invocation call) {
    return new ActionOutput(name, call, name.equals(FlagValues.STANDARD_STREAM) ? call.out() : null);
  }

  @Override
  public void accept(String line) {
    if (stream == null) {
      text.append(line);
      return;
    }
    try {
      stream.write(line.getBytes(StandardCharsets.ISO_8859_1));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Writes the file. */
  void close(Messages messages) {
    if (stream != null) {
      return;
    }
    try {
      OutputFile.writeNamed(call, name, out -> out.write(text.toString().getBytes(StandardCharsets.ISO_8859_1)));
    } catch (FileProblem problem) {
      messages.print("error: " + problem.getMessage() + "\n");
    }
  }
}
