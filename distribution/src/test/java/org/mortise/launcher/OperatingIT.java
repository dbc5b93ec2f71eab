// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.osgi.SampleBundles;

/** The settings of the console, and the optional bundles of the distribution. */
class OperatingIT {
  private static final String CONFIGURATION = "org.mortise.console.cfg";

  @TempDir Path folder;

  private TestInstallation installation;

  @BeforeEach
  void install() throws Exception {
    installation = TestInstallation.withoutArchive(folder.resolve("a folder"));
  }

  private RunningConsole console(Map<String, String> environment) throws IOException {
    return new RunningConsole(folder, List.of(installation.home().resolve("bin/mortise").toString()), environment);
  }

  private TestInstallation.Result run(String optional, String command) throws Exception {
    return installation.run(
        installation.home().resolve("bin/mortise"), Map.of("MORTISE_OPTIONAL", optional), "", "-c", command);
  }

  private void configure(String text) throws IOException {
    Files.writeString(installation.home().resolve("deploy").resolve(CONFIGURATION), text);
  }

  @Test
  void timeout_changedWhileConsoleRuns_limitsRuns() throws Exception {
    SampleBundles.buildAll();
    Files.copy(SampleBundles.jar("faulty").toPath(), installation.home().resolve("deploy/faulty.jar"));
    Files.writeString(folder.resolve("in.mlir"), "func.func private @f()\n");
    try (RunningConsole console = console(Map.of())) {
      console.typeUntil("passes", "fault ");
      configure("timeout = 1\nhistory.size = many\n");
      console.await("the setting history.size of org.mortise.console is 'many'", 0); // reported after all are in use
      String message = "the run has been cancelled after 1 s, the setting 'timeout' of org.mortise.console";
      assertThat(console.type("opt --fault=kind=endless in.mlir")).contains(message);
      assertThat(console.type("opt in.mlir")).contains("func.func private @f()");

      configure("timeout = soon\n");
      console.await("the setting timeout of org.mortise.console is 'soon' and not a number from 0 on", 0);
    }
  }

  @Test
  void optional_notNamed_isNotStarted() throws Exception {
    assertThat(run("", "version").out()).contains("org.mortise.console").doesNotContain("felix.log", "gogo.shell");
  }

  @Test
  void optional_unknownName_isReported() throws Exception {
    TestInstallation.Result result = run("lgo", "version");

    assertThat(result.status()).isEqualTo(70);
    assertThat(result.err()).contains("MORTISE_OPTIONAL names 'lgo', but there are no jars in ",
        " contains log, remote-shell, web-console");
  }

  @Test
  void optional_propertyWithoutValue_isRequired() throws Exception {
    SampleBundles.buildAll();
    Path part = installation.home().resolve("optional/web-console");
    Files.copy(SampleBundles.jar("views").toPath(), part.resolve("any.jar"));

    TestInstallation.Result result = run("web-console", "version");

    assertThat(result.status()).isEqualTo(70);
    assertThat(result.err()).contains("set felix.webconsole.password in ", "framework.properties first");
  }

  /** A component that cannot be activated is a fault that Declarative Services write to the Log Service. */
  @Test
  void log_componentFails_isForwarded() throws Exception {
    SampleBundles.buildAll();
    Files.copy(SampleBundles.jar("broken").toPath(), installation.home().resolve("deploy/broken.jar"));

    assertThat(run("log", "snapshot").err()).contains("broken on purpose", "org.mortise.osgi.sample.broken");
    assertThat(run("log", "version").out()).contains("org.apache.felix.log", "org.mortise.log");
  }

  @Test
  void remoteShell_connection_runsCommands() throws Exception {
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    Path properties = installation.home().resolve("optional/remote-shell/framework.properties");
    Files.writeString(properties, Files.readString(properties).replace("--port=2019", "--port=" + port));
    Files.writeString(folder.resolve("in.mlir"), "func.func private @remote()\n");
    try (RunningConsole console = console(Map.of("MORTISE_OPTIONAL", "remote-shell"))) {
      console.type("version");
      assertThat(answer(port, "opt " + folder.resolve("in.mlir") + "\n")).contains("func.func private @remote()");
      assertThat(console.type("echo here")).isEqualTo("here");
    }
  }

  /** Connects, types a line, and returns the output until the program ends. */
  private static String answer(int port, String line) throws Exception {
    try (Socket socket = connect(port)) {
      socket.setSoTimeout((int) Surroundings.PATIENCE.toMillis());
      socket.getOutputStream().write(line.getBytes(StandardCharsets.UTF_8));
      socket.getOutputStream().flush();
      InputStream in = socket.getInputStream();
      StringBuilder text = new StringBuilder();
      while (text.indexOf("@remote()") < 0) {
        int next = in.read();
        if (next < 0) {
          break;
        }
        text.append((char) next);
      }
      return text.toString();
    }
  }

  private static Socket connect(int port) throws Exception {
    long end = System.nanoTime() + Surroundings.PATIENCE.toNanos();
    while (true) {
      try {
        return new Socket(InetAddress.getLoopbackAddress(), port);
      } catch (IOException notYet) {
        if (System.nanoTime() > end) {
          throw notYet;
        }
        Thread.sleep(100);
      }
    }
  }
}
