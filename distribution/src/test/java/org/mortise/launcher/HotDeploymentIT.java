// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.osgi.SampleBundles;

/** Adds, updates and removes jars in the folder {@code deploy} of a running console. */
class HotDeploymentIT {
  private static final int DEPLOYMENTS = 10;

  @TempDir static Path shared;

  private static TestInstallation installation;
  private static Path deploy;

  @TempDir Path folder;

  @BeforeAll
  static void install() throws Exception {
    SampleBundles.buildAll();
    installation = TestInstallation.copyTo(shared.resolve("a folder"));
    deploy = installation.home().resolve("deploy");
  }

  @BeforeEach
  void writeProgram() throws Exception {
    installation.undeployAll();
    Files.writeString(folder.resolve("toy.mlir"), "func.func @f(%arg0: i32) {\n  toy.one %arg0 : i32\n  return\n}\n");
  }

  private RunningConsole console() throws Exception {
    return new RunningConsole(folder, List.of(installation.home().resolve("bin/mortise").toString()), Map.of());
  }

  private void deploy(String sample, String name) throws Exception {
    Files.copy(SampleBundles.jar(sample).toPath(), deploy.resolve(name), StandardCopyOption.REPLACE_EXISTING);
  }

  private void remove(String name) throws Exception {
    Files.delete(deploy.resolve(name));
  }

  @Test
  void deploy_dialectAddedUpdatedRemoved_isFollowed() throws Exception {
    try (RunningConsole console = console()) {
      assertThat(console.type("opt toy.mlir")).contains("toy.mlir:2:3: error: ").doesNotContain("was provided");

      deploy("toy", "toy.jar");
      assertThat(console.typeUntil("opt --toy-mark toy.mlir", "{toy.marked}")).contains("toy.one");
      assertThat(console.type("p = (opt toy.mlir); $p | grep toy")).contains("toy.one");
      assertThat(console.type("why toy-mark"))
          .startsWith("pass 'toy-mark' is available, from org.mortise.osgi.sample.toy 1.2.0");

      deploy("toyupdate", "toy.jar");
      console.typeUntil("ops toy", "toy.two");
      assertThat(console.type("opt --cse $p")).as("a value does not hold on to a bundle").contains("toy.one");
      assertThat(console.type("opt --toy-mark toy.mlir")).contains("pass 'toy-mark' was provided by bundle"
          + " org.mortise.osgi.sample.toy 1.2.0, which is no longer active");

      remove("toy.jar");
      assertThat(console.typeUntil("opt toy.mlir", "error: Dialect `toy' not found"))
          .contains("note: dialect 'toy' was provided by bundle org.mortise.osgi.sample.toy 1.3.0, which is no longer "
              + "active");
      assertThat(console.type("why toy.one")).contains("there is no dialect 'toy'", "was provided by bundle");

      deploy("toy", "other name.jar");
      console.typeUntil("opt --toy-mark toy.mlir", "{toy.marked}");
      console.send("exit\n");
      console.status();
    }
  }

  /** The state of the console between commands, such as variables, results and completion, retains no class either. */
  @Test
  void console_removedBundle_keepsNoClasses() throws Exception {
    assumeTrue(Files.isExecutable(Heap.JCMD), "a JDK has jcmd, which looks into the heap");
    try (RunningConsole console = console()) {
      // The first deployment also creates loaders of Mortise's bundles that were not used before.
      deployUpdateAndRemove(console);
      console.awaitAtMost("sample.toy", 0);
      long before = console.instances("BundleWiringImpl$BundleClassLoader");
      for (int i = 0; i < DEPLOYMENTS; i++) {
        deployUpdateAndRemove(console);
      }

      console.awaitAtMost("sample.toy", 0);
      // A leak retains a loader for each deployment; a bundle of Mortise that is first used later adds one.
      console.awaitAtMost("BundleWiringImpl$BundleClassLoader", before + DEPLOYMENTS / 2);
    }
  }

  private void deployUpdateAndRemove(RunningConsole console) throws Exception {
    deploy("toy", "toy.jar");
    console.typeUntil("opt --toy-mark toy.mlir", "{toy.marked}");
    console.type("p = (opt --toy-mark toy.mlir); why toy.one; interfaces toy.one; watch -n 1 toy-mark toy.mlir");
    deploy("toyupdate", "toy.jar");
    console.typeUntil("ops toy", "toy.two");
    remove("toy.jar");
    console.typeUntil("opt toy.mlir", "no longer active");
  }

