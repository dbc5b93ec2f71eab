// SPDX-License-Identifier: Apache-2.0
package org.mortise.definitions;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The files with the definitions of MLIR 19.1. The system property {@code mortise.definitions} names their folder, for
 * example {@code /usr/lib/llvm-19/include}; it is empty where the definitions are not installed.
 */
final class DefinitionFiles {
  static final String FOLDER = System.getProperty("mortise.definitions", "");
  static final String NOT_INSTALLED = "the definitions are not installed, or not named by -Dmortise.definitions";
  static final Path LISTS = Path.of("src/test/resources/org/mortise/definitions");
  private static final Path INSTALLED = Path.of("/usr/lib/llvm-19/include");

  private DefinitionFiles() {}

  /** Returns the files that define each dialect, relative to the folder. */
  static Map<String, List<String>> read(String list) throws IOException {
    Map<String, List<String>> files = new TreeMap<>();
    for (String line : Files.readAllLines(LISTS.resolve(list))) {
      String[] words = line.split(" ");
      if (!words[0].equals("//")) {
        files.computeIfAbsent(words[0], dialect -> new ArrayList<>()).add(words[1]);
      }
    }
    return files;
  }

  /** Returns the arguments by which {@code mortise-import} reads the definitions of a dialect. */
  static List<String> arguments(String dialect) throws IOException {
    List<String> arguments =
        new ArrayList<>(List.of("--tblgen=llvm-tblgen-19", "-I", FOLDER, "-I", INSTALLED.toString()));
    for (String file : read("mlir-19.1.files").get(dialect)) {
      Path definition = Path.of(FOLDER, file);
      arguments.add((Files.exists(definition) ? definition : INSTALLED.resolve(file)).toString());
    }
    return arguments;
  }
}
