// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.alias;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.mortise.ir.Value;

/**
 * Where the buffer of a value can come from: one definite value (a leaf), or one of several origins. Origins are shared
 * between values and form a graph without cycles, in which ids grow from the leaves up. Compared by identity.
 */
final class BufferOrigin {
  /** What is known of all the buffers of an origin. Each kind knows less than those before it. */
  enum Kind {
    /** All are made by operations that allocate. */
    ALLOCATIONS,
    /** Some are arguments of a function, the others are allocated. */
    ALLOCATIONS_AND_ARGUMENTS,
    /** Some come from nobody knows where. */
    UNKNOWN
  }

  private static final BufferOrigin[] NO_PARTS = {};

  /** Not one buffer: for values that are no buffers, and for buffers in code that is never executed. */
  static final BufferOrigin NOTHING = new BufferOrigin(0, null, NO_PARTS, Kind.ALLOCATIONS);
  /** Any of several buffers, some of them unknown; which ones does not matter then. */
  static final BufferOrigin ANYTHING = new BufferOrigin(1, null, NO_PARTS, Kind.UNKNOWN);
  static final int FIRST_ID = 2;

  private final int id;
  private final Value leaf;
  private final BufferOrigin[] parts;
  private final Kind kind;

  private BufferOrigin(int id, Value leaf, BufferOrigin[] parts, Kind kind) {
    this.id = id;
    this.leaf = leaf;
    this.parts = parts;
    this.kind = kind;
  }

  static BufferOrigin leaf(int id, Value value, Kind kind) {
    return new BufferOrigin(id, value, NO_PARTS, kind);
  }

  /** One of several origins, which are all different. */
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

  /** Whether there is just one buffer that it can be. */
  boolean isLeaf() {
    return leaf != null;
  }

  /** The buffer of a leaf, otherwise null. */
  Value value() {
    return leaf;
  }

  /** Whether there is just one buffer that it can be, and that is allocated. */
  boolean isAllocation() {
    return leaf != null && kind == Kind.ALLOCATIONS;
  }

  /** All buffers that it can be; linear in the origins that lead to them. */
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

  /** The origins of which this is one; none for a leaf. */
  BufferOrigin[] parts() {
    return parts;
  }

  Kind kind() {
    return kind;
  }
}
