// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.mortise.importer.internal.tablegen.TableGen;
import org.mortise.importer.internal.tablegen.TableGenProblem;
import org.mortise.importer.records.Records;
import org.mortise.opt.FileProblem;
import org.mortise.pipeline.Invocation;

/**
 * The definitions that a command line names.
 *
 * @param tool the name and version of the program that read them; empty if all are its output already
 */
record Inputs(List<Source> sources, String tool) {
  /**
   * The records of one file.
   *
   * @param name the name of the file with the definitions, without directories
   */
  record Source(Records records, String name) {}

  static Inputs read(ImportArguments arguments, Invocation call) throws FileProblem, TableGenProblem {
    List<Source> sources = new ArrayList<>();
    for (String file : arguments.jsonFiles()) {
      sources.add(new Source(json(file, call), nameOf(file).replaceFirst("\\.json$", ".td")));
    }
    return new Inputs(sources, arguments.files().isEmpty() ? "" : addDefinitions(arguments, call, sources));
  }

  /** Returns the name and version of the program. */
  private static String addDefinitions(ImportArguments arguments, Invocation call, List<Source> sources)
      throws FileProblem, TableGenProblem {
    String path = System.getenv("PATH");
    List<Path> include = new ArrayList<>(arguments.include().stream().map(call::resolve).toList());
    arguments.files().forEach(file -> include.addAll(TableGen.foldersAround(call.resolve(file))));
    TableGen tableGen = TableGen.find(arguments.tableGen(), include, path == null ? "" : path, call.directory());
    for (String file : arguments.files()) {
      Path resolved = call.resolve(file);
      if (!Files.isReadable(resolved) || Files.isDirectory(resolved)) {
        throw new FileProblem("input", file, problemOf(resolved));
      }
      sources.add(new Source(tableGen.read(resolved, include, call.err()), nameOf(file)));
    }
    return tableGen.version();
  }

  /** Returns the reason for which a file cannot be read. */
  private static IOException problemOf(Path file) {
    try (Reader reader = Files.newBufferedReader(file)) {
      reader.read();
      return new IOException("cannot be read");
    } catch (IOException reason) {
      return reason;
    }
  }

  private static Records json(String file, Invocation call) throws FileProblem {
    try (Reader reader = Files.newBufferedReader(call.resolve(file))) {
      return Records.read(reader);
    } catch (IOException unreadable) {
      throw new FileProblem("input", file, unreadable);
    } catch (IllegalArgumentException wrong) {
      throw new IllegalArgumentException(file + ": " + wrong.getMessage(), wrong);
    }
  }

  private static String nameOf(String file) {
    Path name = Path.of(file).getFileName();
    return name == null ? file : name.toString();
  }
}
