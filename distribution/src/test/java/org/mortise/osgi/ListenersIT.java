// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.mortise.ir.text.SourceText;
import org.mortise.launcher.Surroundings;
import org.mortise.pipeline.Compilation;
import org.mortise.pipeline.Mortise;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;
import org.osgi.framework.Bundle;

/** Bundles with services that are notified of runs come, go and fail. */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerClass.class)
public class ListenersIT {
  private static final long PATIENCE = Surroundings.PATIENCE.toMillis();
  private static final String DEALLOCATE = "buffer-deallocation";
  private static final String FREED = "remark buffer-deallocation/Freed";
  private static final String PROGRAM = """
      func.func @f() {
        %0 = memref.alloc() : memref<4xf32>
        "test.use"(%0) : (memref<4xf32>) -> ()
        return
      }
      """;

  private final Queue<String> calls = new ConcurrentLinkedQueue<>();

  @Configuration
  public Option[] configure() {
    SampleBundles.buildAll();
    return new Option[] {Distribution.framework()};
  }

  @Before
  public void record() {
    System.getProperties().put("mortise.test.calls", calls);
  }

  @After
  public void forget() {
    System.getProperties().remove("mortise.test.calls");
    System.clearProperty("mortise.test.failing");
  }

  private static Compilation compile(String passes) throws Exception {
    return Inside.service(Mortise.class).run("builtin.module(" + passes + ")", SourceText.of("test", PROGRAM));
  }

  private record Result(int status, String out, String err) {}

  private static Result opt(String program, String... arguments) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = Inside.tool("opt")
        .run(arguments, new ByteArrayInputStream(program.getBytes(StandardCharsets.UTF_8)), out, err);
    return new Result(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  @Test
  public void run_byApiAndByTool_notifiesServices() throws Exception {
    Bundle witness = Inside.start("witness");
    try {
      Compilation compilation = compile(DEALLOCATE);

      assertThat(compilation.text()).contains("memref.dealloc");
      assertThat(compilation.diagnostics()).as("remarks that only the service wants").isEmpty();
      assertThat(calls).containsExactly("before " + DEALLOCATE, FREED, "after " + DEALLOCATE);

      calls.clear();
      assertThat(opt(PROGRAM, "--" + DEALLOCATE).err()).isEmpty();
      assertThat(calls).containsExactly("before " + DEALLOCATE, FREED, "after " + DEALLOCATE);

      calls.clear();
      assertThat(opt(PROGRAM, "--" + DEALLOCATE, "--remarks").err()).contains("remark: freed");
      assertThat(calls).containsExactly("before " + DEALLOCATE, "remark: freed after its last use", FREED,
          "after " + DEALLOCATE);

      calls.clear();
      assertThat(opt("func.func", "--" + DEALLOCATE).status()).isEqualTo(1);
      assertThat(calls).singleElement().asString().contains("expected valid '@'-identifier");
    } finally {
      witness.uninstall();
    }
  }

  @Test
  public void run_serviceGoesAndComesMeanwhile_keepsItsOwn() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    System.getProperties().putAll(Map.of("mortise.test.begun", begun, "mortise.test.goOn", goOn));
    Bundle waiting = Inside.start("waiting");
    Bundle witness = Inside.start("witness");
    ExecutorService thread = Executors.newSingleThreadExecutor();
    try {
      Future<Compilation> run = thread.submit(() -> compile("wait," + DEALLOCATE));
      assertThat(begun.await(PATIENCE, TimeUnit.MILLISECONDS)).isTrue();
      witness.uninstall();
      Inside.refreshPackages();
      compile("cse");
      assertThat(calls).as("of a new run").containsExactly("before wait");
      goOn.countDown();

      assertThat(run.get(PATIENCE, TimeUnit.MILLISECONDS).succeeded()).isTrue();
      assertThat(calls).containsExactly(
          "before wait", "after wait", "before " + DEALLOCATE, FREED, "after " + DEALLOCATE);

      calls.clear();
      witness = Inside.start("witness");
      compile("cse");
      assertThat(calls).containsExactly("before cse", "after cse");
    } finally {
      goOn.countDown();
      thread.shutdownNow();
      waiting.uninstall();
      witness.uninstall();
    }
  }

