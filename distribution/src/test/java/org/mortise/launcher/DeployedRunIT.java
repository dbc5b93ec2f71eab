// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.launcher.TestInstallation.Result;
import org.mortise.osgi.SampleBundles;

/**
 * Runs of {@code mortise-opt} with deployed bundles: the first one in a framework, which records them, and the next
 * ones without. A run in a framework fails if there is no folder for the framework's files.
 */
class DeployedRunIT {
  private static final String PROGRAM = "func.func @f(%arg0: i32) {\n  toy.one %arg0 : i32\n  return\n}\n";
  private static final Map<String, String> NO_FRAMEWORK =
      Map.of("MORTISE_JAVA_OPTS", "-Djava.io.tmpdir=/no/such/folder");

  @TempDir static Path temporary;

  private static TestInstallation installation;

  @BeforeAll
  static void install() throws Exception {
    SampleBundles.buildAll();
    installation = TestInstallation.copyTo(temporary.resolve("folder"));
  }

  @BeforeEach
  void deployToy() throws Exception {
    installation.undeployAll();
    deploy("toy", "toy.jar");
  }

  private void deploy(String sample, String name) throws Exception {
    Path deploy = installation.home().resolve("deploy");
    Files.copy(SampleBundles.jar(sample).toPath(), deploy.resolve(name), StandardCopyOption.REPLACE_EXISTING);
  }

  private Result run(Map<String, String> environment, String... arguments) throws Exception {
    return installation.run(installation.home().resolve("bin/mortise-opt"), environment, PROGRAM, arguments);
  }

  @Test
  void run_recordedBundles_needsNoFramework() throws Exception {
    deploy("views", "views.jar");
    deploy("faulty", "faulty.jar");
    for (String flags : List.of("--toy-mark", "--fault=kind=linkage", "--fault=kind=making", "--list-passes")) {
      Result framework = run(Map.of("MORTISE_FRAMEWORK", "1"), flags);
      assertThat(run(Map.of(), flags)).as(flags).isEqualTo(framework);
    }
    assertThat(run(NO_FRAMEWORK, "--toy-mark").out()).contains("{toy.marked}");
    assertThat(run(NO_FRAMEWORK, "--fault").err()).contains("of bundle org.mortise.osgi.sample.faulty 1.0.0: ");
  }

  @Test
  void run_othersCanReplaceTheBundle_warns() throws Exception {
    Path jar = installation.home().resolve("deploy/toy.jar");
    Files.setPosixFilePermissions(jar, PosixFilePermissions.fromString("rw-r--rw-"));
    for (Map<String, String> environment : List.of(Map.of("MORTISE_FRAMEWORK", "1"), Map.<String, String>of())) {
      Result result = run(environment, "--toy-mark");
      assertThat(result.out()).contains("{toy.marked}");
      assertThat(result.err()).isEqualTo("mortise: other users can write to '" + jar
          + "', and the code of deployed bundles runs with your rights: see security.md\n");
    }
    Files.setPosixFilePermissions(jar, PosixFilePermissions.fromString("rw-r--r--"));
    assertThat(run(Map.of(), "--toy-mark").err()).isEmpty();
  }

  @Test
  void run_jarChangedOrAdded_isRecordedAgain() throws Exception {
    assertThat(run(Map.of(), "--toy-mark").out()).contains("{toy.marked}");

    deploy("toyupdate", "toy.jar");
    assertThat(run(NO_FRAMEWORK).status()).isEqualTo(70);
    assertThat(run(Map.of(), "--show-op=toy.two").status()).isZero();
    assertThat(run(NO_FRAMEWORK, "--show-op=toy.two").status()).isZero();
    deploy("views", "views.jar");
    assertThat(run(NO_FRAMEWORK).status()).isEqualTo(70);
    assertThat(run(Map.of()).status()).isZero();
    assertThat(run(NO_FRAMEWORK).status()).isZero();
    Files.delete(installation.home().resolve("deploy/toy.jar"));
    assertThat(run(Map.of()).err()).contains("Dialect `toy' not found");
  }

  @Test
  void run_unusableBundle_isReportedByEachRun() throws Exception {
    deploy("lonely", "lonely.jar");
    for (int i = 0; i < 2; i++) {
      assertThat(run(Map.of()).err()).startsWith("mortise: org.mortise.osgi.sample.lonely 1.0.0 is not used: it needs");
    }
    Files.delete(installation.home().resolve("deploy/lonely.jar"));
    deploy("rival", "rival.jar");
    for (int i = 0; i < 2; i++) {
      assertThat(run(Map.of()).err()).startsWith("mortise: org.mortise.osgi.sample.rival 1.0.0: ");
    }
    assertThat(run(NO_FRAMEWORK).status()).isEqualTo(70);
  }

  /** The bundle has a service that is no part of a snapshot. */
  @Test
  void run_bundleWithOtherServices_usesFramework() throws Exception {
    installation.addEcho("deploy");

    assertThat(run(Map.of()).status()).isZero();
    assertThat(run(NO_FRAMEWORK).status()).isEqualTo(70);
  }
}
