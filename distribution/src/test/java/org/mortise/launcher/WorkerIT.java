// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code mortise-opt --persistent_worker}, as Bazel starts it. */
class WorkerIT {
  private static final Map<String, String> NO_ARCHIVE = Map.of("MORTISE_ARCHIVE", "off");
  private static final int REQUESTS = 1000;
  private static final int SETS = 3;

  @TempDir static Path shared;
  private static TestInstallation installation;

  @TempDir Path folder;

  @BeforeAll
  static void install() throws Exception {
    installation = TestInstallation.withoutArchive(shared.resolve("a folder"));
  }

  @BeforeEach
  void write() throws Exception {
    Files.writeString(folder.resolve("a.mlir"), "module {\n}\n");
  }

  @Test
  void worker_module_sameBytesAsSingleRun() throws Exception {
    Path program = Path.of("src/main/conf/training/buffers.mlir").toAbsolutePath();
    String[] flags = {"--buffer-deallocation-pipeline", "--canonicalize", "--cse", program.toString()};
    installation.run(script(), NO_ARCHIVE, "", concat(flags, "-o", folder.resolve("single.mlir").toString()));
    try (RunningWorker worker = start("--canonicalize")) {
      assertThat(worker.call(concat(flags, "-o", "first.mlir"))).isEqualTo("0: ");
      assertThat(worker.call(concat(flags, "-o", "second.mlir"))).isEqualTo("0: ");
      String wrong = worker.call("none.mlir");
      assertThat(wrong).isEqualTo("1: cannot open input file 'none.mlir': No such file or directory\n");
      assertThat(worker.rest()).isEmpty();
      assertThat(worker.status()).isZero();
    }
    assertThat(folder.resolve("first.mlir")).hasSameTextualContentAs(folder.resolve("single.mlir"));
    assertThat(folder.resolve("second.mlir")).hasSameTextualContentAs(folder.resolve("single.mlir"));
  }

  /** Each request has its own files of the same names; all are under way at the same time. */
  @Test
  void worker_multiplexedInSandboxes_usesFilesOfEach() throws Exception {
    int count = 20;
    try (RunningWorker worker = start("--worker_requests=4")) {
      for (int i = 0; i < count; i++) {
        Path box = Files.createDirectories(folder.resolve("sandbox/" + i));
        Files.writeString(box.resolve("a.mlir"), "module @m" + i + " {\n}\n");
        Files.copy(installation.addMark("licences", "box" + i % SETS), box.resolve("mark.jar"));
        Files.writeString(box.resolve("flags"), "--bundle=mark.jar\n--mark-it\na.mlir\n-o\nout.mlir\n");
        worker.sendInSandbox("sandbox/" + i, i, "--flagfile=flags");
      }
      for (int i = 0; i < count; i++) {
        assertThat(worker.receive()).isEqualTo("0: ");
      }
    }
    for (int i = 0; i < count; i++) {
      assertThat(folder.resolve("sandbox/" + i + "/out.mlir"))
          .hasContent("module @m" + i + " attributes {test.mark = \"box" + i % SETS + "\"} {\n}\n\n");
    }
  }

  /** The fields that Bazel 4 does not send (sandbox, verbosity, cancellation), and an unknown one. */
  @Test
  void worker_fieldsOfNewerProtobuf_areUnderstood() throws Exception {
    Path box = Files.createDirectories(folder.resolve("box"));
    Files.writeString(box.resolve("b.mlir"), "module @b {\n}\n");
    String output = "module @b {\n}\n\n";
    byte[] cancelled = message("\30\7\40\1");
    byte[] request = message("\12\6b.mlir" + "\30\5" + "\50\12" + "\62\3box" + "\112\5later");
    byte[] both = new byte[cancelled.length + request.length];
    System.arraycopy(cancelled, 0, both, 0, cancelled.length);
    System.arraycopy(request, 0, both, cancelled.length, request.length);
    byte[] expected = message("\22" + (char) output.length() + output + "\30\5");
    try (RunningWorker worker = start("--worker_protocol=proto")) {
      assertThat(worker.exchange(both, expected.length)).isEqualTo(expected);
      assertThat(worker.rest()).isEmpty();
      assertThat(worker.status()).isZero();
      assertThat(worker.log()).contains("request 5: exit status 0");
    }
  }

  /** Returns a message of protobuf after its length. */
  private static byte[] message(String fields) {
    return ((char) fields.length() + fields).getBytes(StandardCharsets.ISO_8859_1);
  }

  /** Output of a bundle and logs and warnings of the virtual machine are kept out of the protocol. */
  @ParameterizedTest
  @ValueSource(strings = {"script", "java"})
  void worker_processPrints_printsToStandardErrorOnly(String launcher) throws Exception {
    Path mark = installation.addMark("licences", "noisy");
    String home = installation.home().toString();
    boolean isScript = launcher.equals("script");
    Map<String, String> environment =
        Map.of("MORTISE_ARCHIVE", "off", "MORTISE_JAVA_OPTS", "-Xlog:gc -XX:+PrintCommandLineFlags");
    List<String> command = isScript ? List.of(script().toString()) : List.of(
        System.getProperty("java.home") + "/bin/java", "-Dmortise.home=" + home, "-cp",
        home + "/lib/*:" + home + "/lib/worker/*:" + home + "/bundles/*", "org.mortise.launcher.Main", "worker");
    try (RunningWorker worker = RunningWorker.start(folder, environment, command)) {
      assertThat(worker.call("--bundle=" + mark, "--mark-it", "a.mlir"))
          .isEqualTo("0: module attributes {test.mark = \"noisy\"} {\n}\n\n");
      assertThat(worker.rest()).isEmpty();
      assertThat(worker.log()).contains("noise of a bundle");
      assertThat(worker.log().contains("-XX:") && worker.log().contains("[gc]")).isEqualTo(isScript);
    }
  }

