// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector.execution;

import org.mortise.dialect.vector.BroadcastOp;
import org.mortise.dialect.vector.FromElementsOp;
import org.mortise.dialect.vector.StepOp;
import org.mortise.dialect.vector.ToElementsOp;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.VectorType;

/** Operations that create vectors from numbers or smaller vectors. */
final class Creation {
  private Creation() {}

  /** Dimensions that the source lacks, or in which it has the size 1, repeat its elements. */
  static void broadcast(BroadcastOp op, CodeBuilder code) {
    VectorType type = (VectorType) op.vector().type();
    if (!(op.source().type() instanceof VectorType)) {
      splat(op.operation(), code);
      return;
    }
    Vectors.map(op, code, (source, machine) -> {
      long[] sizes = type.shape();
      long[] strides = new long[sizes.length];
      long[] sourceStrides = MemRef.rowMajor(source.sizes());
      int added = sizes.length - source.rank();
      for (int i = 0; i < source.rank(); i++) {
        strides[added + i] = source.size(i) == sizes[added + i] ? sourceStrides[i] : 0;
      }
      return source.part(sizes, 0, strides, machine);
    });
  }

  static void splat(Operation op, CodeBuilder code) {
    VectorType type = (VectorType) op.result(0).type();
    ValueFormat format = ValueFormat.of(type.elementType());
    code.run(code.results(op), (arguments, machine) -> {
      Elements vector = Elements.create(format, machine, type.shape());
      for (int i = 0; i < vector.count(); i++) {
        vector.set(i, arguments[0]);
      }
      return new Object[] {vector};
    }, PoisonRule.PASS, code.operands(op));
  }

  static void fromElements(FromElementsOp op, CodeBuilder code) {
    VectorType type = (VectorType) op.result().type();
    ValueFormat format = ValueFormat.of(type.elementType());
    code.run(code.results(op), (arguments, machine) -> {
      Elements vector = Elements.create(format, machine, type.shape());
      for (int i = 0; i < arguments.length; i++) {
        vector.set(i, arguments[i]);
      }
      return new Object[] {vector};
    }, PoisonRule.PASS, code.operands(op));
  }

  static void toElements(ToElementsOp op, CodeBuilder code) {
    code.run(code.results(op), (arguments, machine) -> {
      Elements vector = (Elements) arguments[0];
      Object[] elements = new Object[vector.count()];
      for (int i = 0; i < elements.length; i++) {
        elements[i] = vector.get(i);
      }
      return elements;
    }, PoisonRule.PROPAGATE, code.operands(op));
  }

  static void step(StepOp op, CodeBuilder code) {
    VectorType type = (VectorType) op.result().type();
    ValueFormat format = ValueFormat.of(type.elementType());
    code.run(code.results(op), (arguments, machine) -> {
      Elements vector = Elements.create(format, machine, type.shape());
      for (int i = 0; i < vector.count(); i++) {
        vector.setLong(i, i);
      }
      return new Object[] {vector};
    }, PoisonRule.PROPAGATE, code.operands(op));
  }
}
