// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor.execution;

import java.util.List;
import org.mortise.dialect.tensor.FromElementsOp;
import org.mortise.dialect.tensor.GenerateOp;
import org.mortise.dialect.tensor.SplatOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.execution.AffineCode;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.RankedTensorType;

/** Operations that create tensors from numbers. */
final class Creation {
  private Creation() {}

  /** The elements are undefined. */
  static void empty(Operation op, CodeBuilder code) {
    RankedTensorType type = (RankedTensorType) op.result(0).type();
    ValueFormat format = TensorSizes.resultElements(op);
    code.run(code.results(op), (arguments, machine) -> new Object[] {
        Elements.undefined(format, machine, TensorSizes.of(type, arguments, 0))
    }, PoisonRule.REJECT, code.operands(op));
  }

  static void fromElements(FromElementsOp op, CodeBuilder code) {
    RankedTensorType type = (RankedTensorType) op.result().type();
    ValueFormat format = TensorSizes.resultElements(op);
    code.run(code.results(op), (arguments, machine) -> {
      Elements tensor = Elements.create(format, machine, type.shape());
      for (int i = 0; i < arguments.length; i++) {
        tensor.set(i, arguments[i]);
      }
      return new Object[] {tensor};
    }, PoisonRule.PASS, code.operands(op));
  }

  static void splat(SplatOp op, CodeBuilder code) {
    RankedTensorType type = (RankedTensorType) op.aggregate().type();
    ValueFormat format = TensorSizes.resultElements(op);
    code.run(code.results(op), (arguments, machine) -> {
      for (int i = 1; i < arguments.length; i++) {
        if (arguments[i] == Poison.VALUE) {
          throw machine.fault("has an undefined size");
        }
      }
      Elements tensor = Elements.create(format, machine, TensorSizes.of(type, arguments, 1));
      for (int i = 0; i < tensor.count(); i++) {
        tensor.set(i, arguments[0]);
      }
      return new Object[] {tensor};
    }, PoisonRule.PASS, code.operands(op));
  }

  static void generate(GenerateOp op, CodeBuilder code) {
    empty(op.operation(), code);
    Register tensor = code.value(op.result());
    RankedTensorType type = (RankedTensorType) op.result().type();
    List<Register> sizes = sizes(type, code.operands(op), code);
    code.loops(sizes, indices -> code.setElement(tensor, AffineCode.rowMajor(code, sizes, indices),
        code.region(op.body(), indices).get(0)));
  }

  /** Returns the sizes of a type, with operands for dynamic sizes. */
  private static List<Register> sizes(RankedTensorType type, List<Register> dynamic, CodeBuilder code) {
    Register[] sizes = new Register[type.rank()];
    int next = 0;
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = type.isDynamicDim(i) ? dynamic.get(next++) : code.index(type.dim(i));
    }
    return List.of(sizes);
  }

  /** Reinterprets the bits of each element. */
  static void bitcast(Operation op, CodeBuilder code) {
    Type type = TensorSizes.resultElements(op).type();
    code.elementwise(op, operands -> List.of(code.bitcast(operands.get(0), type)));
  }
}
