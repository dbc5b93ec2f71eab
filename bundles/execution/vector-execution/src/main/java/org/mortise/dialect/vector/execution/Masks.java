// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector.execution;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.vector.ConstantMaskOp;
import org.mortise.dialect.vector.MaskOp;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationRef;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Label;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;

/** Masks, and the operation that applies one to another operation. */
final class Masks {
  private Masks() {}

  /** Returns the mask applied to an operation by its parent, or null. */
  static @Nullable Register around(OperationRef op, CodeBuilder code) {
    Operation operation = op.operation();
    MaskOp mask = MaskOp.of(operation.parentOp());
    return mask == null ? null : code.value(mask.mask());
  }

  /** The masked operation applies the mask itself; passthru elements then replace masked-off elements of its result. */
  static void mask(MaskOp mask, CodeBuilder code) {
    List<Register> results = code.region(mask.maskRegion(), List.of());
    Value passthru = mask.passthru();
    for (int i = 0; i < results.size(); i++) {
      Value result = mask.results().get(i);
      code.define(result, passthru == null ? results.get(i)
          : select(code.value(mask.mask()), results.get(i), code.value(passthru), result.type(), code));
    }
  }

  private static Register select(Register mask, Register ifTrue, Register ifFalse, Type type,
      CodeBuilder code) {
    VectorType vector = (VectorType) type;
    Register result = Vectors.create(vector, code);
    code.loops(List.of(code.index(vector.numElements())), position -> {
      Register at = position.get(0);
      Register chosen = code.select(code.element(Vectors.bool(vector), mask, at),
          code.element(vector.elementType(), ifTrue, at), code.element(vector.elementType(), ifFalse, at));
      code.setElement(result, at, chosen);
    });
    return result;
  }

  /**
   * Emits code that is skipped where a mask is false.
   *
   * @param mask the mask, or null
   */
  static void ifSet(@Nullable Register mask, Register position, CodeBuilder code, Runnable body) {
    if (mask == null) {
      body.run();
      return;
    }
    Label set = new Label();
    Label next = new Label();
    code.branch(code.element(Vectors.bool((VectorType) mask.format().type()), mask, position), set, next);
    code.place(set);
    body.run();
    code.jump(next);
    code.place(next);
  }

  /** Returns whether an element is set. An undefined one is an error. */
  static boolean isSet(Elements mask, int position, Machine machine) {
    if (mask.isPoison(position)) {
      throw machine.fault("uses an undefined mask");
    }
    return mask.getLong(position) != 0;
  }

  static void create(Operation op, CodeBuilder code) {
    createFrom(op, code.operands(op), code);
  }

  static void constant(Operation op, CodeBuilder code) {
    List<Register> sizes = new ArrayList<>();
    for (long size : ConstantMaskOp.of(op).maskDimSizesAttr().toArray()) {
      sizes.add(code.index(size));
    }
    createFrom(op, sizes, code);
  }

  /** The elements are set whose indices are all less than some sizes. A vector of rank 0 has one size, too. */
  private static void createFrom(Operation op, List<Register> sizes, CodeBuilder code) {
    ShapedType type = (ShapedType) op.result(0).type();
    ValueFormat format = ValueFormat.of(type.elementType());
    code.run(code.results(op), (arguments, machine) -> {
      Elements mask = Elements.create(format, machine, type.shape());
      for (int i = 0; i < mask.count(); i++) {
        boolean isSet = true;
        int rest = i;
        for (int k = arguments.length - 1; k >= 0; k--) {
          int size = type.rank() == 0 ? 1 : (int) type.dim(k);
          isSet &= rest % size < (Long) arguments[k];
          rest /= size;
        }
        mask.setLong(i, isSet ? -1 : 0);
      }
      return new Object[] {mask};
    }, PoisonRule.REJECT, sizes);
  }
}
