// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.checked;

/** An instruction in the form in which the interpreter executes it: the numbers of its registers are fields. */
abstract class Node {
  /** Returned instead of a position if execution continues in another frame. */
  static final int OTHER_FRAME = -1;

  /** The position of the next instruction, unless control is transferred. */
  final int next;

  Node(int next) {
    this.next = next;
  }

  /** Executes the instruction and returns the position of the next one. */
  abstract int execute(Frame frame);
}
