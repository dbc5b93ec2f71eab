// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.pattern;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** What the names of a pattern stand for in one attempt to match. */
final class Bindings {
  /** The matched operation that the pattern replaces. */
  final Operation root;
  /** The order of the operands of each {@code either}: a bit is set if they are exchanged. */
  final int exchanged;

  private final @Nullable List<Value>[] values;
  private final @Nullable Attribute[] attributes;
  private final @Nullable Operation[] operations;

  @SuppressWarnings("unchecked") // arrays of generic types cannot be created
  Bindings(Operation root, int exchanged, int values, int attributes, int operations) {
    this.root = root;
    this.exchanged = exchanged;
    this.values = (@Nullable List<Value>[]) new List<?>[values];
    this.attributes = new @Nullable Attribute[attributes];
    this.operations = new @Nullable Operation[operations];
  }

  List<Value> values(int slot) {
    List<Value> bound = values[slot];
    return bound == null ? List.of() : bound;
  }

  void setValues(int slot, List<Value> bound) {
    values[slot] = bound;
  }

  @Nullable Attribute attribute(int slot) {
    return attributes[slot];
  }

  void setAttribute(int slot, @Nullable Attribute bound) {
    attributes[slot] = bound;
  }

  @Nullable Operation operation(int slot) {
    return operations[slot];
  }

  void setOperation(int slot, Operation bound) {
    operations[slot] = bound;
  }
}
