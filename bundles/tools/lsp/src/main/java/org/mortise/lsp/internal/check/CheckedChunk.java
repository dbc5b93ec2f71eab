// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.check;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.lsp.internal.index.TextIndex;

/**
 * A part of a document that is an independent program: the whole document, or the text between {@code // -----} lines.
 *
 * @param start offset of its first byte in the document
 * @param end offset after its last byte
 * @param index its names and operations, also names and operations before an error
 * @param program the program, without operations that have errors; null if it could not be parsed
 * @param problems the diagnostics, in the order of the text
 * @param broken the functions that could not be parsed
 * @param state whether the problems concern single functions or the whole program
 */
public record CheckedChunk(int start, int end, TextIndex index, @Nullable Operation program, List<Problem> problems,
    List<BrokenFunction> broken, State state) {
  /** Returns this chunk after a change before it. */
  CheckedChunk moved(int by) {
    List<Problem> movedProblems = new ArrayList<>(problems.size());
    problems.forEach(problem -> movedProblems.add(problem.moved(start, by)));
    List<BrokenFunction> movedFunctions = new ArrayList<>(broken.size());
    broken.forEach(function -> movedFunctions.add(function.shifted(by)));
    return new CheckedChunk(start + by, end + by, index.moved(by), program, movedProblems, movedFunctions, state);
  }

  /** How much can be concluded from the problems of single functions. */
  public enum State {
    /** All problems are local to functions; symbols have been resolved. */
    COMPLETE,
    /** All problems are local to functions; some symbols are unresolved because definitions are missing. */
    SYMBOLS_UNKNOWN,
    /** Some problems concern the program as a whole. */
    GLOBAL_PROBLEMS
  }

  /**
   * A function that could not be parsed.
   *
   * @param start offset of its first byte in the document
   * @param end offset after its last byte
   * @param last the function before the error was made, which is still in the program; null if there was none
   */
  public record BrokenFunction(int start, int end, @Nullable Operation last) {
    BrokenFunction shifted(int by) {
      return new BrokenFunction(start + by, end + by, last);
    }
  }
}
