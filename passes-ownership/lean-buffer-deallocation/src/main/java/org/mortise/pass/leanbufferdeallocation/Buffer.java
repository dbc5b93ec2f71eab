// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Value;

/** A memref, or another value that holds the address of a buffer, with the pass's facts about it. */
final class Buffer {
  /** The origin of the buffer. */
  enum Kind {
    /** An operation allocates it, and the function has to free it. */
    ALLOCATED,
    /** A callee returns it, and the function has to free it. */
    RETURNED,
    /** An argument of the function, which frees it for its callers. */
    TAKEN_ARGUMENT,
    /** A slot: a block argument or operation result that receives buffers by control flow. */
    SLOT,
    /** Another value, without ownership. */
    OTHER
  }

  /** The value, updated when the operation that defines it is replaced. */
  Value value;
  final Kind kind;
  /** The handovers of the buffer, including calls that free it. */
  final List<Handover> handovers = new ArrayList<>(1);
  /** The set of a slot, not necessarily the last one; null for other buffers. */
  @Nullable Slots slots;
  /** Other results of the same call that may be the same buffer and then own it; this result only borrows it. */
  List<Value> twins = List.of();
  /** How the buffer is freed; for slots see {@link Slots#freeing}. */
  Freeing freeing = Freeing.USUAL;
  /** If this is a clone that was replaced by its source: the owner of the source. */
  @Nullable Buffer instead;
  /** Whether the program frees the buffer, in a way unknown to the pass. */
  boolean isLeft;
  /** The certain source of the buffer, itself or the base of a view; null until computed. */
  @Nullable Buffer root;
  /** The aliases of the buffer after one step, except slots; null until computed. */
  @Nullable List<Buffer> aliases;
  /** The last defined owner of the buffer, if any. */
  @Nullable Buffer lastOwner;
  /** The lifetime of an owner; null until computed. */
  @Nullable Life life;
  /** Whether the lifetime has to be computed, for the first time or again. */
  boolean isDirty;
  /** The last lifetime whose computation visited this. */
  @Nullable Life visitor;
  /** The {@code i1} value that is true at run time if the buffer is owned; null if it is always owned. */
  @Nullable Value flag;

  Buffer(Value value, Kind kind) {
    this.value = value;
    this.kind = kind;
    if (kind == Kind.SLOT) {
      slots = new Slots(this);
    }
  }

  /** Returns whether this owns the buffer, at least on some paths. */
  boolean isOwner() {
    return switch (kind) {
      case ALLOCATED, RETURNED, TAKEN_ARGUMENT -> !isLeft;
      case SLOT -> slots.find().owns && !slots.find().isLeft;
      case OTHER -> false;
    };
  }

  /** Returns how the buffer is freed. */
  Freeing freeing() {
    return kind == Kind.SLOT ? slots.find().freeing() : freeing;
  }

  /** Returns whether this is left to the program. */
  boolean isLeft() {
    return kind == Kind.SLOT ? slots.find().isLeft : isLeft;
  }

  /** Resets the flag of the slots of this: they do not need a run-time flag. */
  void clearFlag() {
    if (kind == Kind.SLOT) {
      slots.find().isFlagged = false;
    }
  }

  /** Returns whether this owns the buffer on some paths only. */
  boolean isFlagged() {
    return kind == Kind.SLOT ? slots.find().isFlagged : !twins.isEmpty();
  }
}
