// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.mortise.worker.Worker;

/**
 * Runs this process as a persistent worker of Bazel. Standard output carries the protocol only: all other output of
 * this process, including writes to {@code System.out}, goes to standard error.
 *
 * <p>The system property {@code mortise.worker.out} names the file of the real standard output if the script has
 * redirected that of the process, so that even the virtual machine and native code cannot write to it.
 */
final class WorkerRun {
  static final String TOOL = "worker";

  private WorkerRun() {}

  static int run(Installation installation, String[] arguments) throws IOException, LaunchException {
    String redirected = System.getProperty("mortise.worker.out");
    InputStream in = new BufferedInputStream(new FileInputStream(FileDescriptor.in));
    System.setIn(InputStream.nullInputStream());
    System.setOut(System.err);
    try (OutputStream out = redirected == null
            ? new FileOutputStream(FileDescriptor.out) : new FileOutputStream(redirected);
        InstallationToolchains toolchains = new InstallationToolchains(installation)) {
      return Worker.serve(arguments, in, out, System.err, toolchains);
    }
  }
}
