// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.util.List;

/** The objects that are alive in a Java process, after a collection of all others. */
record Heap(List<String> lines) {
  /** Looks into the heap; only a JDK has it. */
  static final Path JCMD = Path.of(System.getProperty("java.home"), "bin", "jcmd");

  static Heap of(Process process) throws Exception {
    Process jcmd = new ProcessBuilder(JCMD.toString(), Long.toString(process.pid()), "GC.class_histogram").start();
    try (BufferedReader output = jcmd.inputReader()) {
      return new Heap(output.lines().toList());
    }
  }

  /** Returns the number of objects of classes whose names contain a text. */
  long instances(String name) {
    return lines.stream().filter(line -> line.contains(name)).mapToLong(line -> column(line, 1)).sum();
  }

  /** Returns the bytes of all objects. */
  long bytes() {
    return lines.stream().filter(line -> line.startsWith("Total")).mapToLong(line -> column(line, 2)).sum();
  }

  private static long column(String line, int index) {
    return Long.parseLong(line.strip().split(" +")[index]);
  }
}
