// SPDX-License-Identifier: Apache-2.0
package org.mortise.mutants;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Runs the tests of a module with mutants of it. Arguments: the seed, the number of mutants, and the folder of the
 * module with its class path for tests without its own classes; then the folder and class path of each other module
 * that tests it. A mutant whose tests take four times as long as those without a change counts as noticed.
 * Writes a line for each mutant that no test notices, and the share of the others.
 */
final class Mutants {
  /** As Maven runs the tests: patterns that break the contract of the rewriter fail. */
  private static final String CHECK_REWRITES = "-Dmortise.check.rewrites=true";

  private final List<Module> modules;
  /** Tests that were ended: on a busy machine, a mutant may count as noticed for that. */
  private int timeouts;
  private long limit = TimeUnit.MINUTES.toSeconds(5);

  /**
   * A module.
   *
   * @param classPath its class path for tests without its own classes
   */
  private record Module(Path folder, String classPath) {
    boolean hasTests() {
      return Files.isDirectory(folder.resolve("src/test"));
    }
  }

  private Mutants(List<Module> modules) {
    this.modules = modules;
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    List<Module> modules = new ArrayList<>();
    for (int i = 2; i < arguments.length; i += 2) {
      modules.add(new Module(Path.of(arguments[i]).toAbsolutePath().normalize(), arguments[i + 1]));
    }
    new Mutants(modules).run(new Random(Long.parseLong(arguments[0])), Integer.parseInt(arguments[1]));
  }

  private void run(Random random, int count) throws IOException, InterruptedException {
    Path module = modules.get(0).folder;
    if (modules.stream().noneMatch(Module::hasTests)) {
      System.err.println("no module tests " + module);
      System.exit(1);
    }
    Path none = Files.createTempDirectory("mutants");
    long start = System.nanoTime();
    requireSuccess(module, none);
    limit = Math.max(20, 10 * TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start));
    List<Mutant> all = new ArrayList<>();
    for (Path file : MutantCompiler.sources(module.resolve("src/main/java"))) {
      all.addAll(MutationSites.of(file, Files.readString(file)));
    }
    Collections.shuffle(all, random);
    MutantCompiler compiler = new MutantCompiler(module, modules.get(0).classPath);
    int noticed = 0;
    int compiled = 0;
    for (Mutant mutant : all) {
      if (compiled == count) {
        break;
      }
      String source = Files.readString(mutant.file());
      Path output = Files.createTempDirectory("mutants");
      if (compiler.compile(mutant, source, output)) {
        compiled++;
        if (isNoticed(output)) {
          noticed++;
        } else {
          System.out.println("not noticed: " + mutant.describe(source));
        }
      }
      delete(output);
    }
    requireSuccess(module, none); // an edited test or a broken build would count as noticed
    delete(none);
    System.out.println(module.getFileName() + ": " + noticed + " of " + compiled + " mutants noticed, "
        + timeouts + " of them by a timeout");
  }

  private void requireSuccess(Path module, Path none) throws IOException, InterruptedException {
    if (isNoticed(none)) {
      System.err.println("the tests of " + module + " fail without a change");
      System.exit(1);
    }
  }

  private boolean isNoticed(Path changed) throws IOException, InterruptedException {
    for (Module module : modules) {
      if (module.hasTests() && fails(module, changed)) {
        return true;
      }
    }
    return false;
  }

  private boolean fails(Module module, Path changed) throws IOException, InterruptedException {
    Path target = module.folder.resolve("target");
    String path = String.join(File.pathSeparator, changed.toString(), target.resolve("test-classes").toString(),
        target.resolve("classes").toString(), module.classPath, System.getProperty("java.class.path"));
    Process tests = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", CHECK_REWRITES, "-cp", path, ModuleTests.class.getName())
        .directory(module.folder.toFile()).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
    if (!tests.waitFor(limit, TimeUnit.SECONDS)) {
      tests.destroyForcibly().waitFor();
      timeouts++;
      return true;
    }
    return tests.exitValue() != 0;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    }
  }
}
