// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.BufferViewFlowOpInterface;
import org.mortise.ir.types.MemRefType;

/** Resizes one-dimensional memory on the heap. The source must not be used afterwards. */
@Op(name = "memref.realloc",
    operands = {"source: LINE free", "dynamicResultSize: INDEX?"},
    results = "result: VERIFIED_LINE alloc",
    attributes = "alignment: POWER_OF_2?",
    format = "$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type($result)",
    implementations = {ReallocOp.Allocation.class, ReallocOp.BufferFlow.class},
    patterns = AllocPatterns.class)
public final class ReallocOp extends ReallocOpBase {

  ReallocOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    MemRefType source = sourceType();
    MemRefType result = (MemRefType) result().type();
    if (!source.isIdentityLayout()) {
      return error("unsupported layout for source memref type '" + source + "'");
    }
    if (!result.isIdentityLayout()) {
      return error("unsupported layout for result memref type '" + result + "'");
    }
    String types = " specified for source memref type '" + source + "' and result memref type '" + result + "'";
    if (source.memorySpace() != result.memorySpace()) {
      return error("different memory spaces" + types);
    }
    if (source.elementType() != result.elementType()) {
      return error("different element types" + types);
    }
    boolean hasSize = dynamicResultSize() != null;
    if (result.dynamicDimCount() > 0 && !hasSize) {
      return error("missing dimension operand for result type '" + result + "'");
    }
    if (result.dynamicDimCount() == 0 && hasSize) {
      return error("unnecessary dimension operand for result type '" + result + "'");
    }
    return null;
  }

  /** Frees the memory by the operation of {@code memref.alloc}. The operation is not hoisted. */
  static final class Allocation implements AllocationOpInterface {
    @Override
    public Operation buildDealloc(Operation op, OpBuilder builder, Value allocated) {
      return DeallocOp.create(builder, allocated.location(), allocated).operation();
    }
  }

  /** The result is the buffer of the operand or a new one. */
  static final class BufferFlow implements BufferViewFlowOpInterface {
    @Override
    public void getSources(Operation op, Value value, List<Value> sources) {
      sources.add(of(op).source());
    }

    @Override
    public boolean mayBeTerminalBuffer(Operation op, Value value) {
      return true;
    }
  }
}
