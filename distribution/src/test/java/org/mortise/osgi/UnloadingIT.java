// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.FileInputStream;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.mortise.ir.Dialect;
import org.mortise.pipeline.Snapshot;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;
import org.osgi.framework.Bundle;

/**
 * A dialect that is deployed, used, updated, used and removed leaves no class, class loader or heap memory, however
 * often this is repeated.
 */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerClass.class)
public class UnloadingIT {
  private static final int WARM = 50;
  private static final int ROUNDS = 200;
  /**
   * The accepted growth of the heap. A bundle that is not unloaded needs at least 12 kilobytes, so two hundred need
   * more than twice this.
   */
  private static final long HEAP_TOLERANCE = 1L << 20;
  private static final int CLASS_TOLERANCE = 50;

  private final List<WeakReference<ClassLoader>> loaders = new ArrayList<>();

  @Configuration
  public Option[] configure() {
    SampleBundles.buildAll();
    return new Option[] {Distribution.framework()};
  }

  @Test
  public void deploy_manyTimes_keepsHeapAndClasses() throws Exception {
    rounds(WARM);
    long heap = usedHeap();
    int classes = loadedClasses();

    rounds(ROUNDS);

    assertThat(usedHeap()).as("heap").isLessThan(heap + HEAP_TOLERANCE);
    assertThat(loaders).hasSize(2 * (WARM + ROUNDS));
    assertThat(loadersThatStay()).as("class loaders that stay").isZero();
    assertThat(loadedClasses()).as("classes").isLessThan(classes + CLASS_TOLERANCE);
  }

  private void rounds(int count) throws Exception {
    for (int i = 0; i < count; i++) {
      Bundle toy = Inside.start("toy");
      use("func.func(toy-mark,cse),toy-mark,cse,canonicalize", "{toy.marked}");
      try (InputStream next = new FileInputStream(Inside.jar("toyupdate"))) {
        toy.update(next);
      }
      Inside.refreshPackages();
      use("func.func(cse),canonicalize", "toy.one");
      toy.uninstall();
      Inside.refreshPackages();
      assertThat(Inside.snapshot().context().dialect("toy")).isNull();
    }
  }

  /**
   * Runs on several functions, so that several threads load the bundle's classes, and on a wrong program with
   * diagnostics.
   */
  private void use(String pipeline, String expected) throws Exception {
    Snapshot snapshot = Inside.snapshot();
    StringBuilder program = new StringBuilder();
    for (int i = 0; i < 4; i++) {
      program.append("func.func @f").append(i).append("(%x: i32) {\n  toy.one %x : i32\n  return\n}\n");
    }
    assertThat(Inside.run(snapshot, pipeline, program.toString())).contains(expected);
    assertThat(Inside.run(snapshot, pipeline, "toy.one %x : i32")).contains("error: ");
    Dialect dialect = snapshot.context().dialect("toy");
    loaders.add(new WeakReference<>(dialect.getClass().getClassLoader()));
  }

  private long loadersThatStay() {
    return loaders.stream().filter(loader -> loader.get() != null).count();
  }

  private int loadedClasses() {
    return ManagementFactory.getClassLoadingMXBean().getLoadedClassCount();
  }

  /** Returns the used heap after collections that have unloaded the class loaders, or after a time limit. */
  private long usedHeap() throws InterruptedException {
    Inside.comesTrueAfterCollections(() -> loadersThatStay() == 0);
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }
}
