// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * The training runs for the archive of classes. They initialize every class of Mortise on the class path, and then run
 * a tool as {@link Main} does, so that the archive also has the classes of the Java library and the lambdas of real
 * runs.
 *
 * <p>A single class missing from the archive costs a run more than hundreds of archived ones, because the jars are
 * opened and searched for it. Therefore the set of classes does not depend on the few training programs.
 *
 * <p>The arguments name the tool and the programs. The tool runs once for each line {@code // RUN: FLAGS} at the start
 * of a program. A failed run does not stop the training.
 */
public final class Training {
  private static final String OURS = "org/mortise/";
  private static final String CLASS = ".class";
  private static final String RUN = "// RUN: ";

  private Training() {}

  public static void main(String[] arguments) throws IOException {
    for (String jar : System.getProperty("java.class.path").split(File.pathSeparator)) {
      prepareClassesOf(new File(jar));
    }
    String tool = arguments[0];
    for (int i = 1; i < arguments.length; i++) {
      for (String[] run : runs(tool, arguments[i])) {
        Main.status(run);
      }
    }
    Runtime.getRuntime().halt(0);
  }

  private static List<String[]> runs(String tool, String program) throws IOException {
    List<String[]> runs = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of(program))) {
      if (!line.startsWith(RUN)) {
        break;
      }
      List<String> run = new ArrayList<>(List.of(tool, program));
      run.addAll(List.of(line.substring(RUN.length()).split(" ")));
      runs.add(run.toArray(String[]::new));
    }
    return runs;
  }

  private static void prepareClassesOf(File jar) throws IOException {
    try (JarFile open = new JarFile(jar)) {
      for (Enumeration<JarEntry> entries = open.entries(); entries.hasMoreElements();) {
        String name = entries.nextElement().getName();
        if (name.startsWith(OURS) && name.endsWith(CLASS)) {
          prepare(name.substring(0, name.length() - CLASS.length()).replace('/', '.'));
        }
      }
    }
  }

  /** Initialises a class, which creates the lambdas of its constants, such as those of operation definitions. */
  private static void prepare(String name) {
    try {
      Class.forName(name, true, Training.class.getClassLoader());
    } catch (ClassNotFoundException | LinkageError needless) {
      // a class that requires a framework: its references are not on this class path
    }
  }
}