  @Test
  void worker_manyRequestsOverSetsOfBundles_keepsClassSpaceFlat() throws Exception {
    List<Path> bundles = new ArrayList<>();
    for (int i = 0; i < SETS; i++) {
      bundles.add(installation.addMark("licences", "set" + i));
    }
    try (RunningWorker worker = start("--worker_bundle_sets=2")) {
      int early = 0;
      for (int i = 0; i < REQUESTS; i++) {
        assertThat(worker.call("--bundle=" + bundles.get(i % SETS), "--mark-it", "a.mlir"))
            .contains("test.mark = \"set" + i % SETS + '"');
        early = i == REQUESTS / 10 ? classes(worker) : early;
      }
      assertThat(classes(worker)).isLessThan(early + 100); // a leak would be one class a request at least
    }
  }

  @Test
  void worker_bundleChanges_nextRequestUsesNewOne() throws Exception {
    Path used = folder.resolve("used.jar");
    try (RunningWorker worker = start()) {
      for (String text : List.of("old", "new", "old")) {
        Files.deleteIfExists(used);
        Files.copy(installation.addMark("licences", text), used);
        assertThat(worker.call("--bundle=used.jar", "--mark-it", "a.mlir")).contains('"' + text + '"');
      }
    }
  }

  @Test
  void worker_moduleNeverEnds_failsRequestAndEnds() throws Exception {
    Path mark = installation.addMark("licences", "endless");
    try (RunningWorker worker = start("--worker_timeout=15", "--worker_requests=2")) {
      assertThat(worker.call("--bundle=" + mark, "--mark-it", "a.mlir")).startsWith("0: ");
      worker.send(1, "--bundle=" + mark, "--mark-it=first=loop", "a.mlir", "-o", "never.mlir");
      worker.send(2, "--cse", "a.mlir");
      assertThat(worker.receive()).isEqualTo("0: module {\n}\n\n");
      assertThat(worker.receive()).isEqualTo("1: mortise-opt: cancelled after 15 s (--worker_timeout)\n");
      assertThat(worker.status()).isEqualTo(75);
      assertThat(worker.log()).contains("request 1 does not end; the worker will be restarted");
      assertThat(folder.resolve("never.mlir")).doesNotExist();
    }
  }

  @Test
  void worker_memoryExhausted_failsRequestAndEnds() throws Exception {
    Path mark = installation.addMark("licences", "greedy");
    Map<String, String> small = Map.of("MORTISE_ARCHIVE", "off", "MORTISE_JAVA_OPTS", "-Xmx100m");
    try (RunningWorker worker = RunningWorker.start(folder, small, List.of(script().toString()))) {
      assertThat(worker.call("--bundle=" + mark, "--mark-it=first=exhaust", "a.mlir"))
          .startsWith("1: ").containsIgnoringCase("OutOfMemory").contains("-Xmx");
      assertThat(worker.status()).isEqualTo(75);
    }
  }

  @Test
  void bundle_singleRun_isUsed() throws Exception {
    Path mark = installation.addMark("licences", "single");
    String program = folder.resolve("a.mlir").toString();
    Path flags = Files.writeString(folder.resolve("flags"), "--bundle=" + mark + "\n--mark-it\n" + program + "\n");

    TestInstallation.Result result = installation.run(script(), NO_ARCHIVE, "", "--flagfile=" + flags);

    assertThat(result).isEqualTo(new TestInstallation.Result(
        0, "noise of a bundle\nmodule attributes {test.mark = \"single\"} {\n}\n\n", ""));
  }

  private static int classes(RunningWorker worker) throws Exception {
    jcmd(worker, "GC.run");
    String text = jcmd(worker, "VM.metaspace");
    Matcher count = Pattern.compile("loaders, (\\d+) classes").matcher(text);
    assertThat(count.find()).as(text).isTrue();
    return Integer.parseInt(count.group(1));
  }

  private static String jcmd(RunningWorker worker, String command) throws Exception {
    String tool = System.getProperty("java.home") + "/bin/jcmd";
    Process jcmd = new ProcessBuilder(tool, String.valueOf(worker.pid()), command).start();
    return new String(jcmd.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  private static Path script() {
    return installation.home().resolve("bin/mortise-opt");
  }

  private RunningWorker start(String... flags) throws Exception {
    return RunningWorker.start(folder, NO_ARCHIVE, List.of(script().toString()), flags);
  }

  private static String[] concat(String[] first, String... more) {
    List<String> all = new ArrayList<>(List.of(first));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }
}
