// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.LoggerFactory;

/** Mortise's bundles in frameworks without configuration for Mortise, and with no class of Mortise outside bundles. */
class BareFrameworkIT {
  private static final String PIPELINE = "builtin.module(buffer-deallocation-pipeline)";
  private static final String PROGRAM = """
      func.func @f(%n: index, %x: f32) -> f32 {
        %zero = arith.constant 0 : index
        %buffer = memref.alloc(%n) : memref<?xf32>
        memref.store %x, %buffer[%zero] : memref<?xf32>
        %y = memref.load %buffer[%zero] : memref<?xf32>
        return %y : f32
      }
      """;
  private static final String TOY = "func.func @f(%arg0: i32) {\n  toy.one %arg0 : i32\n  return\n}\n";

  @TempDir static Path temporary;

  /** The framework with only SLF4J and the class that starts it. */
  private record Running(URLClassLoader loader, AutoCloseable framework) implements AutoCloseable {
    @SuppressWarnings("unchecked")
    String run(String pipeline, String program) {
      return ((BinaryOperator<String>) framework).apply(pipeline, program);
    }

    @SuppressWarnings("unchecked")
    void install(File bundle) {
      ((Consumer<File>) framework).accept(bundle);
    }

    @Override
    public void close() throws Exception {
      framework.close();
      loader.close();
    }
  }

  @BeforeAll
  static void build() {
    SampleBundles.buildAll();
  }

  static Stream<String> frameworks() {
    return Stream.of("org.apache.felix.framework", "org.eclipse.osgi");
  }

  /** Starts a framework with SLF4J on its class path. */
  private static Running start(String name) throws Exception {
    return start(name, Distribution.bundles(), jars("target/mortise/lib", "slf4j-"),
        LoggerFactory.class.getPackage().getImplementationVersion());
  }

  private static Running start(String name, List<File> bundlesOfMortise, List<Path> libraries, String loggingVersion)
      throws Exception {
    List<URL> urls = new ArrayList<>();
    urls.add(BareFramework.class.getProtectionDomain().getCodeSource().getLocation());
    for (Path jar : jars("target/frameworks", name)) {
      urls.add(jar.toUri().toURL());
    }
    for (Path jar : libraries) {
      urls.add(jar.toUri().toURL());
    }
    List<File> bundles = new ArrayList<>(bundlesOfMortise);
    bundles.add(SampleBundles.jar("client"));
    URLClassLoader loader = new URLClassLoader(urls.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
    Class<?> starter = loader.loadClass(BareFramework.class.getName());
    Object framework = starter.getConstructor(List.class, File.class, String.class).newInstance(bundles,
        Files.createTempDirectory(temporary, name).toFile(), loggingVersion);
    return new Running(loader, (AutoCloseable) framework);
  }

  private static List<Path> jars(String folder, String name) throws Exception {
    try (Stream<Path> files = Files.list(Path.of(folder))) {
      List<Path> jars = files.filter(file -> file.getFileName().toString().startsWith(name)).toList();
      assertThat(jars).as(name + " in " + folder).isNotEmpty();
      return jars;
    }
  }

  @ParameterizedTest
  @MethodSource("frameworks")
  void mortise_foreignFramework_isAvailableAsService(String name) throws Exception {
    PrintStream before = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try (Running running = start(name)) {
      assertThat(running.framework()).hasToString(name);
      assertThat(running.run(PIPELINE, PROGRAM)).containsSubsequence(
          "memref.alloc(%arg0)", "memref.load %alloc", "memref.dealloc %alloc", "return %0");
      assertThat(running.run("builtin.module(cse)", "no.such")).contains("Dialect `no' not found");
      assertThat(running.run("builtin.module(no-such-pass)", PROGRAM)).contains("no-such-pass");

      assertThat(running.run("builtin.module(toy-mark)", TOY)).contains("toy-mark");
      running.install(SampleBundles.jar("toy"));
      assertThat(running.run("builtin.module(toy-mark)", TOY)).contains("toy.one %arg0 {toy.marked} : i32");
      running.install(SampleBundles.jar("twice"));
      assertThat(running.run(PIPELINE, PROGRAM)).contains("memref.dealloc");
    } finally {
      System.setOut(before);
    }
    assertThat(printed.toString(StandardCharsets.UTF_8)).as("standard output").isEmpty();
  }

  /** The bundles that the page on embedding lists, SLF4J among them, resolve in a framework without settings. */
  @ParameterizedTest
  @MethodSource("frameworks")
  void mortise_bundlesOfThePage_resolveWithoutSettings(String name) throws Exception {
    String page = Files.readString(Path.of("docs/embedding.md"));
    String list = page.substring(page.indexOf("## A framework of your own")).split("```")[1];
    List<File> bundles = new ArrayList<>();
    for (String line : list.strip().split("\n")) {
      if (line.equals("bundles/*.jar")) {
        bundles.addAll(Distribution.bundles());
      } else if (line.startsWith("lib/")) {
        bundles.add(Path.of("target/mortise", line).toFile());
      } else {
        bundles.add(Path.of("target/frameworks", line.replaceFirst(".*:([^:]*):([^:]*)", "$1-$2.jar")).toFile());
      }
    }
    assertThat(bundles).allMatch(File::isFile);
    try (Running running = start(name, bundles, List.of(), null)) {
      assertThat(running.framework()).hasToString(name);
      assertThat(running.run(PIPELINE, PROGRAM)).contains("memref.dealloc %alloc");
    }
  }

  @ParameterizedTest
  @MethodSource("frameworks")
  void mortise_concurrentRuns_succeed(String name) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try (Running running = start(name)) {
      String expected = running.run(PIPELINE, PROGRAM);
      List<Future<String>> runs = new ArrayList<>();
      for (int i = 0; i < 40; i++) {
        runs.add(threads.submit(() -> running.run(PIPELINE, PROGRAM)));
      }
      for (Future<String> run : runs) {
        assertThat(run.get()).isEqualTo(expected);
      }
    } finally {
      threads.shutdownNow();
    }
  }
}
