// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.launcher.TestInstallation.Result;

/** Starts the assembled distribution by its script, like a user. */
class LauncherIT {
  private static final Map<String, String> FRAMEWORK = Map.of("MORTISE_FRAMEWORK", "1");

  @TempDir static Path shared;

  private static TestInstallation plain;
  private static TestInstallation withTool;

  @TempDir Path temporary;

  private TestInstallation installation;

  @BeforeAll
  static void install() throws Exception {
    plain = TestInstallation.copyTo(shared.resolve("a folder"));
    withTool = TestInstallation.copyTo(shared.resolve("with tool"));
    withTool.addEcho("bundles");
  }

  @BeforeEach
  void usePlain() throws Exception {
    plain.undeployAll();
    withTool.undeployAll();
    installation = plain;
  }

  /** A tool in {@code bundles} runs from the class path, in {@code deploy} on the framework, with the same result. */
  @ParameterizedTest
  @ValueSource(strings = {"bundles", "deploy"})
  void launch_anyTool_passesArgumentsStreamsAndStatus(String folder) throws Exception {
    if (folder.equals("bundles")) {
      installation = withTool;
    } else {
      installation.addEcho(folder);
    }

    Result result = run(Map.of(), "x", "a", "b c", "$HOME");

    assertThat(result).isEqualTo(new Result(3, "a|b c|$HOME\nx", ""));
  }

  @Test
  void launch_frameworkRequested_usesFramework() throws Exception {
    installation = withTool;

    assertThat(run(FRAMEWORK, "x", "a")).isEqualTo(new Result(1, "a\nx", ""));
  }

  @Test
  void launch_symbolicLink_findsInstallation() throws Exception {
    installation = withTool;
    Path absolute = Files.createSymbolicLink(shared.resolve("one"), installation.script());
    Path relative = Files.createSymbolicLink(shared.resolve("two"), absolute.getFileName());

    assertThat(installation.run(relative, Map.of(), "", "a")).isEqualTo(new Result(1, "a\n", ""));
  }

