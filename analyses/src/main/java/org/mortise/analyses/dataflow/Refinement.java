// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.KnownValue;

/** A fact about a value that holds on one edge and the blocks that only this edge leads to, or at one use. */
final class Refinement {
  /**
   * The place where a refinement begins.
   *
   * @param source the operation that establishes the fact
   * @param label the label of the edge, or the operand that is used
   */
  record Place(Operation source, Object label) {}

  private final Value value;
  private final Place place;
  private final @Nullable Refinement outer;
  private final List<KnownValue> known = new ArrayList<>(1);
  private final List<Refinement> inner = new ArrayList<>(0);
  private final List<OpOperand> uses = new ArrayList<>(2);

  /**
   * Creates a refinement of {@code value}.
   *
   * @param outer the refinement that holds where this one begins, or null
   */
  Refinement(Value value, Place place, @Nullable Refinement outer) {
    this.value = value;
    this.place = place;
    this.outer = outer;
  }

  Value value() {
    return value;
  }

  Place place() {
    return place;
  }

  @Nullable Refinement outer() {
    return outer;
  }

  List<KnownValue> known() {
    return known;
  }

  /** Returns the refinements that begin where this one holds. */
  List<Refinement> inner() {
    return inner;
  }

  /** Returns the uses of the value at which this is the innermost refinement. */
  List<OpOperand> uses() {
    return uses;
  }
}
