// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Determines which MLIR tools are installed, by running each on a small program. An installation may be partial, or
 * lack libraries that the tools load. Tests that need a tool call its method, which otherwise skips the test with the
 * reason.
 *
 * <p>Tools are found on the path. Each is tried once per virtual machine, which takes some tenths of a second.
 */
public final class ReferenceTools {
  /** The reference's {@code mlir-opt}. */
  public static final String OPT = "mlir-opt-22";
  /** The reference's compiler of Fortran that writes FIR in the syntax of MLIR 19.1. */
  public static final String FORMER_FLANG = "flang-new-19";
  /** The reference's compiler of Fortran that writes FIR in the syntax of MLIR 22.1. */
  public static final String FLANG = "flang-22";

  private static final String RUNNER = "mlir-cpu-runner-19";
  private static final int SECONDS = 60;
  private static final String PROGRAM =
      "func.func @main() -> i64 {\n  %c = arith.constant 7 : i64\n  return %c : i64\n}\n";

  /** The reason why a tool cannot be run, empty if it can; for each tool that was tried, with the flag it was given. */
  private static final Map<String, String> TRIED = new ConcurrentHashMap<>();

  private ReferenceTools() {}

  /** The result of the trial: null, or the reason why programs cannot be executed. */
  private static final class Runner {
    static final @Nullable String FAULT = execute();

    private static @Nullable String execute() {
      for (String tool : List.of(OPT, RUNNER, "cc")) {
        if (find(tool) == null) {
          return tool + " is not installed";
        }
      }
      try {
        ReferenceRunner.Run run = new ReferenceRunner(new ProcessTool(List.of(OPT), SECONDS), SECONDS)
            .run(List.of(PROGRAM)).get(0);
        return run.value().equals("7") ? null : RUNNER + " does not execute a program: " + run.fault();
      } catch (RuntimeException failed) {
        return RUNNER + " does not execute a program: " + failed;
      }
    }
  }

  /** Compiles, links and runs a Fortran program that needs the runtime library; returns why that fails, or null. */
  private static @Nullable String compile(String compiler, String flag) {
    try {
      Path folder = Files.createTempDirectory("flang");
      try {
        Path source = Files.writeString(folder.resolve("a.f90"), "print *, 7\nend\n");
        Path program = folder.resolve("a");
        String fault = fault(flag.isEmpty()
            ? List.of(compiler, source.toString(), "-o", program.toString())
            : List.of(compiler, flag, "-L" + libraries(compiler), source.toString(), "-o", program.toString()));
        return fault != null ? fault : fault(List.of(program.toString()));
      } finally {
        for (File file : folder.toFile().listFiles()) {
          file.delete();
        }
        Files.delete(folder);
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static String faultOfFortran(String compiler, String flag) {
    return TRIED.computeIfAbsent(
        compiler + " " + flag, tried -> Objects.requireNonNullElse(compile(compiler, flag), ""));
  }

  /** Skips the test if programs cannot be transformed by {@value #OPT}. */
  public static void requireOpt() {
    require(OPT);
  }

  /** Skips the test if programs cannot be executed, which requires a C compiler, too ({@link ReferenceRunner}). */
  public static void requireRunner() {
    assume(Runner.FAULT);
  }

  /** Skips the test if Fortran programs cannot be compiled by a compiler, linked and executed. */
  public static void requireFortran(String compiler) {
    assume(faultOfFortran(compiler, ""));
  }

  /** Returns whether Fortran programs can be compiled by a compiler, linked and executed. */
  public static boolean hasFortran(String compiler) {
    return faultOfFortran(compiler, "").isEmpty();
  }

  /** Returns whether Fortran programs of a compiler can be linked with the library of OpenMP. */
  public static boolean hasOpenMp(String compiler) {
    return hasFortran(compiler) && faultOfFortran(compiler, "-fopenmp").isEmpty();
  }

  /**
   * Returns the libraries with the functions that print numbers and buffers, separated by a comma, for the runner.
   * Skips the test if they or the runner are not installed.
   */
  public static String requirePrinting() {
    requireRunner();
    StringBuilder all = new StringBuilder();
    for (String name : List.of("libmlir_c_runner_utils.so", "libmlir_runner_utils.so")) {
      Path library = libraries(RUNNER).resolve(name);
      assume(Files.isReadable(library) ? null : name + " is not installed");
      all.append(all.isEmpty() ? "" : ",").append(library);
    }
    return all.toString();
  }

  /** Skips the test if an MLIR tool, given by its name or path, cannot be run. */
  public static void require(String tool) {
    assume(TRIED.computeIfAbsent(tool, name -> Objects.requireNonNullElse(fault(List.of(name, "--version")), "")));
  }

  private static void assume(@Nullable String fault) {
    assumeTrue(fault == null || fault.isEmpty(), fault == null ? "" : fault);
  }

  /** Returns the folder of the libraries of a tool. Commands on the path are links to files beside this folder. */
  public static Path libraries(String tool) {
    try {
      return find(tool).toRealPath().getParent().resolveSibling("lib");
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Returns why a command cannot be run, or fails; null if it succeeds. */
  private static @Nullable String fault(List<String> command) {
    String tool = command.get(0);
    if (!tool.contains("/") && find(tool) == null) {
      return tool + " is not installed";
    }
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        return tool + " does not end";
      }
      return process.exitValue() == 0 ? null : String.join(" ", command) + " fails";
    } catch (IOException broken) {
      return tool + " cannot be started: " + broken.getMessage();
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      return tool + " was interrupted";
    }
  }

  private static @Nullable Path find(String tool) {
    String path = System.getenv("PATH");
    for (String folder : path == null ? new String[0] : path.split(Pattern.quote(File.pathSeparator))) {
      Path file = Path.of(folder, tool);
      if (Files.isExecutable(file) && !Files.isDirectory(file)) {
        return file;
      }
    }
    return null;
  }
}
