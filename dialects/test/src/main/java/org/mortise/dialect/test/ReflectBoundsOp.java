// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerRange;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.Signedness;

/** Returns its operand, and is given the operand's range as attributes when ranges are inferred. */
@Op(name = "test.reflect_bounds",
    operands = "value: ANY_INTEGER_OR_INDEX",
    results = "result: ANY_INTEGER_OR_INDEX",
    attributes = {"umin: ANY_INTEGER?", "umax: ANY_INTEGER?", "smin: ANY_INTEGER?", "smax: ANY_INTEGER?"},
    sameTypes = "value, result",
    format = "attr-dict $value `:` type($value)",
    implementations = ReflectBoundsOp.Range.class)
final class ReflectBoundsOp extends ReflectBoundsOpBase {
  ReflectBoundsOp(Operation operation) {
    super(operation);
  }

  private Type typeOf(Signedness signedness) {
    Type type = value().type();
    return type instanceof IntegerType integer ? IntegerType.of(type.context(), integer.width(), signedness) : type;
  }

  /** The range of the operand, which is also recorded in the attributes. */
  static final class Range implements InferIntRangeInterface {
    @Override
    public void inferResultRanges(Operation op, List<IntegerRange> operands, Sink results) {
      IntegerRange range = operands.get(0);
      ReflectBoundsOp reflect = new ReflectBoundsOp(op);
      Type unsigned = reflect.typeOf(Signedness.UNSIGNED);
      Type signed = reflect.typeOf(Signedness.SIGNED);
      reflect.setUminAttr(IntegerAttr.of(unsigned, FixedWidth.wrap(range.umin(), range.width())));
      reflect.setUmaxAttr(IntegerAttr.of(unsigned, FixedWidth.wrap(range.umax(), range.width())));
      reflect.setSminAttr(IntegerAttr.of(signed, range.smin()));
      reflect.setSmaxAttr(IntegerAttr.of(signed, range.smax()));
      results.set(op.result(0), range);
    }
  }
}
