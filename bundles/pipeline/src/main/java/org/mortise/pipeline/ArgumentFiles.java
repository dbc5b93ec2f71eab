// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Replaces arguments that name files by the arguments in these files. {@code @FILE} is a response file of LLVM's tools:
 * its arguments are separated by blanks and may be quoted. {@code --flagfile=FILE} is a flag file of Bazel: one
 * argument a line, without quotes. Files may name further files. A file that cannot be read leaves its argument
 * unchanged, as in LLVM, so that the tool reports it.
 *
 * <p>Cost: linear in the size of the files.
 */
public final class ArgumentFiles {
  private static final int MOST_FILES = 1000; // a file that names itself
  private static final List<String> FLAGS = List.of("--flagfile=", "-flagfile=");

  private ArgumentFiles() {}

  /** Returns the arguments with the contents of files. Returns {@code arguments} itself if no file is named. */
  public static String[] expand(String[] arguments, Path directory) {
    boolean any = false;
    for (String argument : arguments) {
      any |= argument.startsWith("@") || flagFile(argument) != null;
    }
    return any ? expandAll(arguments, directory) : arguments;
  }

  private static String[] expandAll(String[] arguments, Path directory) {
    Deque<String> rest = new ArrayDeque<>(List.of(arguments));
    List<String> expanded = new ArrayList<>();
    for (int files = 0; !rest.isEmpty();) {
      String argument = rest.pop();
      List<String> contents = files < MOST_FILES ? contents(argument, directory) : null;
      if (contents == null) {
        expanded.add(argument);
        continue;
      }
      files++;
      for (int i = contents.size() - 1; i >= 0; i--) {
        rest.push(contents.get(i));
      }
    }
    return expanded.toArray(String[]::new);
  }

  /** Returns the arguments in the file that an argument names; null if it names none, or the file cannot be read. */
  private static List<String> contents(String argument, Path directory) {
    String flagFile = flagFile(argument);
    if (flagFile == null && !argument.startsWith("@")) {
      return null;
    }
    try {
      Path file = directory.resolve(flagFile == null ? argument.substring(1) : flagFile);
      String text = Files.readString(file, StandardCharsets.UTF_8);
      return flagFile == null ? CommandWords.of(text) : text.lines().filter(line -> !line.isEmpty()).toList();
    } catch (IOException | InvalidPathException unreadable) {
      return null;
    }
  }

  private static String flagFile(String argument) {
    for (String flag : FLAGS) {
      if (argument.startsWith(flag)) {
        return argument.substring(flag.length());
      }
    }
    return null;
  }
}
