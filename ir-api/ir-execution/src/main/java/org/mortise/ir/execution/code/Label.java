// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.code;

/** The target of jumps: a position in the code of a function, which is known when the code is complete. */
public final class Label {
  private int position = -1;

  /** Returns the index of the target instruction. */
  public int position() {
    return position;
  }

  /** Returns whether the label has a position. */
  public boolean isPlaced() {
    return position >= 0;
  }

  /** Sets the index of the target instruction. */
  public void place(int newPosition) {
    position = newPosition;
  }
}
