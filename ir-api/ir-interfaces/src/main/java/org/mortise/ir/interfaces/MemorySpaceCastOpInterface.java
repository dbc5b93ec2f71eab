// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/**
 * A cast of a pointer or buffer to another memory space. It has no effects. {@link MemorySpaceCastConsumerOpInterface}
 * lets users take its source instead of its result.
 */
public interface MemorySpaceCastOpInterface extends OpInterface {
  /** Returns the pointer that is cast. */
  Value getSourcePtr(Operation op);

  /** Returns the result of the cast. */
  Value getTargetPtr(Operation op);

  /** Returns whether a value of type {@code source} can be cast to {@code target}. */
  boolean isValidMemorySpaceCast(Operation op, Type target, Type source);

  /** Creates the same cast of {@code source} to the type {@code target}; returns its result. */
  Value cloneMemorySpaceCast(Operation op, OpBuilder builder, Type target, Value source);

  /** Returns whether users may take the source in place of the result. */
  boolean isSourcePromotable(Operation op);

  /** Returns the cast that defines {@code value} if users may take its source; otherwise null. */
  static @Nullable Operation promotableCast(Value value) {
    Operation op = value.definingOp();
    MemorySpaceCastOpInterface cast = op == null ? null : op.getInterface(MemorySpaceCastOpInterface.class);
    return cast != null && cast.isSourcePromotable(op) ? op : null;
  }
}