  @Test
  void opt_passThrows_reportsPassAndBundle() throws Exception {
    deploy("faulty", "faulty.jar");
    Path input = folder.resolve("one.mlir");
    Files.writeString(input, "func.func @f() {\n  return\n}\n");
    Path output = folder.resolve("out.mlir");
    Files.writeString(output, "what was there");
    Path opt = installation.home().resolve("bin/mortise-opt");
    for (String kind : List.of("runtime", "overflow", "linkage", "assertion", "memory", "preparing", "making")) {
      TestInstallation.Result result = installation.run(
          opt, Map.of(), "", "--fault=kind=" + kind, "-o", output.toString(), input.toString());

      assertThat(result.status()).as(kind).isEqualTo(1);
      assertThat(result.out()).isEmpty();
      assertThat(result.err())
          .contains("error: internal fault ", "pass 'fault' of bundle org.mortise.osgi.sample.faulty 1.0.0: ")
          .doesNotContain("\tat ");
      assertThat(output).hasContent("what was there");
    }
    assertThat(folder.toFile().list()).containsExactlyInAnyOrder("one.mlir", "out.mlir", "toy.mlir");
    assertThat(installation.run(opt, Map.of(), "", "--fault", input.toString()).out()).isEmpty();

    try (RunningConsole console = console()) {
      console.typeUntil("passes", "fault ");
      for (String kind : List.of("overflow", "memory", "linkage", "making")) {
        assertThat(console.type("opt --fault=kind=" + kind + " one.mlir"))
            .contains("internal fault ", "sample.faulty 1.0.0");
        assertThat(console.type("opt --cse one.mlir")).contains("func.func @f()");
      }
    }
  }

  @Test
  void deploy_unusableBundles_reportsRemedies() throws Exception {
    deploy("toy", "toy.jar");
    try (RunningConsole console = console()) {
      console.typeUntil("opt --toy-mark toy.mlir", "{toy.marked}");
      expect(console, "lonely",
          "org.mortise.osgi.sample.lonely 1.0.0 is not used: it needs package no.such.pkg [1.0.0,2.0.0),"
          + " which no bundle exports: deploy the bundle that exports it, or build org.mortise.osgi.sample.lonely "
          + "without it");
      expect(console, "future", "org.mortise.osgi.sample.future 1.0.0 is not used: it needs package org.mortise.ir"
          + " [9.0.0,10.0.0), but org.mortise.ir ", "build org.mortise.osgi.sample.future against that version");
      expect(console, "java99", "org.mortise.osgi.sample.java99 1.0.0 is not used: it needs Java 99, and this is Java "
          + Runtime.version().feature() + ": run on a Java that fits, or build org.mortise.osgi.sample.java99 for");
      expect(console, "unloadable", "org.mortise.osgi.sample.unloadable 1.0.0: component"
          + " org.mortise.osgi.sample.views.SelectView is ignored: its class cannot be loaded"
          + " (java.lang.UnsupportedClassVersionError: ", "); build the bundle anew, for this Java and with");
      expect(console, "broken", "org.mortise.osgi.sample.broken 1.0.0: component"
          + " org.mortise.osgi.sample.broken.BrokenDialect is ignored: it cannot be created "
          + "(java.lang.IllegalStateException:"
          + " broken on purpose); fix its constructor, or remove the bundle");
      assertThat(console.type("why broken")).contains("BrokenDialect is ignored: it cannot be created")
          .doesNotContain("no other bundle mentions it");
      assertThat(console.type("why toy")).endsWith("sample.toy 1.2.0, with 1 operation");
      expect(console, "rival", "org.mortise.osgi.sample.rival 1.0.0: dialect 'toy' of", "has that name already"
          + " (org.mortise.osgi.sample.toy 1.2.0); rename it, or remove one of the two bundles", "pass 'toy-mark' of");
      expect(console, "twice", "org.mortise.osgi.sample.twice 1.0.0: dialect 'twice' of"
          + " org.mortise.osgi.sample.twice.TwiceDialect is ignored: it defines the operation 'twice.a' twice");
      expect(console, "nowhere",
          "org.mortise.osgi.sample.nowhere 1.0.0: interface ViewLikeOpInterface of 'arith.selct' is"
          + " ignored: dialect 'arith' has no such operation",
          "of 'nowhere.view' is ignored: there is no dialect 'nowhere';"
          + " deploy the bundle that has it");
      Files.writeString(deploy.resolve("text.jar"), "no jar at all");
      console.typeUntil("snapshot", "text.jar is not used: ");
      installation.deployEmptyBundle(null, "");
      assertThat(console.typeUntil("snapshot", "null.jar is not used: it is a jar without Bundle-SymbolicName"))
          .contains("build it with bnd");

      assertThat(console.type("why org.mortise.osgi.sample.lonely")).startsWith("bundle org.mortise.osgi.sample.lonely "
          + "1.0.0 cannot be used\n`- needs package no.such.pkg [1.0.0,2.0.0), which no bundle exports\n   `- deploy ");
      assertThat(console.type("why org.mortise.osgi.sample.twice")).contains("is active", "operation 'twice.a' twice");
      assertThat(console.type("why select")).contains("no other bundle mentions it");
      assertThat(console.type("why arith.selct")).contains("there is no operation 'arith.selct'");
      assertThat(console.type("opt --toy-mark toy.mlir")).contains("{toy.marked}");
      assertThat(console.type("opt --toy-mark toy.mlir")).as("reported once").doesNotContain("WARNING");

      remove("lonely.jar");
      awaitNot(console, "lonely");
      assertThat(console.type("snapshot")).doesNotContain("lonely").contains("sample.future 1.0.0 is not used");
    }
  }

