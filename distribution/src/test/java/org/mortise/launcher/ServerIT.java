// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.launcher.TestInstallation.Result;

/**
 * {@code MORTISE_SERVER=1}. The client is given a script that starts the server, but prints {@code PLAIN} where the
 * installed script would run without it, so that a test can distinguish both.
 */
class ServerIT {
  private static final Path PERL = Path.of("/usr/bin/perl");
  private static final String PROGRAM = "module {\n}\n";
  private static final String PRINTED = PROGRAM + "\n";
  /** Command lines, whose standard input is the program. */
  private static final List<String> LINES = List.of(
      "--cse", "wrong.mlir", "--nonsense", "--version", "a.mlir -o out", "--bundle=none.jar",
      "--output-dir=dir a.mlir wrong.mlir none.mlir");
  private static final Result PLAIN = new Result(42, "PLAIN\n", "");

  @TempDir static Path shared;
  private static TestInstallation installation;

  @TempDir Path folder;
  private Path sockets;
  private Path script;
  private final Map<String, String> environment = new HashMap<>();

  @BeforeAll
  static void install() throws Exception {
    assumeTrue(Files.isExecutable(PERL), "perl is not installed");
    assumeTrue(Files.isDirectory(Path.of("/proc/self")), "there is no /proc, in which the test finds servers");
    installation = TestInstallation.withoutArchive(shared.resolve("a folder"));
  }

  @BeforeEach
  void prepare() throws Exception {
    installation.undeployAll();
    Files.writeString(folder.resolve("a.mlir"), PROGRAM);
    Files.writeString(folder.resolve("wrong.mlir"), "nonsense\n");
    script = Files.writeString(folder.resolve("script"), "#!/bin/sh\n[ \"$MORTISE_TOOL\" != server ] || exec '"
        + installation.home() + "/bin/mortise-opt' \"$@\"\necho PLAIN\nexit 42\n");
    assertThat(script.toFile().setExecutable(true)).isTrue();
    environment.putAll(
        Map.of("MORTISE_SERVER", "1", "MORTISE_ARCHIVE", "off", "XDG_RUNTIME_DIR", folder.toString()));
    sockets = folder.resolve("mortise");
  }

  @AfterEach
  void stop() {
    servers().forEach(ProcessHandle::destroyForcibly);
  }

