// SPDX-License-Identifier: Apache-2.0
package org.mortise.mutants;

import java.nio.file.Path;

/**
 * A change of a source file.
 *
 * @param file the file
 * @param line the line of the change, from 1
 * @param start the first character that is replaced
 * @param end the first character that is kept again
 * @param replacement the new text
 * @param changesAnnotation whether generated classes depend on the change, so that the whole module must be compiled
 */
record Mutant(Path file, long line, int start, int end, String replacement, boolean changesAnnotation) {
  /** Returns the changed text of the file, whose text is {@code source}. */
  String applyTo(String source) {
    return source.substring(0, start) + replacement + source.substring(end);
  }

  /** Describes the change on one line. */
  String describe(String source) {
    String before = source.substring(start, end).replaceAll("\\s+", " ");
    return file.getFileName() + ":" + line + ": `" + before + "` becomes `" + replacement.replaceAll("\\s+", " ") + "`";
  }
}
