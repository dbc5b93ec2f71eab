// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.mortise.pipeline.flags.FlagTable;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A program that the launcher can run, such as {@code mortise-opt}.
 *
 * <p>In a framework the launcher finds it as a service with the property {@value #NAME_PROPERTY}; without a framework,
 * by {@link java.util.ServiceLoader} and {@link #name()}, or by an index of the services found so. A tool therefore has
 * both annotations, and a public constructor without parameters; {@link ClassPathIndex} prefers a constructor with a
 * {@link Registry}:
 *
 * <pre>{@code
 * @AutoService(CommandLineTool.class)
 * @Component(property = CommandLineTool.NAME_PROPERTY + "=opt")
 * public final class OptTool implements CommandLineTool { ... }
 * }</pre>
 *
 * <p>A tool never ends the virtual machine and keeps nothing between runs; several runs may be concurrent.
 */
@ConsumerType
public interface CommandLineTool {
  /** The service property that holds the tool's {@link #name()}. */
  String NAME_PROPERTY = "mortise.tool";

  /** Returns the name by which the launcher finds the tool: {@code opt} for {@code bin/mortise-opt}. */
  String name();

  /**
   * Runs the tool. The streams are unbuffered; the tool flushes its own buffers and does not close the streams.
   *
   * @param arguments the command line as the user gave it, without the tool's name
   * @return the exit status
   * @throws IOException when a stream breaks; bad input is a diagnostic and a status, not an exception
   */
  int run(String[] arguments, InputStream in, OutputStream out, OutputStream err) throws IOException;

  /**
   * Runs the tool like {@link #run(String[], InputStream, OutputStream, OutputStream)}, in a given folder, or with an
   * observer. A tool that opens no files and runs no passes needs only the other method.
   */
  default int run(Invocation call) throws IOException {
    return run(call.arguments(), call.in(), call.out(), call.err());
  }

  /** Returns the flags of the tool other than its passes. */
  default FlagTable flags() {
    return FlagTable.NONE;
  }
}