  /** A component that is not created leaves its bundle active, so each has a message. */
  @Test
  void deploy_unsatisfiedComponents_reportsMissingParts() throws Exception {
    try (RunningConsole console = console()) {
      expect(console, "needy",
          "org.mortise.osgi.sample.needy 1.0.0: component org.mortise.osgi.sample.needy.SolvingFactory is not created:"
          + " its reference 'solver' needs a service org.mortise.osgi.sample.needy.Solver with the properties"
          + " (kind=fast), which component org.mortise.osgi.sample.needy.ConfiguredSolver of"
          + " org.mortise.osgi.sample.needy 1.0.0 provides, which is not created itself",
          "needy.ConfiguredSolver is not created: it requires a configuration, and there is none with the PID"
          + " sample.needy; deploy a file sample.needy.cfg",
          "needy.FailingComponent is not created: java.lang.IllegalStateException: failing on purpose; fix its");
      assertThat(console.type("why needy-solve")).contains("SolvingFactory is not created: its reference 'solver'");
      assertThat(console.type("why org.mortise.osgi.sample.needy")).contains("is active", "reference 'solver'");
      Files.writeString(deploy.resolve("sample.needy.cfg"), "kind = slow\n");
      console.typeUntil("snapshot", "(kind=fast), which org.mortise.osgi.sample.needy 1.0.0 provides with other prop");
      Files.writeString(deploy.resolve("sample.needy.cfg"), "kind = fast\n");
      console.typeUntil("passes", "needy-solve");
      assertThat(console.type("snapshot")).doesNotContain("SolvingFactory is not created");
      Files.delete(deploy.resolve("sample.needy.cfg"));
      remove("needy.jar");
      awaitNot(console, "needy");
      expect(console, "malformed",
          "malformed 1.0.0: component description OSGI-INF/org.mortise.osgi.sample.needy.ConfiguredSolver.xml is"
          + " ignored: line 2: ", "component b of OSGI-INF/org.mortise.osgi.sample.needy.FailingComponent.xml is");
    }
  }

  /** Without a console, each run reports the same. */
  @Test
  void run_unsatisfiedComponent_isReported() throws Exception {
    deploy("needy", "needy.jar");
    Path opt = installation.home().resolve("bin/mortise-opt");
    Path input = Files.writeString(folder.resolve("needy.mlir"), "");
    for (int run = 0; run < 2; run++) {
      assertThat(installation.run(opt, Map.of(), "", input.toString()).err())
          .contains("needy.SolvingFactory is not created: its reference 'solver'");
    }
  }

  /** {@code why} names the missing package, and finds the bundle although none of its classes can be loaded. */
  @Test
  void why_unusableBundle_printsMissingRequirements() throws Exception {
    try (RunningConsole console = console()) {
      deploy("chain", "chain.jar");
      deploy("link", "link.jar");
      console.typeUntil("snapshot", "sample.chain 1.0.0 is not used");

      String answer = console.type("why toy-mark");

      assertThat(answer).contains("""
          there is no pass, pipeline, analysis, dialect or interface 'toy-mark'
          `- bundle org.mortise.osgi.sample.chain 1.0.0 mentions it, or what it needs, and cannot be used
             `- needs package org.mortise.osgi.sample.link, which org.mortise.osgi.sample.link 1.0.0 exports, which cannot\
           be used itself
                `- bundle org.mortise.osgi.sample.link 1.0.0 mentions it, or what it needs, and cannot be used
                   `- needs package no.such.pkg, which no bundle exports
                      `- deploy the bundle that exports it, or build org.mortise.osgi.sample.link without it""");
    }
  }

