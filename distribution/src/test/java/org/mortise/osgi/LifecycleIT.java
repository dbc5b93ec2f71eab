// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.FileInputStream;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.mortise.ir.Dialect;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.mortise.irdlfiles.DeployedDialects;
import org.mortise.launcher.Surroundings;
import org.mortise.pipeline.PipelineException;
import org.mortise.pipeline.Snapshot;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerMethod;
import org.osgi.framework.Bundle;
import org.osgi.framework.ServiceReference;

/** Tests installing, updating, stopping and uninstalling bundles. */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerMethod.class)
public class LifecycleIT {
  private static final long PATIENCE = Surroundings.PATIENCE.toMillis();
  private static final String TOY = "func.func @f(%arg0: i32) {\n  toy.one %arg0 : i32\n  return\n}\n";
  private static final String RENAME = "; rename it, or remove one of the two bundles";
  private static final String MARKED = "toy.one %arg0 {toy.marked} : i32";
  private static final String ADD = """
      func.func @f(%arg0: i32) -> i32 {
        %c0 = arith.constant 0 : i32
        %0 = arith.addi %arg0, %c0 : i32
        return %0 : i32
      }
      """;

  private WarningLog warnings;

  @Configuration
  public Option[] configure() {
    SampleBundles.buildAll();
    return new Option[] {Distribution.framework()};
  }

  @Before
  public void listen() {
    warnings = new WarningLog();
  }

  @After
  public void stopListening() {
    warnings.close();
  }

  /** A file is deployed by a call, if no folder is watched. */
  @Test
  public void irdlFile_withoutFileInstall_isDeployed() throws Exception {
    Path file = Files.writeString(Files.createTempFile("own", DeployedDialects.SUFFIX), "irdl.dialect @own {\n"
        + "  irdl.operation @thing {\n    %any = irdl.any\n    irdl.results(%any)\n  }\n}\n");
    DeployedDialects files = Inside.service(DeployedDialects.class);

    assertThat(files.deploy(file.toFile())).isNull();
    assertThat(Inside.run(Inside.snapshot(), "cse", "%0 = \"own.thing\"() : () -> i32\n")).contains("own.thing");
    assertThat(files.withdraw(file.toFile())).isTrue();
    Files.delete(file);
    assertThat(Inside.run(Inside.snapshot(), "cse", "%0 = \"own.thing\"() : () -> i32\n"))
        .contains("unregistered dialect");
  }

  @Test
  public void snapshot_bundleStopped_staysUsable() throws Exception {
    Bundle arith = Inside.bundle("org.mortise.dialect.arith");
    Snapshot before = Inside.snapshot();

    arith.stop();
    Snapshot between = Inside.snapshot();
    String after = Inside.run(before, "canonicalize", ADD);
    arith.start();

    assertThat(after).doesNotContain("addi").contains("return %arg0");
    assertThat(between.context().dialect("arith")).isNull();
    assertThat(Contents.of(between)).noneMatch(LifecycleIT::comesFromArith);
    assertThat(Contents.of(Inside.snapshot())).isEqualTo(Contents.of(before));
    assertThat(Inside.run(Inside.snapshot(), "canonicalize", ADD)).isEqualTo(after);
  }

  /** Whether {@code line} of the contents is from the stopped bundle; the bundle of the semantics keeps running. */
  private static boolean comesFromArith(String line) {
    return line.contains("dialect arith")
        || line.contains("org.mortise.dialect.arith.") && !line.contains("org.mortise.dialect.arith.execution.");
  }

  /** The implementations that operations declare are services of their dialect's bundle, and in no snapshot twice. */
  @Test
  public void services_declaredImplementations_comeAndGoWithDialect() throws Exception {
    Bundle scf = Inside.bundle("org.mortise.dialect.scf");
    Snapshot snapshot = Inside.snapshot();
    Collection<ServiceReference<RegionBranchOpInterface>> found = branchesOf("scf.for");

    assertThat(found).extracting(ServiceReference::getBundle).containsExactly(scf);
    assertThat(Inside.context().getService(found.iterator().next())).isSameAs(
        snapshot.context().operationName("scf.for").getInterface(RegionBranchOpInterface.class));
    assertThat(snapshot.attachments()).noneMatch(each -> each.serves("scf.for")
        && each.type() == RegionBranchOpInterface.class);
    assertThat(branchesOf("scf.if")).hasSize(1);

    scf.stop();
    assertThat(branchesOf("scf.for")).isEmpty();
    scf.start();
    assertThat(branchesOf("scf.for")).hasSize(1);
  }