  /** Runs the script by a shell from its folder, as after {@code jar xf}, which sets no file executable. */
  @ParameterizedTest
  @ValueSource(strings = {"sh", "bash"})
  void launch_scriptNotExecutable_runsByShell(String shell) throws Exception {
    installation = TestInstallation.withoutArchive(temporary.resolve("a folder"));
    installation.addEcho("bundles");
    String script = installation.script().toString();
    assertThat(installation.script().toFile().setExecutable(false, false)).isTrue();
    Path runner = Path.of("/bin", shell);

    assertThat(installation.run(runner, Map.of(), "", script, "a b")).isEqualTo(new Result(1, "a b\n", ""));
    Result inside = installation.run(runner, Map.of(), "", "-c",
        "cd '" + installation.home() + "/bin' && exec " + shell + " mortise-echo a");
    assertThat(inside).isEqualTo(new Result(1, "a\n", ""));
    Result beside = installation.run(runner, Map.of("CDPATH", "/"), "", "-c",
        "cd '" + installation.home() + "' && exec " + shell + " bin/mortise-echo a");
    assertThat(beside).as("there is a folder /bin, too").isEqualTo(new Result(1, "a\n", ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"C", "POSIX", ""})
  void launch_nonAsciiFileNames_works(String locale) throws Exception {
    assumeTrue(Charset.forName(System.getProperty("sun.jnu.encoding")).newEncoder().canEncode('\u00fc'),
        "the tests' own locale has such names");
    installation = TestInstallation.withoutArchive(temporary.resolve("\u00fcber"));
    installation.addEcho("bundles");

    assertThat(run(Map.of("LC_ALL", locale), "x", "\u00e4")).isEqualTo(new Result(1, "\u00e4\nx", ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1"})
  void launch_missingTool_reportsError(String framework) throws Exception {
    Result result = run(Map.of("MORTISE_FRAMEWORK", framework), "");

    assertThat(result).isEqualTo(
        new Result(70, "", "mortise-echo: no bundle of this installation has the tool 'echo'\n"));
  }

  @Test
  void launch_missingJava_reportsError() throws Exception {
    Result result = run(Map.of("JAVA_HOME", temporary.toString()), "");

    assertThat(result.status()).isEqualTo(127);
    assertThat(result.err()).startsWith("mortise-echo: JAVA_HOME is '" + temporary + "', which has no bin/java: ");
  }

  @Test
  void launch_missingDeployFolder_reportsAndRuns() throws Exception {
    installation = withTool;
    Path missing = temporary.resolve("missing");

    assertThat(run(Map.of("MORTISE_DEPLOY", missing.toString()), "", "a")).isEqualTo(new Result(
        1, "a\n", "mortise: there is no folder '" + missing + "', which MORTISE_DEPLOY names\n"));
  }

  @Test
  void launch_unusableBundle_reportsAndRuns() throws Exception {
    installation = withTool;
    installation.deployEmptyBundle("lonely", "no.such.pkg");
    Files.writeString(installation.home().resolve("deploy/broken.jar"), "not a jar");

    Result result = run(Map.of(), "x", "a");

    assertThat(result.out()).isEqualTo("a\nx");
    assertThat(result.err().lines())
        .hasSize(2)
        .anyMatch(line -> line.startsWith("mortise: broken.jar is not used: "))
        .contains("mortise: lonely 0.0.0 is not used: it needs package no.such.pkg, which no bundle exports: deploy "
            + "the bundle"
            + " that exports it, or build lonely without it");
  }

  @Test
  void launch_afterRun_leavesNoFiles() throws Exception {
    installation.addEcho("deploy");
    Path scratch = Files.createDirectory(temporary.resolve("scratch"));

    Result result = run(Map.of("MORTISE_JAVA_OPTS", "-Djava.io.tmpdir=" + scratch), "", "a");

    assertThat(result.out()).isEqualTo("a\n");
    assertThat(scratch).isEmptyDirectory();
  }

  @Test
  void launch_noStorageFolder_reportsError() throws Exception {
    installation.addEcho("deploy");
    Path missing = temporary.resolve("missing");

    Result result = run(Map.of("MORTISE_JAVA_OPTS", "-Djava.io.tmpdir=" + missing), "", "a");

    assertThat(result.status()).isEqualTo(70);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).as("Java 25 warns before").endsWith("mortise-echo: the framework needs a folder for "
        + "itself, and in " + missing + " none can be made: name another one with "
        + "MORTISE_JAVA_OPTS=-Djava.io.tmpdir=FOLDER\n");
  }

  @Test
  void launch_concurrentRuns_succeed() throws Exception {
    installation.addEcho("deploy");
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<Result>> runs = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        String argument = "run" + i;
        runs.add(threads.submit(() -> run(Map.of(), "", argument)));
      }
      for (int i = 0; i < 8; i++) {
        assertThat(runs.get(i).get()).isEqualTo(new Result(1, "run" + i + "\n", ""));
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1"})
  void launch_closedOutput_endsSilently(String framework) throws Exception {
    StringBuilder program = new StringBuilder();
    for (int i = 0; i < 5000; i++) { // more than the capacity of a pipe
      program.append("func.func private @a_function_whose_name_is_long_").append(i).append("()\n");
    }
    String opt = "'" + installation.home().resolve("bin/mortise-opt") + "'";

    Result result = installation.run(Path.of("/bin/bash"), Map.of("MORTISE_FRAMEWORK", framework), program.toString(),
        "-c", opt + " | head -n 1; exit ${PIPESTATUS[0]}");

    assertThat(result).isEqualTo(new Result(74, "module {\n", ""));
  }

  /**
   * Runs a real tool from the class path, on the framework by request, and on the framework because of a deployed
   * bundle.
   */
  @ParameterizedTest
  @ValueSource(strings = {
    "func.func @f(%c: i1) {\n  %0 = memref.alloc() : memref<2xi8>\n  return\n}\n",
    "func.func @f() {\n  return %0 : i8\n}\n",
    "no.such_op\n"
  })
  void printsTheSameInAllModes(String program) throws Exception {
    Path opt = installation.home().resolve("bin/mortise-opt");
    String[] flags = {"--ownership-based-buffer-deallocation", "--bufferization-lower-deallocations"};

    Result classPath = installation.run(opt, Map.of(), program, flags);
    Result framework = installation.run(opt, FRAMEWORK, program, flags);
    installation.addEcho("deploy");
    Result deployed = installation.run(opt, Map.of(), program, flags);

    assertThat(framework).isEqualTo(classPath);
    assertThat(deployed).isEqualTo(classPath);
    assertThat(classPath.status() == 0 ? classPath.out() : classPath.err()).contains(
        classPath.status() == 0 ? "memref.dealloc" : "error: ");
  }

  private Result run(Map<String, String> environment, String input, String... arguments) throws Exception {
    return installation.run(installation.script(), environment, input, arguments);
  }
}
