// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * One run of a {@link CommandLineTool}, with everything that a tool would otherwise get from its process. Several runs
 * in one process have different folders and streams, so a tool never uses {@code System.out} or the folder of the
 * process.
 *
 * @param arguments the command line as the user gave it, without the tool's name
 * @param directory the folder against which names of files are resolved; empty for the process's folder
 * @param in the standard input, unbuffered
 * @param out the standard output, unbuffered; the tool flushes its own buffers and does not close the stream
 * @param err the standard error for messages, under the same rules
 * @param observer an additional observer of the passes, or null
 * @param threads the maximum number of threads; the output does not depend on it
 */
public record Invocation(String[] arguments, Path directory, InputStream in, OutputStream out, OutputStream err,
    @Nullable PassObserver observer, int threads) {
  /** Creates a run in the working directory, without an observer, with one thread per processor. */
  public static Invocation of(String[] arguments, InputStream in, OutputStream out, OutputStream err) {
    return new Invocation(arguments, Path.of(""), in, out, err, null, RunOptions.DEFAULTS.threads());
  }

  /** Returns this run in another folder. */
  public Invocation inDirectory(Path folder) {
    return new Invocation(arguments, folder, in, out, err, observer, threads);
  }

  /** Returns this run with an observer of the passes. An exception of the observer ends the run. */
  public Invocation observedBy(PassObserver passObserver) {
    return new Invocation(arguments, directory, in, out, err, passObserver, threads);
  }

  /** Returns this run with another command line. */
  public Invocation withArguments(String[] line) {
    return new Invocation(line, directory, in, out, err, observer, threads);
  }

  /** Returns this run with other streams. */
  public Invocation withOutput(OutputStream newOut, OutputStream newErr) {
    return new Invocation(arguments, directory, in, newOut, newErr, observer, threads);
  }

  /** Returns this run with another maximum number of threads. */
  public Invocation withThreads(int number) {
    return new Invocation(arguments, directory, in, out, err, observer, number);
  }

  /** Resolves a file name from the user against the working directory. */
  public Path resolve(String name) {
    return directory.resolve(name);
  }
}
