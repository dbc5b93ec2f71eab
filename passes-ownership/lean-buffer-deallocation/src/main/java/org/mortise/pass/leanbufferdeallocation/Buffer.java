// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Value;

/** A memref, or the address of a buffer as another value, and what the pass knows about it. */
final class Buffer {
  /** Where the buffer comes from. */
  enum Kind {
    /** An operation allocates it, and the function has to free it. */
    ALLOCATED,
    /** A callee returns it, and the function has to free it. */
    RETURNED,
    /** An argument of the function, which frees it for its callers. */
    TAKEN_ARGUMENT,
    /** Control flow hands it over. */
    SLOT,
    /** Something else: it has no owner of its own. */
    OTHER
  }

  /** Changes when the operation that defines it is replaced. */
  Value value;
  final Kind kind;
  /** What the buffer is handed to, and calls that free it. */
  final List<Handover> handovers = new ArrayList<>(1);
  /** The set of a slot, not necessarily the last one; null for other buffers. */
  @Nullable Slots slots;
  /** Other results of the same call that may be the same buffer, which then owns it, and lends it to this one. */
  List<Value> twins = List.of();
  /** How the buffer is freed; that of a slot is in its set. */
  Freeing freeing = Freeing.USUAL;
  /** For a clone that was replaced by its source: the owner of the source. */
  @Nullable Buffer instead;
  /** Whether the program frees the buffer itself, in a way that is not understood. */
  boolean isLeft;
  /** The buffer that this is for sure: itself, or what it is a view of; null until it is asked for. */
  @Nullable Buffer root;
  /** What is the same buffer after one step, but for slots; null until it is asked for. */
  @Nullable List<Buffer> aliases;
  /** The owner of the buffer, as far as it has one, that is defined last. */
  @Nullable Buffer lastOwner;
  /** The life of an owner, once it was determined. */
  @Nullable Life life;
  /** Whether the life has to be determined, the first time or again. */
  boolean isDirty;
  /** The last life that came here. */
  @Nullable Life visitor;
  /** What tells at run time whether the buffer is owned; null if it is for sure. */
  @Nullable Value flag;

  Buffer(Value value, Kind kind) {
    this.value = value;
    this.kind = kind;
    if (kind == Kind.SLOT) {
      slots = new Slots(this);
    }
  }

  /** Returns whether this owns the buffer, at least on some ways. */
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

  /** Forgets that the slots of this own what they get on some ways only. */
  void clearFlag() {
    if (kind == Kind.SLOT) {
      slots.find().isFlagged = false;
    }
  }

  /** Returns whether this owns the buffer on some ways only. */
  boolean isFlagged() {
    return kind == Kind.SLOT ? slots.find().isFlagged : !twins.isEmpty();
  }
}
