// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** A buffer operand that is forwarded to slots, returned by the function, or passed to a callee that frees it. */
final class Handover {
  /** The effect on the ownership. */
  enum Mode {
    /** The owner gives up the ownership. */
    MOVE,
    /** The owner keeps the ownership, and outlives the slots. */
    LEND,
    /** The owner gives up the ownership if it has it at run time; otherwise a clone is handed over. */
    MOVE_OR_CLONE,
    /** A clone is handed over, because ownership is required but cannot be given away. */
    CLONE
  }

  /** The kind of target. */
  enum Kind {
    SLOTS, RESULT, CALL
  }

  final Kind kind;
  /** The user; replaced when the edge of the handover is split. */
  Operation op;
  int index;
  /** The successor that receives it, if there are several; -1 otherwise. */
  final int successor;
  /** The operand. */
  final Buffer buffer;
  final List<Buffer> targets = new ArrayList<>(1);
  Mode mode = Mode.LEND;
  /** An earlier operand with the same buffer, which receives the ownership and lends the buffer to this one. */
  @Nullable Handover first;
  /** Later operands with the same buffer. */
  final List<Handover> followers = new ArrayList<>(0);

  Handover(Kind kind, Operation op, int index, int successor, Buffer buffer) {
    this.kind = kind;
    this.op = op;
    this.index = index;
    this.successor = successor;
    this.buffer = buffer;
  }

  /** Returns the set of the targets; null if there are no slots. */
  @Nullable Slots slots() {
    return targets.isEmpty() ? null : targets.get(0).slots.find();
  }

  /** Returns whether the owner loses the buffer. */
  boolean gives() {
    return mode == Mode.MOVE || mode == Mode.MOVE_OR_CLONE;
  }

  /** Returns the current operand. */
  Value value() {
    return op.operand(index);
  }
}