  @Test
  void run_noServer_runsPlainAndStartsOne() throws Exception {
    assertThat(run("", "a.mlir")).isEqualTo(PLAIN);
    assertThat(startServer()).isEqualTo(new Result(0, PRINTED, ""));
    assertThat(servers()).hasSize(1);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(sockets))).isEqualTo("rwx------");
  }

  @Test
  void run_server_sameAsPlain() throws Exception {
    startServer();
    for (String words : LINES) {
      assertSameAsPlain(words);
    }
    installation.addMark("deploy", "deployed");
    assertSameAsPlain("--mark-it a.mlir");
  }

  private void assertSameAsPlain(String words) throws Exception {
    String[] line = words.split(" ");
    String real = installation.home() + "/bin/mortise-opt";
    Result plain = start(List.of(real), Map.of("MORTISE_ARCHIVE", "off"), PROGRAM, line);
    assertThat(run(PROGRAM, line)).as(words).isEqualTo(plain);
  }

  @Test
  void run_otherValueOfVariable_runsPlain() throws Exception {
    String real = installation.home() + "/bin/mortise-opt";
    Map<String, String> off = new HashMap<>(environment);
    off.put("MORTISE_SERVER", "0");
    assertThat(start(List.of(real), off, PROGRAM)).isEqualTo(new Result(0, PRINTED, ""));
    assertThat(sockets).doesNotExist();
  }

  @Test
  void run_fileOfProcess_runsPlain() throws Exception {
    startServer();
    assertThat(run(PROGRAM, "/dev/stdin")).isEqualTo(PLAIN);
    assertThat(run(PROGRAM, "-o", "/dev/stdout")).isEqualTo(PLAIN);
    assertThat(run(PROGRAM, "-o=/dev/stdout")).isEqualTo(PLAIN);
    assertThat(run(PROGRAM, "--debug-only=greedy")).isEqualTo(PLAIN);
    Path other = Files.createDirectories(folder.resolve("dev")).resolve("a.mlir");
    Files.writeString(other, PROGRAM);
    assertThat(run(PROGRAM, other.toString())).as("a user's folder").isEqualTo(new Result(0, PRINTED, ""));
  }

  @Test
  void run_otherEnvironment_usesOtherServer() throws Exception {
    startServer();
    environment.put("MORTISE_JAVA_OPTS", "-Xmx200m");
    assertThat(run("", "a.mlir")).isEqualTo(PLAIN);
    assertThat(startServer()).isEqualTo(new Result(0, PRINTED, ""));
    assertThat(servers()).hasSize(2);
  }

  @Test
  void run_bundleDeployed_isSeenByNextRun() throws Exception {
    startServer();
    assertThat(run("", "--mark-it", "a.mlir").err()).contains("Unknown command line argument '--mark-it'");
    Path bundle = installation.addMark("deploy", "one");
    assertThat(run("", "--mark-it", "a.mlir").out()).contains("noise of a bundle", "test.mark = \"one\"");
    Files.delete(bundle);
    installation.addMark("deploy", "two");
    assertThat(run("", "--mark-it", "a.mlir").out()).contains("test.mark = \"two\"");
  }

  @Test
  void run_installationChanged_runsPlainAndStartsNewServer() throws Exception {
    startServer();
    ProcessHandle old = servers().get(0);
    Path jar = Files.list(installation.home().resolve("lib/worker")).findFirst().orElseThrow();
    Files.setLastModifiedTime(jar, Files.getLastModifiedTime(jar)); // as by a copy with the old time
    assertThat(run("", "a.mlir")).isEqualTo(PLAIN);
    await(() -> !old.isAlive());
    assertThat(startServer()).isEqualTo(new Result(0, PRINTED, ""));
  }

  @Test
  void run_serverKilled_runsPlainAndStartsNewServer() throws Exception {
    startServer();
    servers().forEach(ProcessHandle::destroyForcibly);
    await(() -> servers().isEmpty());
    assertThat(run(PROGRAM, "-")).isEqualTo(PLAIN);
    assertThat(startServer()).isEqualTo(new Result(0, PRINTED, ""));
  }

  @Test
  void run_serverWithoutMemory_runsPlain() throws Exception {
    installation.addMark("deploy", "greedy");
    environment.put("MORTISE_JAVA_OPTS", "-Xmx100m");
    startServer();
    ProcessHandle old = servers().get(0);
    assertThat(run(PROGRAM, "--mark-it=first=exhaust")).isEqualTo(PLAIN);
    await(() -> !old.isAlive()); // the state of its process is doubtful; the client may have started another one
  }

  @Test
  void run_clientKilled_endsServerWithHangingRun() throws Exception {
    installation.addMark("deploy", "endless");
    startServer();
    List<String> line =
        List.of(PERL.toString(), client(), script.toString(), "--mark-it=first=loop", "a.mlir");
    Process client = process(line, environment).start();
    ProcessHandle server = servers().get(0);
    TimeUnit.SECONDS.sleep(1);
    assertThat(client.isAlive()).isTrue();
    client.destroy();
    assertThat(client.waitFor()).as("SIGTERM").isEqualTo(128 + 15);
    await(() -> !server.isAlive());
  }

  @Test
  void run_folderOpenToOthers_runsPlainWithoutServer() throws Exception {
    Files.createDirectory(sockets);
    Files.setPosixFilePermissions(sockets, PosixFilePermissions.fromString("rwxr-xr-x"));
    assertThat(run("", "a.mlir")).isEqualTo(PLAIN);
    assertThat(servers()).isEmpty();
  }

  @Test
  void server_idle_ends() throws Exception {
    environment.put("MORTISE_SERVER_IDLE", "2");
    startServer();
    await(() -> servers().isEmpty());
  }

  @Test
  void server_stopRequested_ends() throws Exception {
    startServer();
    environment.put("MORTISE_SERVER", "stop");
    assertThat(run("")).isEqualTo(new Result(0, "", ""));
    await(() -> servers().isEmpty());
  }

  /** The server must close the files and pipes of the run that started it. */
  @Test
  void server_started_closesPipes() throws Exception {
    Process client = process(List.of(PERL.toString(), client(), script.toString(), "a.mlir"), environment)
        .redirectErrorStream(true).start();
    assertThat(new String(client.getInputStream().readAllBytes(), StandardCharsets.UTF_8)).isEqualTo("PLAIN\n");
    startServer();
  }

  /** Runs until a server has answered. */
  private Result startServer() throws Exception {
    long end = System.nanoTime() + Surroundings.PATIENCE.toNanos();
    Result result = run("", "a.mlir");
    while (result.equals(PLAIN) && System.nanoTime() < end) {
      TimeUnit.MILLISECONDS.sleep(100);
      result = run("", "a.mlir");
    }
    return result;
  }

  private static void await(BooleanSupplier condition) throws Exception {
    long end = System.nanoTime() + Surroundings.PATIENCE.toNanos();
    while (!condition.getAsBoolean() && System.nanoTime() < end) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    assertThat(condition.getAsBoolean()).isTrue();
  }

  private List<ProcessHandle> servers() {
    return ProcessHandle.allProcesses().filter(process -> commandLine(process).contains("Main server " + sockets))
        .toList();
  }

  /** Returns the whole command line; ProcessHandle truncates long ones. */
  private static String commandLine(ProcessHandle process) {
    try {
      return Files.readString(Path.of("/proc/" + process.pid() + "/cmdline")).replace('\0', ' ');
    } catch (IOException ended) {
      return "";
    }
  }

  private static String client() {
    return installation.home() + "/lib/client.pl";
  }

  private Result run(String input, String... arguments) throws Exception {
    return start(List.of(PERL.toString(), client(), script.toString()), environment, input, arguments);
  }

  private Result start(List<String> command, Map<String, String> variables, String input, String... arguments)
      throws Exception {
    List<String> line = new ArrayList<>(command);
    line.addAll(List.of(arguments));
    Path in = Files.writeString(folder.resolve("in"), input);
    Path out = folder.resolve("stdout");
    Path err = folder.resolve("stderr");
    Process process = process(line, variables).redirectInput(in.toFile()).redirectOutput(out.toFile())
        .redirectError(err.toFile()).start();
    assertThat(process.waitFor(Surroundings.PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
    return new Result(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  private ProcessBuilder process(List<String> line, Map<String, String> variables) {
    return Surroundings.process(line, variables).directory(folder.toFile());
  }
}
