// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.checked;

import java.util.Arrays;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.LoopLikeOpInterface;

/** The last decisions of an execution: where it branched, and whether the condition held. */
final class Path {
  /** The decisions that are kept and shown; a power of two. */
  private static final int LENGTH = 8;

  private final CheckedCode[] codes = new CheckedCode[LENGTH];
  private final int[] positions = new int[LENGTH];
  private final boolean[] taken = new boolean[LENGTH];
  private int count;

  void add(Frame frame, boolean isTaken) {
    int index = count++ & LENGTH - 1;
    codes[index] = frame.code;
    positions[index] = frame.position;
    taken[index] = isTaken;
  }

  /**
   * Adds a note for each condition, the last one first. Consecutive decisions of the same kind share one note. Loop
   * iterations are omitted, since they are not conditions of the program.
   */
  void addTo(Diagnostic diagnostic) {
    Operation last = null;
    boolean lastTaken = false;
    for (int i = count - 1; i >= Math.max(0, count - LENGTH); i--) {
      int index = i & LENGTH - 1;
      Operation branch = codes[index].source(positions[index]);
      if (branch.implementsInterface(LoopLikeOpInterface.class)) {
        continue;
      }
      if (branch != last || taken[index] != lastTaken) {
        diagnostic.note(branch.location(), taken[index] ? "after the condition was true here"
            : "after the condition was false here");
      }
      last = branch;
      lastTaken = taken[index];
    }
  }

  void clear() {
    count = 0;
    Arrays.fill(codes, null);
  }
}
