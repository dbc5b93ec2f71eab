// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Value;

/**
 * The possible sources of a value's buffer: a definite value (a leaf), or a choice between several origins. Origins are
 * shared between values and form an acyclic graph in which ids grow from the leaves up. Compared by identity.
 */
final class BufferOrigin {
  /** The kinds of buffers of an origin, from the most to the least precise. */
  enum Kind {
    /** All buffers are allocated by operations. */
    ALLOCATIONS,
    /** Some buffers are arguments of a function, the others are allocated. */
    ALLOCATIONS_AND_ARGUMENTS,
    /** Some buffers have an unknown source. */
    UNKNOWN
  }

  private static final BufferOrigin[] NO_PARTS = {};

  /** The origin of non-buffer values, and of buffers in unreachable code. */
  static final BufferOrigin NOTHING = new BufferOrigin(0, null, NO_PARTS, Kind.ALLOCATIONS);
  /** The origin of values that may be any buffer, including an unknown one. */
  static final BufferOrigin ANYTHING = new BufferOrigin(1, null, NO_PARTS, Kind.UNKNOWN);
  static final int FIRST_ID = 2;

  private final int id;
  private final @Nullable Value leaf;
  private final BufferOrigin[] parts;
  private final Kind kind;

  private BufferOrigin(int id, @Nullable Value leaf, BufferOrigin[] parts, Kind kind) {
    this.id = id;
    this.leaf = leaf;
    this.parts = parts;
    this.kind = kind;
  }

  static BufferOrigin leaf(int id, Value value, Kind kind) {
    return new BufferOrigin(id, value, NO_PARTS, kind);
  }

  /** Returns the origin that is a choice between {@code parts}, which are all different. */
  static BufferOrigin anyOf(int id, Collection<BufferOrigin> parts) {
    Kind kind = Kind.ALLOCATIONS;
    for (BufferOrigin part : parts) {
      kind = part.kind.compareTo(kind) > 0 ? part.kind : kind;
    }
    return kind == Kind.UNKNOWN ? ANYTHING : new BufferOrigin(id, null, parts.toArray(NO_PARTS), kind);
  }

  int id() {
    return id;
  }

  /** Returns whether the origin is a single buffer. */
  boolean isLeaf() {
    return leaf != null;
  }

  /** Returns the buffer of a leaf, otherwise null. */
  @Nullable Value value() {
    return leaf;
  }

  /** Returns whether the origin is a single allocation. */
  boolean isAllocation() {
    return leaf != null && kind == Kind.ALLOCATIONS;
  }

  /** Returns all buffers of the origin. Linear in the origins that lead to them. */
  Set<BufferOrigin> leaves() {
    Set<BufferOrigin> seen = new HashSet<>();
    Set<BufferOrigin> leaves = new LinkedHashSet<>();
    Deque<BufferOrigin> pending = new ArrayDeque<>();
    pending.push(this);
    while (!pending.isEmpty()) {
      BufferOrigin next = pending.pop();
      if (!seen.add(next)) {
        continue;
      }
      if (next.isLeaf()) {
        leaves.add(next);
      }
      for (BufferOrigin part : next.parts) {
        pending.push(part);
      }
    }
    return leaves;
  }

  /** Returns the origins between which this origin is a choice; none for a leaf. */
  BufferOrigin[] parts() {
    return parts;
  }

  Kind kind() {
    return kind;
  }
}
