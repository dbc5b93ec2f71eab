// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The rules in {@code distribution/bazel}, run by Bazel in a copy of the example. Skipped without Bazel. */
class BazelIT {
  /** Stands for a repository that Bazel fetches for every test, and uses for measurements of coverage only. */
  private static final String NO_COVERAGE = """
      package(default_visibility = ["//visibility:public"])
      filegroup(name = "coverage_report_generator")
      filegroup(name = "coverage_output_generator")
      filegroup(name = "lcov_merger")
      """;

  @TempDir static Path shared;
  private static TestInstallation installation;
  private static Path workspace;
  private static Path rules;

  @BeforeAll
  static void copyExample() throws Exception {
    assumeTrue(Stream.of(System.getenv("PATH").split(":")).anyMatch(
        folder -> Files.isExecutable(Path.of(folder, "bazel"))), "Bazel is not installed (Debian: bazel-bootstrap)");
    installation = TestInstallation.withoutArchive(shared.resolve("mortise"));
    rules = Path.of("bazel").toAbsolutePath();
    workspace = Files.createDirectories(shared.resolve("workspace"));
    Files.createDirectories(workspace.resolve("bundles"));
    Files.copy(installation.addMark("licences", "first"), workspace.resolve("bundles/mark.jar"));
    for (String file : List.of(".bazelrc", "BUILD.bazel", "WORKSPACE", "buffer.mlir")) {
      String text = Files.readString(rules.resolve("example").resolve(file))
          .replace("\"..\"", "\"" + rules + "\"").replace("/opt/mortise", installation.home().toString())
          .replace("--worker_timeout=60", "--worker_timeout=6");
      Files.writeString(workspace.resolve(file), text);
    }
    Files.writeString(workspace.resolve("BUILD.bazel"), """

        [mortise_opt(
            name = "marked%d" % number,
            src = "buffer.mlir",
            flags = ["--mark-it"],
        ) for number in range(20)]

        mortise_opt(name = "endless", src = "buffer.mlir", flags = ["--mark-it=first=loop"])
        mortise_opt(name = "greedy", src = "buffer.mlir", flags = ["--mark-it=first=exhaust"])
        mortise_opt(name = "wrong", src = "wrong.mlir")

        mortise_test(name = "message_test", src = "wrong.mlir", fails = True)
        mortise_test(name = "other_output_test", src = "buffer.mlir")
        mortise_test(name = "other_status_test", src = "wrong.mlir")
        """, StandardOpenOption.APPEND);
    Files.writeString(workspace.resolve("wrong.mlir"), "nonsense\n// CHECK: error: custom op 'nonsense' is unknown\n");
    Path stub = Files.createDirectories(shared.resolve("coverage"));
    Files.writeString(stub.resolve("WORKSPACE"), "");
    Files.writeString(stub.resolve("BUILD"), NO_COVERAGE);
  }

  @AfterAll
  static void stop() throws Exception {
    if (workspace != null) {
      bazel("shutdown");
      new ProcessBuilder("chmod", "-R", "u+w", shared.toString()).start().waitFor(); // Bazel protects its folders
    }
  }

  @Test
  void build_changedBundle_compilesInWorker() throws Exception {
    TestInstallation.Result first = build(":marked0", ":freed_buffer");
    assertThat(first.status()).as(first.err()).isZero();
    assertThat(first.err()).contains("2 worker");
    assertThat(output("freed_buffer")).contains("memref.dealloc");
    assertThat(output("marked0")).startsWith("module attributes {test.mark = \"first\"}");

    Path changed = workspace.resolve("bundles/mark.jar");
    Files.delete(changed);
    Files.copy(installation.addMark("licences", "second"), changed);
    assertThat(build(":marked0").status()).isZero();
    assertThat(output("marked0")).startsWith("module attributes {test.mark = \"second\"}");

    String json = "--@rules_mortise//:toolchain=//:mortise_json";
    TestInstallation.Result other = build("--experimental_worker_allow_json_protocol", json, ":marked1");
    assertThat(other.err()).contains("1 worker");
    assertThat(output("marked1")).startsWith("module attributes {test.mark = \"second\"}");
    assertThat(build("--strategy=MortiseOpt=local", ":marked2").status()).isZero();
    assertThat(output("marked2")).isEqualTo(output("marked1"));
  }