  private static Collection<ServiceReference<RegionBranchOpInterface>> branchesOf(String operation) throws Exception {
    return Inside.context().getServiceReferences(RegionBranchOpInterface.class, "(serves=" + operation + ")");
  }

  @Test
  public void snapshot_jarsRemoved_staysUsable() throws Exception {
    Bundle toy = Inside.start("toy");
    Snapshot before = Inside.snapshot();

    toy.uninstall();
    Inside.refreshPackages();

    assertThat(Inside.run(before, "toy-mark", TOY)).contains(MARKED);
    assertThat(before.context().operationName("toy.one").getInterface(ViewLikeOpInterface.class)).isNotNull();
  }

  @Test
  public void update_bundle_changesNextSnapshot() throws Exception {
    Bundle toy = Inside.start("toy");
    Snapshot before = Inside.snapshot();

    try (InputStream next = new FileInputStream(Inside.jar("toyupdate"))) {
      toy.update(next);
    }
    Inside.refreshPackages();

    assertThat(Inside.snapshot().context().operationName("toy.two").isRegistered()).isTrue();
    assertThat(before.context().operationName("toy.two").isRegistered()).isFalse();
    assertThat(Inside.run(before, "toy-mark", TOY)).contains(MARKED);
    assertThat(Inside.run(Inside.snapshot(), "cse", TOY.replace("one", "two"))).contains("toy.two");
    assertThatThrownBy(() -> Inside.run(Inside.snapshot(), "toy-mark", TOY))
        .isInstanceOf(PipelineException.class)
        .hasMessageContaining("'toy-mark' does not refer to a registered pass or pass pipeline")
        .hasMessageContaining("1:1: note: pass 'toy-mark' was provided by bundle org.mortise.osgi.sample.toy 1.2.0,"
            + " which is no longer active");
  }

  @Test
  public void run_removedBundle_isNamed() throws Exception {
    Bundle toy = Inside.start("toy");
    String program = "module {\n  func.func private @f(!toy.thing)\n}\n";
    String had = "note: dialect 'toy' was provided by bundle org.mortise.osgi.sample.toy 1.2.0, which is no longer "
        + "active";

    assertThat(Inside.run(Inside.snapshot(), "cse", TOY)).contains("toy.one");
    toy.stop();

    assertThat(Inside.run(Inside.snapshot(), "cse", TOY)).startsWith(
        "test:2:3: error: Dialect `toy' not found for custom op 'toy.one'").contains("test:2:3: " + had);
    assertThat(Inside.run(Inside.snapshot(), "cse", "\"toy.one\"() : () -> ()"))
        .contains("unregistered dialect").contains(had);
    assertThat(Inside.run(Inside.snapshot(), "cse", program)).contains("unregistered dialect").contains(had);
    assertThat(Inside.run(Inside.snapshot(), "cse", "tay.one\n")).doesNotContain("bundle");
    toy.start();
    assertThat(Inside.run(Inside.snapshot(), "cse", TOY)).contains("toy.one");
  }