  @Test
  void deploy_folderRecreated_isWatched() throws Exception {
    deploy("toy", "toy.jar");
    try (RunningConsole console = console()) {
      console.typeUntil("opt --toy-mark toy.mlir", "{toy.marked}");
      for (File file : deploy.toFile().listFiles()) {
        Files.delete(file.toPath());
      }
      Files.delete(deploy);
      Files.createDirectory(deploy);
      console.typeUntil("opt toy.mlir", "no longer active");
      deploy("toy", "toy.jar");
      console.typeUntil("opt --toy-mark toy.mlir", "{toy.marked}");
    }
  }

  /** Of two files with one bundle the first is used, and the other one after its removal. */
  @Test
  void deploy_firstOfTwoCopiesRemoved_usesSecond() throws Exception {
    try (RunningConsole console = console()) {
      deploy("toy", "b.jar");
      console.typeUntil("opt --toy-mark toy.mlir", "{toy.marked}");
      deploy("toy", "a copy.jar");
      console.typeUntil("snapshot", "a copy.jar is not used: it is org.mortise.osgi.sample.toy 1.2.0, and so is b.jar,"
          + " which came first; remove one of the two");
      remove("b.jar");
      awaitNot(console, "a copy.jar is not used");
      assertThat(console.type("opt --toy-mark toy.mlir")).contains("{toy.marked}");
      deploy("toyupdate", "b.jar");
      assertThat(console.typeUntil("snapshot", "b.jar is not used: it is org.mortise.osgi.sample.toy 1.3.0, and "
          + "a copy.jar is org.mortise.osgi.sample.toy 1.2.0, which came first; remove one of the two"))
          .doesNotContain("is ignored");
      remove("a copy.jar");
      console.typeUntil("ops toy", "toy.two");
      remove("b.jar");
      console.typeUntil("opt toy.mlir", "no longer active");
    }
  }

  /** The jars present at the start are used in the order of their file names, from the first command on. */
  @Test
  void start_equalBundles_usesFirstFileName() throws Exception {
    List<List<String>> all = List.of(List.of("a.jar", "b.jar"), List.of("z.jar", "b.jar"));
    for (List<String> names : all) {
      String toy = names.get(0);
      String other = names.get(1);
      boolean first = toy.compareTo(other) < 0;
      deploy("toy", toy);
      deploy("rival", other);
      try (RunningConsole console = console()) {
        assertThat(console.type("passes toy-mark")).as("%s", names)
            .contains(first ? "toy-mark: Mark toys" : "toy-mark: Something else");
      }
      deploy("toy", other);
      try (RunningConsole console = console()) {
        assertThat(console.type("opt --toy-mark toy.mlir")).contains("{toy.marked}", (first ? other : toy)
            + " is not used: it is org.mortise.osgi.sample.toy 1.2.0, and so is " + (first ? toy : other));
        remove(first ? toy : other);
        awaitNot(console, "is not used");
        assertThat(console.type("opt --toy-mark toy.mlir")).contains("{toy.marked}");
      }
      remove(first ? other : toy);
    }
  }

  /** The bundle is stopped by its symbolic name; a later deployment does not start it again. */
  @Test
  void stopAndStart_bundle_changesRunningConsole() throws Exception {
    deploy("toy", "toy.jar");
    try (RunningConsole console = console()) {
      assertThat(console.type("stop org.mortise.osgi.sample.toy; opt toy.mlir")).contains("Dialect `toy' not found");
      deploy("views", "views.jar");
      console.typeUntil("snapshot", "sample.views");
      assertThat(console.type("opt toy.mlir")).contains("Dialect `toy' not found");
      assertThat(console.type("why toy-mark")).contains("is not started: start ");
      assertThat(console.type("start org.mortise.osgi.sample.toy; opt --toy-mark toy.mlir")).contains("{toy.marked}");
      assertThat(console.type("update org.mortise.osgi.sample.toy '" + SampleBundles.jar("toyupdate").getAbsolutePath()
          + "'; ops toy")).contains("toy.two");
      assertThat(console.type("stop no.such.bundle")).isEqualTo(
          "mortise: there is no bundle 'no.such.bundle'; version and lb list them");
      assertThat(console.type("felix:stop org.mortise.osgi.sample.toy; opt toy.mlir")).contains("no longer active");
    }
  }

  private static void awaitNot(RunningConsole console, String text) throws Exception {
    long end = System.nanoTime() + Surroundings.PATIENCE.toNanos();
    while (console.type("snapshot").contains(text) && System.nanoTime() < end) {
      Thread.sleep(100);
    }
    assertThat(console.type("snapshot")).doesNotContain(text);
  }

  private void expect(RunningConsole console, String sample, String... messages) throws Exception {
    deploy(sample, sample + ".jar");
    String reported = console.typeUntil("snapshot", messages[0]);
    assertThat(reported).contains(messages);
  }
}
