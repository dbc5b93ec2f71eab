// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ops4j.pax.exam.CoreOptions.bundle;
import static org.ops4j.pax.exam.CoreOptions.frameworkProperty;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.mortise.launcher.Surroundings;
import org.mortise.pipeline.Registry;
import org.mortise.pipeline.Snapshot;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;

/** A foreign framework with Apache Felix File Install: files are added, updated and removed during runs. */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerClass.class)
public class FileInstallIT {
  private static final Path DEPLOY = Path.of("target", "file-install-it").toAbsolutePath();
  private static final long PATIENCE = Surroundings.PATIENCE.toMillis();
  private static final String TOY = "func.func @f(%arg0: i32) {\n  toy.one %arg0 : i32\n  return\n}\n";

  @Configuration
  public Option[] configure() throws Exception {
    SampleBundles.buildAll();
    Files.createDirectories(DEPLOY);
    for (File file : DEPLOY.toFile().listFiles()) {
      Files.delete(file.toPath());
    }
    List<Option> options = new ArrayList<>(List.of(Distribution.framework(),
        frameworkProperty("felix.fileinstall.dir").value(DEPLOY.toString()),
        frameworkProperty("felix.fileinstall.tmpdir").value(DEPLOY + ".tmp"),
        frameworkProperty("felix.fileinstall.poll").value("100"),
        frameworkProperty("felix.fileinstall.log.level").value("0")));
    for (File jar : Distribution.consoleBundles()) {
      if (jar.getName().contains("fileinstall")) {
        options.add(bundle("reference:" + jar.toURI()));
      }
    }
    return options.toArray(new Option[0]);
  }

  @Test
  public void deploy_concurrentRuns_areNotDisturbed() throws Exception {
    CountDownLatch begun = new CountDownLatch(3);
    CountDownLatch goOn = new CountDownLatch(1);
    System.getProperties().putAll(Map.of("mortise.test.begun", begun, "mortise.test.goOn", goOn));
    deploy("toy", "toy.jar");
    deploy("waiting", "waiting.jar");
    await(() -> Inside.snapshot().pass("toy-mark") != null && Inside.snapshot().pass("wait") != null);
    Snapshot used = Inside.snapshot();
    ExecutorService threads = Executors.newFixedThreadPool(3);
    try {
      List<Future<String>> runs = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        runs.add(threads.submit(() -> Inside.run(used, "wait,toy-mark,cse", TOY)));
      }
      assertThat(begun.await(PATIENCE, TimeUnit.MILLISECONDS)).isTrue();
      deploy("toyupdate", "toy.jar");
      await(() -> Inside.snapshot().context().operationName("toy.two").isRegistered());
      Files.delete(DEPLOY.resolve("toy.jar"));
      Files.delete(DEPLOY.resolve("waiting.jar"));
      await(() -> Inside.snapshot().context().dialect("toy") == null && Inside.snapshot().pass("wait") == null);
      goOn.countDown();

      for (Future<String> run : runs) {
        assertThat(run.get(PATIENCE, TimeUnit.MILLISECONDS)).contains("toy.one %arg0 {toy.marked} : i32");
      }
      assertThat(Inside.run(Inside.snapshot(), "cse", TOY))
          .contains("was provided by bundle org.mortise.osgi.sample.toy 1.3.0");
    } finally {
      goOn.countDown();
      threads.shutdownNow();
    }
  }

  @Test
  public void deploy_unusableFiles_areReported() throws Exception {
    Registry registry = Inside.service(Registry.class);
    assertThat(registry.problems()).isEmpty();
    try (WarningLog warnings = new WarningLog()) {
      deploy("lonely", "lonely.jar");
      deploy("broken", "broken.jar");
      deploy("views", "views.jar");
      await(() -> registry.problems().size() == 2);
      registry.current();

      assertThat(registry.problems()).containsExactlyInAnyOrderElementsOf(warnings.lines());
      assertThat(registry.problems()).anyMatch(line -> line.contains("package no.such.pkg"))
          .anyMatch(line -> line.contains("broken on purpose"));
      assertThat(Contents.of(registry.current())).anyMatch(line -> line.contains("sample.views"));
      Files.delete(DEPLOY.resolve("lonely.jar"));
      Files.delete(DEPLOY.resolve("broken.jar"));
      Files.delete(DEPLOY.resolve("views.jar"));
      await(() -> registry.problems().isEmpty());
    }
  }

  @Test
  public void deploy_dialectFile_isReadReplacedAndWithdrawn() throws Exception {
    Registry registry = Inside.service(Registry.class);
    Path file = DEPLOY.resolve("own.irdl.mlir");
    Files.writeString(file, "irdl.dialect @own {\n  irdl.type @t\n}\n");
    await(() -> Inside.snapshot().context().dialect("own") != null);
    Snapshot used = Inside.snapshot();
    assertThat(Inside.run(used, "cse", "func.func private @f(!own.t)\n")).contains("private @f(!own.t)");

    Files.writeString(file, "irdl.dialect @own {\n  irdl.type @u\n  irdl.type @u\n}\n");
    await(() -> !registry.problems().isEmpty());
    assertThat(registry.problems().get(0)).startsWith("own.irdl.mlir is not used: ").contains("own.irdl.mlir:3:3: ");
    assertThat(Inside.snapshot().context().dialect("own")).isNull();

    Files.writeString(file, "irdl.dialect @own {\n  irdl.type @second_version\n}\n");
    await(() -> registry.problems().isEmpty() && Inside.snapshot().context().dialect("own") != null);
    assertThat(Inside.run(Inside.snapshot(), "cse", "func.func private @f(!own.second_version)\n"))
        .contains("private @f(!own.second_version)");
    assertThat(Inside.run(used, "cse", "func.func private @f(!own.t)\n")).contains("private @f(!own.t)");

    Files.delete(file);
    await(() -> Inside.snapshot().context().dialect("own") == null);
    assertThat(Inside.run(Inside.snapshot(), "cse", "func.func private @f(!own.t)\n"))
        .contains("was provided by file " + file + ", which is no longer deployed");
  }

  /** Copies a file directly, as users do, and not by renaming a complete file. */
  private static void deploy(String sample, String name) throws Exception {
    Files.copy(Inside.jar(sample).toPath(), DEPLOY.resolve(name), StandardCopyOption.REPLACE_EXISTING);
  }

  private static void await(Callable<Boolean> condition) throws Exception {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE);
    while (!condition.call()) {
      assertThat(System.nanoTime()).as("it takes too long").isLessThan(end);
      Thread.sleep(20);
    }
  }
}
