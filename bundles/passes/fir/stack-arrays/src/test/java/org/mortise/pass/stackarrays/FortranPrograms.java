// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.mortise.testing.random.ReferenceTools;

/**
 * The programs in {@code src/test/fortran} as one program, compiled by {@code flang-new-19}. Each file has a subroutine
 * of its name that returns a number. With OpenMP if its library is installed, otherwise its directives are comments.
 */
final class FortranPrograms {
  private static final Path SOURCES = Path.of("src", "test", "fortran");
  private static final String FLANG = ReferenceTools.FORMER_FLANG;
  private static final int SECONDS = 120;

  /** The exit status and the output of a process, its errors included. */
  record Run(int exit, String output) {}

  private final Path folder;
  private final List<String> openMp;

  /** Skips the test if a tool is missing. */
  FortranPrograms(Path folder) {
    ReferenceTools.requireFortran(FLANG);
    this.folder = folder;
    this.openMp = ReferenceTools.hasOpenMp(FLANG)
        ? List.of("-fopenmp", "-L" + ReferenceTools.libraries(FLANG)) : List.of();
  }

  /** Returns the programs in FIR. */
  String compile() throws IOException, InterruptedException {
    List<Path> files;
    try (Stream<Path> found = Files.list(SOURCES)) {
      files = found.filter(file -> file.toString().endsWith(".f90")).sorted().toList();
    }
    StringBuilder source = new StringBuilder();
    StringBuilder main = new StringBuilder("program all\n  real(8) :: s\n");
    for (Path file : files) {
      String name = file.getFileName().toString().replace(".f90", "");
      source.append(Files.readString(file)).append('\n');
      main.append("  call ").append(name).append("(s)\n  print '(a, es24.16)', '").append(name).append("', s\n");
    }
    Path program = folder.resolve("all.f90");
    Files.writeString(program, source.append(main).append("end program\n"));
    Path fir = folder.resolve("all.fir");
    translate("-O0", "-emit-fir", program, fir);
    return Files.readString(fir, StandardCharsets.ISO_8859_1);
  }

  /** Returns the object file of a source of Fortran in {@code src/test/fortran}. */
  Path object(String source) throws IOException, InterruptedException {
    Path object = folder.resolve("source.o");
    check(List.of(FLANG, "-c", "-O1", SOURCES.resolve(source).toString(), "-o", object.toString()));
    return object;
  }

  /** Returns an executable of a program in FIR and of object files. */
  Path link(String name, String fir, Path... objects) throws IOException, InterruptedException {
    Path program = folder.resolve(name + ".mlir");
    Files.writeString(program, fir, StandardCharsets.ISO_8859_1);
    Path object = folder.resolve(name + ".o");
    translate("-O1", "-emit-obj", program, object);
    Path executable = folder.resolve(name);
    List<String> link = new ArrayList<>(List.of(FLANG, object.toString(), "-o", executable.toString()));
    for (Path other : objects) {
      link.add(other.toString());
    }
    link.addAll(openMp);
    check(link);
    return executable;
  }

  private void translate(String level, String action, Path from, Path to) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(FLANG, "-fc1", level, action));
    if (!openMp.isEmpty()) {
      command.add(openMp.get(0));
    }
    command.addAll(List.of("-module-dir", folder.toString(), from.toString(), "-o", to.toString()));
    check(command);
  }

  private void check(List<String> command) throws IOException, InterruptedException {
    Run run = run(command);
    if (run.exit() != 0) {
      throw new AssertionError(command + ": " + run.output());
    }
  }

  /** Runs an executable with a stack of at most so many kilobytes. */
  Run run(Path executable, int kilobytes) throws IOException, InterruptedException {
    return run(List.of("bash", "-c", "ulimit -s " + kilobytes + "; exec " + executable));
  }

  /** Runs a command until it ends. */
  Run run(List<String> command) throws IOException, InterruptedException {
    Path output = folder.resolve("output.txt");
    Process process = new ProcessBuilder(command)
        .redirectErrorStream(true).redirectOutput(output.toFile()).start();
    if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError(command + " does not end");
    }
    return new Run(process.exitValue(), Files.readString(output, StandardCharsets.ISO_8859_1));
  }
}
