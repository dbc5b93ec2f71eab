// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.tablegen;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mortise.importer.records.Records;

/** Runs {@code llvm-tblgen}, which reads definitions and prints their records. */
public final class TableGen {
  /** The versions of MLIR for which packages exist, the newest one first. */
  private static final int NEWEST = 30;
  private static final int OLDEST = 17;
  private static final Pattern VERSION = Pattern.compile("LLVM version (\\S+)");
  private static final String DEFINITIONS = "mlir/IR/OpBase.td";

  private final Path program;

  private TableGen(Path program) {
    this.program = program;
  }

  /**
   * Finds the program. Without a name it is the one that is installed with the definitions of MLIR in an included
   * folder,
   * or {@code llvm-tblgen} or the newest {@code llvm-tblgen-NN} that is installed with such definitions, or any other.
   *
   * @param name the name or path of the program; may be empty
   * @param include the folders of included definitions
   * @param path the folders in which programs are found, separated as in {@code PATH}
   * @param folder the folder to which relative paths refer
   * @throws TableGenProblem if there is none
   */
  public static TableGen find(String name, List<Path> include, String path, Path folder) throws TableGenProblem {
    if (name.contains("/")) {
      Path file = folder.resolve(name);
      if (!isProgram(file)) {
        throw new TableGenProblem("'" + name + "' is no program");
      }
      return new TableGen(file.toAbsolutePath());
    }
    List<TableGen> found = new ArrayList<>();
    if (name.isEmpty()) {
      include.stream().filter(TableGen::hasDefinitions).map(each -> each.resolve("../bin/llvm-tblgen").normalize())
          .filter(TableGen::isProgram).forEach(file -> found.add(new TableGen(file)));
    }
    for (String candidate : name.isEmpty() ? candidates() : List.of(name)) {
      for (String each : path.split(File.pathSeparator)) {
        Path file = folder.resolve(each).resolve(candidate);
        if (!each.isEmpty() && isProgram(file)) {
          found.add(new TableGen(file.toAbsolutePath()));
        }
      }
    }
    if (found.isEmpty()) {
      throw new TableGenProblem(name.isEmpty()
          ? "there is no llvm-tblgen (Debian: package llvm-22): state it by --tblgen=, or its output by --json="
          : "there is no program '" + name + "'");
    }
    return found.stream().filter(each -> !each.definitions().isEmpty()).findFirst().orElse(found.get(0));
  }

  private static boolean isProgram(Path file) {
    return Files.isExecutable(file) && !Files.isDirectory(file);
  }

  private static boolean hasDefinitions(Path folder) {
    return Files.isRegularFile(folder.resolve(DEFINITIONS));
  }

  /** Returns the names of the program, of which there can be several versions. */
  private static List<String> candidates() {
    List<String> names = new ArrayList<>(List.of("llvm-tblgen"));
    for (int version = NEWEST; version >= OLDEST; version--) {
      names.add("llvm-tblgen-" + version);
    }
    return names;
  }

  /** Returns the folders around a file that have the definitions of MLIR: those of a file of MLIR itself. */
  public static List<Path> foldersAround(Path file) {
    List<Path> folders = new ArrayList<>();
    for (Path folder = file.toAbsolutePath().getParent(); folder != null; folder = folder.getParent()) {
      if (hasDefinitions(folder)) {
        folders.add(folder);
      }
    }
    return folders;
  }

  /** Returns the name and version for the head of a file; without a version if the program does not state it. */
  public String version() throws TableGenProblem {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      Process process = new ProcessBuilder(program.toString(), "--version").redirectErrorStream(true).start();
      process.getOutputStream().close();
      process.getInputStream().transferTo(out);
      process.waitFor();
    } catch (IOException broken) {
      throw new TableGenProblem("cannot run '" + program + "': " + broken.getMessage());
    } catch (InterruptedException cancelled) {
      Thread.currentThread().interrupt();
    }
    Matcher version = VERSION.matcher(out.toString(StandardCharsets.UTF_8));
    return version.find() ? "llvm-tblgen " + version.group(1) : "llvm-tblgen";
  }

  /**
   * Returns the folder with MLIR's definitions beside the program, such as {@code /usr/lib/llvm-22/include}, or none.
   */
  private List<Path> definitions() {
    try {
      Path real = program.toRealPath();
      Path include = real.resolveSibling("../include").normalize();
      return hasDefinitions(include) ? List.of(include) : List.of();
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  /**
   * Reads a file. Definitions that it includes are searched in the given folders, in that of the file, and among those
   * that are installed with the program.
   *
   * @param err receives the messages of the program
   * @throws TableGenProblem if the program cannot be run or fails
   * @throws IllegalArgumentException if the output of the program is not understood
   */
  public Records read(Path file, List<Path> include, OutputStream err) throws TableGenProblem {
    List<String> command = new ArrayList<>(List.of(program.toString(), "--dump-json", file.toString()));
    List<Path> folders = new ArrayList<>(include);
    Path parent = file.toAbsolutePath().getParent();
    if (parent != null) {
      folders.add(parent);
    }
    if (include.stream().noneMatch(TableGen::hasDefinitions)) {
      folders.addAll(definitions());
    }
    folders.forEach(folder -> command.addAll(List.of("-I", folder.toString())));
    return run(command, file, err);
  }

  private Records run(List<String> command, Path file, OutputStream err) throws TableGenProblem {
    Process process = null;
    try {
      process = new ProcessBuilder(command).start();
      process.getOutputStream().close();
      Thread messages = copy(process.getErrorStream(), err);
      Records records = null;
      IllegalArgumentException misread = null;
      try (InputStreamReader json = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)) {
        records = Records.read(json);
      } catch (IllegalArgumentException wrong) {
        misread = wrong; // the program's own message explains more
      }
      int status = process.waitFor();
      messages.join();
      if (status != 0) {
        throw new TableGenProblem(program.getFileName() + " failed on '" + file + "' with status " + status);
      }
      if (misread != null) {
        throw misread;
      }
      return records;
    } catch (IOException broken) {
      throw new TableGenProblem("cannot run '" + program + "': " + broken.getMessage());
    } catch (InterruptedException cancelled) {
      Thread.currentThread().interrupt();
      throw new TableGenProblem("interrupted");
    } finally {
      if (process != null) {
        process.destroy();
      }
    }
  }

  /** Copies the messages, so that a program with many does not wait. */
  private static Thread copy(InputStream from, OutputStream to) {
    Thread thread = new Thread(() -> {
      try (from) {
        from.transferTo(to);
      } catch (IOException closed) {
        // nobody reads the messages
      }
    }, "mortise-import messages");
    thread.setDaemon(true);
    thread.start();
    return thread;
  }
}