  @Test
  void build_registeredToolchain_isFound() throws Exception {
    TestInstallation.Result result = build("--@rules_mortise//:toolchain=@rules_mortise//:registered",
        rulesOfBazel("cc", "binary", "import", "library", "test", "toolchain", "toolchain_suite"),
        rulesOfBazel("java", "binary", "import", "library", "package_configuration", "plugin", "runtime", "test",
            "toolchain"),
        ":marked10");

    assertThat(result.status()).as(result.err()).isZero();
    assertThat(output("marked10")).contains("test.mark");
  }

  @Test
  void build_someModulesFail_reportsThemAndBuildsOthers() throws Exception {
    TestInstallation.Result result = build("--keep_going", ":wrong", ":endless", ":marked3", ":marked4");

    assertThat(result.status()).isNotZero();
    assertThat(result.err()).contains("wrong.mlir:1:1: error: custom op 'nonsense' is unknown")
        .contains("mortise-opt: cancelled after 6 s (--worker_timeout)");
    assertThat(output("marked3")).contains("test.mark");
    assertThat(output("marked4")).contains("test.mark");
    assertThat(build(":marked5").status()).as("in a new worker").isZero();
  }

  @Test
  void build_workerWithoutMemory_reportsItAndGoesOn() throws Exception {
    TestInstallation.Result result = build("--keep_going", ":greedy", ":marked6");

    assertThat(result.status()).isNotZero();
    assertThat(result.err()).contains("OutOfMemoryError");
    assertThat(output("marked6")).contains("test.mark");
    TestInstallation.Result next = build(":marked7");
    assertThat(next.status()).as(next.err()).isZero();
  }

  @Test
  void build_workerKilled_goesOn() throws Exception {
    assertThat(build(":marked8").status()).isZero();
    List<ProcessHandle> workers = ProcessHandle.allProcesses()
        .filter(process -> process.info().commandLine().orElse("").contains(installation.home() + "/lib/worker"))
        .toList();
    assertThat(workers).isNotEmpty();
    workers.forEach(ProcessHandle::destroyForcibly);

    assertThat(build(":marked9").status()).isZero();
    assertThat(output("marked9")).contains("test.mark");
  }

  @Test
  void test_fileCheck_comparesOutputOfWorker() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/FileCheck-19")), "FileCheck is not installed");

    TestInstallation.Result result = bazel("test", "--test_output=errors", "--keep_going",
        ":buffer_test", ":message_test", ":other_output_test", ":other_status_test");

    assertThat(result.err()).contains("4 worker");
    assertThat(result.status()).as("some tests fail").isEqualTo(3);
    assertThat(result.out()).containsPattern("//:buffer_test +PASSED").containsPattern("//:message_test +PASSED")
        .containsPattern("//:other_output_test +FAILED").containsPattern("//:other_status_test +FAILED")
        .contains("error: CHECK: expected string not found in input", "mortise-opt: exit status 1\nexpected is 0");
  }

  /** Returns the flag that replaces the rules that Bazel fetches to resolve toolchains by its builtin rules. */
  private static String rulesOfBazel(String language, String... names) throws IOException {
    Path repository = shared.resolve("rules_" + language);
    Path folder = Files.createDirectories(repository.resolve(language));
    Files.writeString(repository.resolve("WORKSPACE"), "");
    Files.writeString(folder.resolve("BUILD"), "");
    Files.writeString(folder.resolve("defs.bzl"), Stream.of(names).map(name -> language + "_" + name)
        .map(rule -> rule + " = native." + rule + "\n").collect(Collectors.joining()));
    return "--override_repository=" + repository.getFileName() + "=" + repository;
  }

  private static String output(String target) throws IOException {
    return Files.readString(workspace.resolve("bazel-bin/" + target + ".mlir"));
  }

  private static TestInstallation.Result build(String... arguments) throws Exception {
    List<String> all = new ArrayList<>(List.of("build"));
    all.addAll(List.of(arguments));
    return bazel(all.toArray(String[]::new));
  }

  private static TestInstallation.Result bazel(String... arguments) throws Exception {
    List<String> line =
        new ArrayList<>(List.of("bazel", "--output_user_root=" + shared.resolve("bazel"), "--max_idle_secs=60"));
    line.addAll(List.of(arguments));
    if (arguments.length > 1) {
      line.add("--override_repository=remote_coverage_tools=" + shared.resolve("coverage"));
    }
    Path out = Files.createTempFile(shared, "out", "");
    Path err = Files.createTempFile(shared, "err", "");
    Process process = Surroundings.process(line, Map.of("MORTISE_ARCHIVE", "off")).directory(workspace.toFile())
        .redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    int status = process.waitFor();
    return new TestInstallation.Result(
        status, Files.readString(out), Files.readString(err, StandardCharsets.UTF_8));
  }
}
