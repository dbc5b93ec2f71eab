// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.bufferization.BufferizationException;
import org.mortise.ir.bufferization.NoAccessBufferization;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.TensorType;

/** A variable of tensor type becomes memory. */
final class GlobalBufferization extends NoAccessBufferization {
  @Override
  public boolean hasTensorSemantics(Operation op) {
    return GlobalOp.of(op).typeAttr().value() instanceof TensorType;
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    GlobalOp global = GlobalOp.of(op);
    if (global.valueAttr() == null) {
      throw new BufferizationException(op.error("global op must have a value"));
    }
    BaseMemRefType type = BufferTypes.withIdentityLayout((TensorType) global.typeAttr().value(), null);
    org.mortise.dialect.memref.GlobalOp memory = org.mortise.dialect.memref.GlobalOp.create(
        rewriter, op.location(), global.symNameAttr(), TypeAttr.of(type));
    memory.setSymVisibilityAttr(global.symVisibilityAttr());
    memory.setInitialValueAttr(global.valueAttr());
    memory.setConstantAttr(global.isMutableAttr() == null ? UnitAttr.of(op.context()) : null);
    rewriter.eraseOp(op);
  }
}
