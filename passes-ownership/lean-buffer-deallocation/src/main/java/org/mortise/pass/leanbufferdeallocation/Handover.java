// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** A buffer that leaves as an operand: to slots, as the result of a function, or to a callee that frees it. */
final class Handover {
  /** What becomes of the ownership. */
  enum Mode {
    /** The owner gives it away. */
    MOVE,
    /** The owner keeps it, and lives longer than the slots. */
    LEND,
    /** The owner gives it away where it has it; otherwise a clone is handed over. */
    MOVE_OR_CLONE,
    /** A clone is handed over instead, which happens where the ownership cannot be given away but has to be. */
    CLONE
  }

  /** How the buffer leaves. */
  enum Kind {
    SLOTS, RESULT, CALL
  }

  final Kind kind;
  /** The user; another one after the edge on which it is handed over was split. */
  Operation op;
  int index;
  /** The successor to which it is passed, if there are several; -1 otherwise. */
  final int successor;
  /** The operand. */
  final Buffer buffer;
  final List<Buffer> targets = new ArrayList<>(1);
  Mode mode = Mode.LEND;
  /** An earlier operand with the same buffer, which takes the ownership and lends the buffer to this one. */
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

  /** Returns the set of the targets; null unless there are slots. */
  @Nullable Slots slots() {
    return targets.isEmpty() ? null : targets.get(0).slots.find();
  }

  /** Returns whether the owner does not have the buffer afterwards. */
  boolean gives() {
    return mode == Mode.MOVE || mode == Mode.MOVE_OR_CLONE;
  }

  /** Returns the operand as it is now. */
  Value value() {
    return op.operand(index);
  }
}
