// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce;

import java.io.IOException;
import java.util.function.Consumer;
import org.mortise.opt.FileProblem;
import org.mortise.opt.OutputFile;
import org.mortise.pipeline.Invocation;

/** The smallest program so far, which is written once: at the end, or when the process is ended by a signal. */
final class Result {
  /** A registration that is cancelled by closing it. */
  interface Hook extends AutoCloseable {
    @Override
    void close();
  }

  private static final String STANDARD_OUTPUT = "-";

  private final String name;
  private final Invocation call;
  private final Consumer<String> messages;
  private boolean isWritten;
  private volatile byte[] best = {};

  Result(String name, Invocation call, Consumer<String> messages) {
    this.name = name;
    this.call = call;
    this.messages = messages;
  }

  /** Checks before the work that the file can be written. */
  void checkWritable() throws FileProblem {
    if (!name.equals(STANDARD_OUTPUT)) {
      OutputFile.checkNamed(call, name);
    }
  }

  void improve(byte[] better) {
    best = better;
  }

  byte[] best() {
    return best;
  }

  /** Writes the smallest program when the process is ended, until the result is closed. */
  Hook writeOnShutdown() {
    Thread hook = new Thread(() -> {
      messages.accept("interrupted; writing the smallest program so far");
      try {
        write();
      } catch (IOException | FileProblem broken) {
        messages.accept(String.valueOf(broken.getMessage()));
      }
    }, "mortise-reduce shutdown");
    Runtime.getRuntime().addShutdownHook(hook);
    return () -> remove(hook);
  }

  private static void remove(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // the hook runs already
    }
  }

  /**
   * Writes the program, unless it has been written; waits while another thread writes it. A file appears whole or not
   * at all.
   */
  synchronized void write() throws IOException, FileProblem {
    if (isWritten) {
      return;
    }
    isWritten = true;
    if (name.equals(STANDARD_OUTPUT)) {
      call.out().write(best);
      call.out().flush();
      return;
    }
    try {
      OutputFile.writeNamed(call, name, out -> out.write(best));
    } catch (FileProblem problem) { // such as a full disk, after hours of work
      messages.accept("the program is printed to the standard output, as its file cannot be written");
      call.out().write(best);
      call.out().flush();
      throw problem;
    }
  }
}