  @Test
  public void run_serviceComesMeanwhile_isNotNotified() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    System.getProperties().putAll(Map.of("mortise.test.begun", begun, "mortise.test.goOn", goOn));
    Bundle waiting = Inside.start("waiting");
    ExecutorService thread = Executors.newSingleThreadExecutor();
    Bundle witness = null;
    try {
      Future<Compilation> run = thread.submit(() -> compile("wait," + DEALLOCATE));
      assertThat(begun.await(PATIENCE, TimeUnit.MILLISECONDS)).isTrue();
      witness = Inside.start("witness");
      goOn.countDown();

      assertThat(run.get(PATIENCE, TimeUnit.MILLISECONDS).succeeded()).isTrue();
      assertThat(calls).isEmpty();
    } finally {
      goOn.countDown();
      thread.shutdownNow();
      waiting.uninstall();
      if (witness != null) {
        witness.uninstall();
      }
    }
  }

  @Test
  public void run_serviceThrows_isLoggedAndDroppedForThisRun() throws Exception {
    Bundle witness = Inside.start("witness");
    try (WarningLog warnings = new WarningLog("org.mortise.pipeline.RunListeners")) {
      System.setProperty("mortise.test.failing", "before " + DEALLOCATE);
      assertThat(compile(DEALLOCATE + ",cse").text()).contains("memref.dealloc");
      assertThat(calls).containsExactly("before " + DEALLOCATE);
      assertThat(warnings.lines()).containsExactly("org.mortise.osgi.sample.witness.Witness of bundle "
          + "org.mortise.osgi.sample.witness 1.0.0 has failed, and is not called again in this run");

      calls.clear();
      System.setProperty("mortise.test.failing", FREED);
      assertThat(opt(PROGRAM, "--" + DEALLOCATE, "--cse").status()).isZero();
      assertThat(calls).containsExactly("before " + DEALLOCATE, FREED);
      assertThat(warnings.lines()).hasSize(2);

      calls.clear();
      System.clearProperty("mortise.test.failing");
      compile("cse");
      assertThat(calls).containsExactly("before cse", "after cse");
    } finally {
      witness.uninstall();
    }
  }

  @Test
  public void run_passThrows_notifiesObserver() throws Exception {
    Bundle witness = Inside.start("witness");
    Bundle faulty = Inside.start("faulty");
    try {
      assertThat(compile("fault{kind=runtime}").succeeded()).isFalse();
      assertThat(opt(PROGRAM, "--pass-pipeline=builtin.module(fault{kind=runtime})").status()).isEqualTo(1);

      assertThat(calls).filteredOn(call -> call.startsWith("fault "))
          .containsExactly("fault broken on purpose", "fault broken on purpose");
    } finally {
      witness.uninstall();
      faulty.uninstall();
    }
  }

  @Test
  public void uninstall_afterRunsAndFailures_collectsClassLoader() throws Exception {
    Bundle witness = Inside.start("witness");
    WeakReference<ClassLoader> loader = new WeakReference<>(classLoaderOf(witness));
    System.setProperty("mortise.test.failing", FREED);
    compile(DEALLOCATE);
    opt(PROGRAM, "--" + DEALLOCATE);
    opt("func.func");

    witness.uninstall();
    Inside.refreshPackages();
    Inside.snapshot();

    assertThat(Inside.comesTrueAfterCollections(() -> loader.get() == null)).isTrue();
  }

  private static ClassLoader classLoaderOf(Bundle bundle) throws Exception {
    return bundle.loadClass("org.mortise.osgi.sample.witness.Witness").getClassLoader();
  }
}
