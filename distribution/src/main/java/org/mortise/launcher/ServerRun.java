// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import org.mortise.worker.FileStamp;
import org.mortise.worker.Server;
import org.mortise.worker.ServerOptions;

/** Runs this process as the server of {@code mortise-opt}'s clients, which have started it. */
final class ServerRun {
  static final String TOOL = "server";
  private static final int ARGUMENTS = 3;

  private ServerRun() {}

  /** @param arguments the socket, the key of the clients, and the number of seconds without a run to end after */
  static int run(Installation installation, String[] arguments) throws IOException, LaunchException {
    if (arguments.length != ARGUMENTS || !arguments[2].matches("\\d{1,6}")) {
      throw new LaunchException("a server is started by mortise-opt, if MORTISE_SERVER=1 is set");
    }
    String started = jars(installation);
    ServerOptions options = new ServerOptions(Path.of(arguments[0]), arguments[1],
        Integer.parseInt(arguments[2]), () -> jars(installation).equals(started));
    try (InstallationToolchains toolchains = new InstallationToolchains(installation)) {
      Server.serve(options, toolchains);
    }
    return 0;
  }

  /** Describes the jars of the installation, which a new version of it replaces. */
  private static String jars(Installation installation) {
    StringBuilder text = new StringBuilder();
    try {
      for (File jar : installation.classPath(WorkerRun.TOOL)) {
        text.append(FileStamp.of(jar.toPath())).append('\n');
      }
    } catch (IOException removed) {
      return "";
    }
    return text.toString();
  }
}
