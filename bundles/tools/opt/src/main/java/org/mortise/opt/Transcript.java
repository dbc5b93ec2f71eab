// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.Invocation;

/**
 * A file with everything that a run prints, and with its exit status as the last line ({@code --transcript}). The run
 * itself succeeds then, so that a build system keeps the file, and a test can check messages and status.
 *
 * @param file the name of the file
 * @param rest the command line without the flag
 */
record Transcript(String file, String[] rest) {
  /** A run that prints to the streams of a call. */
  interface Run {
    int run(Invocation call) throws IOException;
  }

  /**
   * Returns the transcript that a command line requests; null for none. The command line need not be correct: its
   * mistakes are part of the transcript.
   */
  static @Nullable Transcript of(String[] arguments) {
    String name = Flags.TRANSCRIPT.dashed();
    List<String> rest = new ArrayList<>();
    String file = null;
    for (int i = 0; i < arguments.length; i++) {
      String argument = arguments[i].startsWith("--") ? arguments[i] : "-" + arguments[i];
      if (argument.startsWith(name + "=")) {
        file = argument.substring(name.length() + 1);
      } else if (argument.equals(name) && i + 1 < arguments.length) {
        file = arguments[++i];
      } else {
        rest.add(arguments[i]);
      }
    }
    return file == null ? null : new Transcript(file, rest.toArray(String[]::new));
  }

  /**
   * Does a run and writes the file.
   *
   * @throws FileProblem if the file cannot be written
   */
  void record(Invocation call, Run run) throws IOException, FileProblem {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    int status = run.run(call.withArguments(rest).withOutput(text, text));
    OutputFile.writeNamed(call, file, out -> write(out, text.toByteArray(), status));
  }

  private static void write(OutputStream out, byte[] text, int status) throws IOException {
    out.write(text);
    if (text.length > 0 && text[text.length - 1] != '\n') {
      out.write('\n');
    }
    out.write(("mortise-opt: exit status " + status + "\n").getBytes(StandardCharsets.US_ASCII));
  }
}
