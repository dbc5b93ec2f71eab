// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor.execution;

import org.mortise.dialect.tensor.CastOp;
import org.mortise.dialect.tensor.CollapseShapeOp;
import org.mortise.dialect.tensor.ExpandShapeOp;
import org.mortise.dialect.tensor.ReshapeOp;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.MixedNumbers;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Numbers;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.types.ShapedType;

/** Operations that change the shape or the type of a tensor, but not its elements. */
final class Shapes {
  private Shapes() {}

  /** A cast to a type with more static information is an error if the tensor does not have it. */
  static void cast(CastOp op, CodeBuilder code) {
    ShapedType type = (ShapedType) op.dest().type();
    code.run(code.results(op), (arguments, machine) -> {
      TensorSizes.check(type, ((Elements) arguments[0]).sizes(), machine);
      return arguments;
    }, PoisonRule.PROPAGATE, code.operands(op));
  }

  static void collapse(Operation op, CodeBuilder code) {
    int[][] groups = CollapseShapeOp.of(op).reassociation();
    ShapedType type = (ShapedType) op.result(0).type();
    code.run(code.results(op), (arguments, machine) -> {
      Elements source = (Elements) arguments[0];
      long[] sizes = new long[groups.length];
      for (int i = 0; i < groups.length; i++) {
        sizes[i] = 1;
        for (int dimension : groups[i]) {
          sizes[i] *= source.size(dimension);
        }
      }
      TensorSizes.check(type, sizes, machine);
      return new Object[] {source.reshaped(sizes)};
    }, PoisonRule.PROPAGATE, code.operands(op));
  }

  static void expand(ExpandShapeOp op, CodeBuilder code) {
    int[][] groups = op.reassociation();
    MixedNumbers shape = new MixedNumbers(op.mixedOutputShape(), 1);
    code.run(code.results(op), (arguments, machine) -> {
      Elements source = (Elements) arguments[0];
      long[] sizes = shape.of(arguments);
      for (int i = 0; i < groups.length; i++) {
        long count = 1;
        for (int dimension : groups[i]) {
          if (sizes[dimension] < 0) {
            throw machine.fault("has a negative size: " + sizes[dimension]);
          }
          count = Math.multiplyExact(count, sizes[dimension]);
        }
        if (count != source.size(i)) {
          throw machine.fault("expands dimension " + i + " of size " + source.size(i) + " to " + count + " elements");
        }
      }
      return new Object[] {source.reshaped(sizes)};
    }, PoisonRule.REJECT, code.operands(op));
  }

  /** The shape is in another tensor. */
  static void reshape(ReshapeOp op, CodeBuilder code) {
    ShapedType type = (ShapedType) op.result().type();
    code.run(code.results(op), (arguments, machine) -> {
      Elements source = (Elements) arguments[0];
      Elements shape = (Elements) arguments[1];
      long[] sizes = new long[shape.count()];
      long count = 1;
      for (int i = 0; i < sizes.length; i++) {
        Object size = shape.get(i);
        if (size == Poison.VALUE || Numbers.integer(size).signum() < 0) {
          throw machine.fault("has a shape with a negative or undefined size");
        }
        sizes[i] = Numbers.integer(size).longValueExact();
        count = Math.multiplyExact(count, sizes[i]);
      }
      if (count != source.count()) {
        throw machine.fault("gives " + source.count() + " elements a shape of " + count);
      }
      TensorSizes.check(type, sizes, machine);
      return new Object[] {source.reshaped(sizes)};
    }, PoisonRule.REJECT, code.operands(op));
  }
}