  @Test
  public void run_bundleInstalledMeanwhile_isUnaffected() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    System.getProperties().putAll(Map.of("mortise.test.begun", begun, "mortise.test.goOn", goOn));
    Inside.start("waiting");
    Snapshot used = Inside.snapshot();
    ExecutorService thread = Executors.newSingleThreadExecutor();
    try {
      Future<String> result = thread.submit(() -> Inside.run(used, "wait,canonicalize", ADD));
      assertThat(begun.await(PATIENCE, TimeUnit.MILLISECONDS)).isTrue();
      Inside.start("views");
      Inside.start("toy");
      Inside.bundle("org.mortise.dialect.func").stop();
      Snapshot next = Inside.snapshot();
      goOn.countDown();

      assertThat(result.get(PATIENCE, TimeUnit.MILLISECONDS))
          .contains("func.func @f(%arg0: i32)", "return %arg0");
      assertThat(next.context().dialect("toy")).isNotNull();
      assertThat(next.context().dialect("func")).isNull();
      assertThat(view(next)).isNotNull();
      assertThat(view(used)).isNull();
      assertThat(used.context().dialect("toy")).isNull();
    } finally {
      goOn.countDown();
      thread.shutdownNow();
    }
  }

  @Test
  public void run_bundleOfPassUninstalledMeanwhile_finishes() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    System.getProperties().putAll(Map.of("mortise.test.begun", begun, "mortise.test.goOn", goOn));
    Bundle waiting = Inside.start("waiting");
    Bundle toy = Inside.start("toy");
    Snapshot used = Inside.snapshot();
    ExecutorService thread = Executors.newSingleThreadExecutor();
    try {
      Future<String> result = thread.submit(() -> Inside.run(used, "wait,toy-mark", TOY));
      assertThat(begun.await(PATIENCE, TimeUnit.MILLISECONDS)).isTrue();
      waiting.uninstall();
      toy.stop();
      toy.uninstall();
      Inside.refreshPackages();
      Snapshot next = Inside.snapshot();
      goOn.countDown();

      assertThat(result.get(PATIENCE, TimeUnit.MILLISECONDS)).contains(MARKED);
      assertThat(next.pass("wait")).isNull();
      assertThat(next.pass("toy-mark")).isNull();
    } finally {
      goOn.countDown();
      thread.shutdownNow();
    }
  }

  @Test
  public void run_passThrows_failsOnlyThisRun() throws Exception {
    Bundle faulty = Inside.start("faulty");
    Map<String, String> faults = Map.of(
        "runtime", "in pass 'fault' of bundle org.mortise.osgi.sample.faulty 1.0.0: java.lang.IllegalStateException: "
        + "broken on "
            + "purpose at org.mortise.osgi.sample.faulty.FaultFactory.fail(FaultFactory.java:",
        "overflow", "in pass 'fault' of bundle org.mortise.osgi.sample.faulty 1.0.0: java.lang.StackOverflowError",
        "linkage", "in pass 'fault' of bundle org.mortise.osgi.sample.faulty 1.0.0: java.lang.NoClassDefFoundError: "
        + "no/such/Class",
        "assertion", "in pass 'fault' of bundle org.mortise.osgi.sample.faulty 1.0.0: java.lang.AssertionError: not so",
        "memory", "in pass 'fault' of bundle org.mortise.osgi.sample.faulty 1.0.0: java.lang.OutOfMemoryError: ",
        "preparing", "while preparing pass 'fault' of bundle org.mortise.osgi.sample.faulty 1.0.0: "
            + "java.lang.NoClassDefFoundError: no/such/Preparation");
    String three = ADD + ADD.replace("@f", "@g") + ADD.replace("@f", "@h");
    for (Map.Entry<String, String> fault : faults.entrySet()) {
      String pass = "fault{kind=" + fault.getKey() + "}";
      assertThat(Inside.run(Inside.snapshot(), pass, ADD)).contains("error: internal fault " + fault.getValue());
      assertThat(Inside.run(Inside.snapshot(), "func.func(" + pass + ",cse)", three))
          .contains(fault.getKey().equals("preparing") ? "test:0:0: " : "test:1:1: ")
          .contains("error: internal fault " + fault.getValue());
      assertThat(Inside.run(Inside.snapshot(), "canonicalize", ADD)).contains("return %arg0");
    }
    assertThatThrownBy(() -> Inside.run(Inside.snapshot(), "fault{kind=making}", ADD))
        .isInstanceOf(PipelineException.class)
        .hasMessageStartingWith(
            "internal fault while making pass 'fault' of bundle org.mortise.osgi.sample.faulty 1.0.0: "
            + "java.lang.IllegalStateException: cannot be made");
    assertThat(faulty.getState()).isEqualTo(Bundle.ACTIVE);
    assertThat(Contents.of(Inside.snapshot())).contains("pass fault", "pass canonicalize");
  }

  @Test
  public void attachInterface_thirdBundle_isUsed() throws Exception {
    assertThat(view(Inside.snapshot())).isNull();

    Bundle views = Inside.start("views");
    assertThat(view(Inside.snapshot())).isNotNull();
    assertThat(Inside.snapshot().context().operationName("arith.addi").getInterface(ViewLikeOpInterface.class))
        .isNull();

    views.stop();
    assertThat(view(Inside.snapshot())).isNull();
    assertThat(Inside.snapshot().context().provenance().ofMissingInterface("arith.select", ViewLikeOpInterface.class))
        .startsWith("bundle org.mortise.osgi.sample.views ").endsWith(", which did so, is no longer active");
    assertThat(Inside.snapshot().context().provenance().ofMissingInterface("arith.addi", ViewLikeOpInterface.class))
        .startsWith("bundle org.mortise.dialect.arith ").endsWith(", which provides the dialect 'arith', could do so");
  }

  private static ViewLikeOpInterface view(Snapshot snapshot) {
    return snapshot.context().operationName("arith.select").getInterface(ViewLikeOpInterface.class);
  }

  @Test
  public void snapshot_equalNames_olderIsUsed() throws Exception {
    Bundle toy = Inside.start("toy");
    Bundle rival = Inside.start("rival");

    Snapshot both = Inside.snapshot();
    assertThat(both.context().operationName("toy.one").isRegistered()).isTrue();
    assertThat(both.pass("toy-mark").spec().summary()).isEqualTo("Mark toys");
    assertThat(warnings.lines()).containsExactlyInAnyOrder(
        "org.mortise.osgi.sample.rival 1.0.0: dialect 'toy' of org.mortise.osgi.sample.rival.RivalDialect is ignored: "
            + "org.mortise.osgi.sample.toy.ToyDialect has that name already (org.mortise.osgi.sample.toy 1.2.0)"
            + RENAME,
        "org.mortise.osgi.sample.rival 1.0.0: pass 'toy-mark' of org.mortise.osgi.sample.rival.RivalFactory is "
        + "ignored: "
            + "org.mortise.osgi.sample.toy.ToyFactory has that name already (org.mortise.osgi.sample.toy 1.2.0)"
            + RENAME,
        "org.mortise.osgi.sample.rival 1.0.0: component org.mortise.osgi.sample.rival.BrokenFactory is ignored: "
        + "java.lang.IllegalStateException: broken on purpose"
            + "; fix the bundle, or remove it");

    Inside.start("views");
    Inside.snapshot();
    assertThat(warnings.lines()).as("reported once").hasSize(3);

    toy.stop();
    assertThat(Inside.snapshot().pass("toy-mark").spec().summary()).isEqualTo("Something else");
    toy.start();
    assertThat(Inside.snapshot().pass("toy-mark").spec().summary()).as("the older is now the rival")
        .isEqualTo("Something else");
    rival.stop();
    assertThat(Inside.snapshot().pass("toy-mark").spec().summary()).isEqualTo("Mark toys");
  }

  @Test
  public void snapshot_anyInstallOrder_isEqual() throws Exception {
    Set<String> none = Contents.of(Inside.snapshot());
    Set<String> all = null;
    List<List<String>> orders = List.of(List.of("toy", "views", "waiting"), List.of("toy", "waiting", "views"),
        List.of("views", "toy", "waiting"), List.of("views", "waiting", "toy"), List.of("waiting", "toy", "views"),
        List.of("waiting", "views", "toy"));
    for (List<String> coming : orders) {
      for (List<String> going : orders) {
        Map<String, Bundle> bundles = new HashMap<>();
        for (String name : coming) {
          bundles.put(name, Inside.start(name));
          Inside.snapshot();
        }
        all = all == null ? Contents.of(Inside.snapshot()) : all;
        assertThat(Contents.of(Inside.snapshot())).as("%s came", coming).isEqualTo(all);
        for (String name : going) {
          bundles.get(name).uninstall();
          Inside.snapshot();
        }
        assertThat(Contents.of(Inside.snapshot())).as("%s went", going).isEqualTo(none);
      }
    }
    assertThat(all).hasSizeGreaterThan(none.size());
    assertThat(warnings.lines()).isEmpty();
  }

  @Test
  public void uninstall_usedBundle_classesAreUnloaded() throws Exception {
    Bundle toy = Inside.start("toy");
    WeakReference<ClassLoader> loader = useToy();

    toy.uninstall();
    toy = null;
    Inside.refreshPackages();

    assertThat(isFreed(loader)).isTrue();
  }

  @Test
  public void update_usedBundle_classesAreUnloaded() throws Exception {
    Bundle toy = Inside.start("toy");
    for (String next : List.of("toyupdate", "toy", "toyupdate", "toy")) {
      WeakReference<ClassLoader> loader = useToy();
      try (InputStream content = new FileInputStream(Inside.jar(next))) {
        toy.update(content);
      }
      Inside.refreshPackages();
      assertThat(isFreed(loader)).isTrue();
    }
  }

  /** Runs with the toy dialect, and returns a weak reference to its class loader. */
  private WeakReference<ClassLoader> useToy() throws Exception {
    Snapshot snapshot = Inside.snapshot();
    assertThat(Inside.run(snapshot, snapshot.pass("toy-mark") == null ? "cse" : "toy-mark,cse", TOY))
        .contains("toy.one");
    Dialect dialect = snapshot.context().dialect("toy");
    return new WeakReference<>(dialect.getClass().getClassLoader());
  }

  private static boolean isFreed(WeakReference<?> reference) throws InterruptedException {
    return Inside.comesTrueAfterCollections(() -> reference.get() == null);
  }
}
