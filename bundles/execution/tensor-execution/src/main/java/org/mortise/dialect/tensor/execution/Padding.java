// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor.execution;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.tensor.PadOp;
import org.mortise.ir.Type;
import org.mortise.ir.execution.AffineCode;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.MixedNumbers;
import org.mortise.ir.execution.code.Label;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.RankedTensorType;

/** {@code tensor.pad}: a loop over the elements of the result, taken from the source or computed by the region. */
final class Padding {
  private Padding() {}

  static void emit(PadOp op, CodeBuilder code) {
    RankedTensorType type = (RankedTensorType) op.result().type();
    int rank = type.rank();
    Type index = IndexType.of(op.context());
    ValueFormat format = TensorSizes.resultElements(op);
    MixedNumbers low = new MixedNumbers(op.mixedLow(), 1);
    MixedNumbers high = new MixedNumbers(op.mixedHigh(), low.end());
    // the result, its sizes, the sizes of the source, and the numbers of elements before it
    List<Register> shape = new ArrayList<>();
    shape.add(code.result(op, 0));
    for (int i = 0; i < 3 * rank; i++) {
      shape.add(code.register(index));
    }
    code.run(shape, (arguments, machine) -> {
      Elements source = (Elements) arguments[0];
      long[] before = low.of(arguments);
      long[] after = high.of(arguments);
      Object[] results = new Object[1 + 3 * rank];
      long[] sizes = new long[rank];
      for (int i = 0; i < rank; i++) {
        sizes[i] = Math.addExact(Math.addExact(before[i], source.size(i)), after[i]);
        if (before[i] < 0 || after[i] < 0) {
          throw machine.fault("adds a negative number of elements in dimension " + i);
        }
        results[1 + i] = sizes[i];
        results[1 + rank + i] = source.size(i);
        results[1 + 2 * rank + i] = before[i];
      }
      TensorSizes.check(type, sizes, machine);
      results[0] = Elements.create(format, machine, sizes);
      return results;
    }, PoisonRule.REJECT, code.operands(op));
    List<Register> sizes = shape.subList(1, 1 + rank);
    List<Register> sourceSizes = shape.subList(1 + rank, 1 + 2 * rank);
    List<Register> before = shape.subList(1 + 2 * rank, 1 + 3 * rank);
    Register source = code.value(op.source());
    code.loops(sizes, indices -> {
      Label outside = new Label();
      Label next = new Label();
      List<Register> inSource = new ArrayList<>();
      for (int i = 0; i < rank; i++) {
        Register shifted = code.integer(IntegerFunction.SUB, indices.get(i), before.get(i));
        inSource.add(shifted);
        Label inside = new Label();
        code.branch(code.compare(IntegerPredicate.ULT, shifted, sourceSizes.get(i)), inside, outside);
        code.place(inside);
      }
      Register position = AffineCode.rowMajor(code, sourceSizes, inSource);
      code.setElement(shape.get(0), AffineCode.rowMajor(code, sizes, indices),
          code.element(format.type(), source, position));
      code.jump(next);
      code.place(outside);
      code.setElement(shape.get(0), AffineCode.rowMajor(code, sizes, indices),
          code.region(op.region(), indices).get(0));
      code.place(next);
    });
  }
}
