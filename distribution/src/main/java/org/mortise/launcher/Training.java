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
 * The runs that an archive of classes is made of. They prepare every class of Mortise that is on the class path, and
 * then run a tool as {@link Main} does, so that the archive has the classes of the Java library and the lambdas of real
 * runs.
 *
 * <p>A single class that an archive lacks costs a run more than hundreds of those that it has: each jar before the
 * right one is opened to look for it. So it is not left to a few programs which classes the archive has.
 *
 * <p>The arguments name the tool and programs; it runs once for each line {@code // RUN: FLAGS} that a program begins
 * with. That a run fails is no reason to stop.
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

  /** Initialised, a class has made the lambdas of its constants, and those of an operation's definition above all. */
  private static void prepare(String name) {
    try {
      Class.forName(name, true, Training.class.getClassLoader());
    } catch (ClassNotFoundException | LinkageError needless) {
      // of a bundle that runs on a framework only: what it refers to is not on this class path
    }
  }
}
