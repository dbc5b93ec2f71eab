// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Bufferizes results of operations to new allocations. */
@Op(name = "transform.structured.bufferize_to_allocation", family = TransformOp.class,
    operands = "target: HANDLE",
    results = {"allocated_buffer: OF_ANY_VALUE", "new_ops: OF_ANY_OP"},
    attributes = {
        "memory_space: ANY?", "memcpy_op: STRING = MATERIALIZE", "alloc_op: STRING = MEMREF_ALLOC",
        "bufferize_destination_only: UNIT?", "emit_dealloc: UNIT?"
    },
    implementations = HandleEffects.Functional.class,
    format = TransformOp.TARGET_TYPE)
public final class BufferizeToAllocationOp extends BufferizeToAllocationOpBase {
  BufferizeToAllocationOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (!Set.of("bufferization.materialize_in_destination", "memref.copy", "linalg.copy")
        .contains(memcpyOpAttr().value())) {
      return opError("unsupported memcpy op");
    }
    return Set.of("memref.alloc", "memref.alloca").contains(allocOpAttr().value()) ? null
        : opError("unsupported alloc op");
  }
}
