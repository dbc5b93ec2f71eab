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
 * Runs the tests of a module with mutants of it. Arguments: the folder of the module, its class path for tests without
 * its own classes, the seed, and the number of mutants. A mutant that runs longer than ten times as long as the tests
 * without a change counts as noticed. Writes a line for each mutant that no test notices, and the share of the others.
 */
final class Mutants {
  private final Path module;
  private final String classPath;
  private long limit = TimeUnit.MINUTES.toSeconds(5);

  private Mutants(Path module, String classPath) {
    this.module = module;
    this.classPath = classPath;
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path module = Path.of(arguments[0]).toAbsolutePath().normalize();
    new Mutants(module, arguments[1]).run(new Random(Long.parseLong(arguments[2])), Integer.parseInt(arguments[3]));
  }

  private void run(Random random, int count) throws IOException, InterruptedException {
    Path none = Files.createTempDirectory("mutants");
    long start = System.nanoTime();
    if (isNoticed(none)) {
      System.err.println("the tests of " + module + " fail without a change");
      System.exit(1);
    }
    limit = Math.max(20, 10 * TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start));
    List<Mutant> all = new ArrayList<>();
    for (Path file : MutantCompiler.sources(module.resolve("src/main/java"))) {
      all.addAll(MutationSites.of(file, Files.readString(file)));
    }
    Collections.shuffle(all, random);
    MutantCompiler compiler = new MutantCompiler(module, classPath);
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
    delete(none);
    System.out.println(module.getFileName() + ": " + noticed + " of " + compiled + " mutants noticed");
  }

  private boolean isNoticed(Path changed) throws IOException, InterruptedException {
    String path = String.join(File.pathSeparator, changed.toString(), module.resolve("target/test-classes").toString(),
        module.resolve("target/classes").toString(), classPath, System.getProperty("java.class.path"));
    Process tests = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", path, ModuleTests.class.getName())
        .directory(module.toFile()).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    if (!tests.waitFor(limit, TimeUnit.SECONDS)) {
      tests.destroyForcibly().waitFor();
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
