// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.ShapedType;

/** Emits a loop over the elements of vectors or tensors of one shape. */
final class ElementwiseEmitter {
  private static final Primitive COUNT = (arguments, machine) ->
      new Object[] {(long) ((Elements) arguments[0]).count()};

  private static final Primitive CHECK_SHAPES = (arguments, machine) -> {
    Elements first = (Elements) arguments[0];
    for (Object other : arguments) {
      if (!Arrays.equals(first.sizes(), ((Elements) other).sizes())) {
        throw machine.fault("has operands of different sizes");
      }
    }
    return Primitive.NOTHING;
  };

  private final CodeBuilder code;
  private final Operation op;

  ElementwiseEmitter(CodeBuilder code, Operation op) {
    this.code = code;
    this.op = op;
  }

  void emit(UnaryOperator<List<Register>> scalar) {
    List<Register> operands = code.operands(op);
    checkShapes(operands);
    Register shaped = operands.get(firstShaped());
    List<Register> results = new ArrayList<>();
    for (int i = 0; i < op.resultCount(); i++) {
      Type type = op.result(i).type();
      Register result = code.run(type, newElements(elementOf(type)), PoisonRule.REJECT, shaped);
      code.define(op.result(i), result);
      results.add(result);
    }
    Register count = code.run(IndexType.of(op.context()), COUNT, PoisonRule.REJECT, shaped);
    code.loop(code.index(0), count, code.index(1), position -> {
      List<Register> scalars = new ArrayList<>();
      for (int i = 0; i < operands.size(); i++) {
        scalars.add(scalar(op.operand(i).type(), operands.get(i), position));
      }
      List<Register> computed = scalar.apply(scalars);
      for (int i = 0; i < results.size(); i++) {
        code.setElement(results.get(i), position, computed.get(i));
      }
    });
  }

  /** Sizes that the types do not state can differ. */
  private void checkShapes(List<Register> operands) {
    List<Register> shaped = new ArrayList<>();
    boolean isDynamic = false;
    for (int i = 0; i < operands.size(); i++) {
      if (op.operand(i).type() instanceof ShapedType type) {
        shaped.add(operands.get(i));
        isDynamic |= !type.hasStaticShape();
      }
    }
    if (isDynamic && shaped.size() > 1) {
      code.run(List.of(), CHECK_SHAPES, PoisonRule.REJECT, shaped);
    }
  }

  private int firstShaped() {
    int index = 0;
    while (!(op.operand(index).type() instanceof ShapedType)) {
      index++;
    }
    return index;
  }

  private Register scalar(Type type, Register operand, Register position) {
    if (!(type instanceof ShapedType shaped)) {
      return operand;
    }
    return code.element(shaped.elementType(), operand, position);
  }

  private static ValueFormat elementOf(Type type) {
    return ValueFormat.of(((ShapedType) type).elementType());
  }

  private static Primitive newElements(ValueFormat format) {
    return (arguments, machine) ->
        new Object[] {Elements.create(format, machine, ((Elements) arguments[0]).sizes())};
  }
}
