// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg.execution;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.linalg.LinalgOp;
import org.mortise.dialect.linalg.SoftmaxOp;
import org.mortise.dialect.math.MathFunction;
import org.mortise.dialect.math.execution.MathCode;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.FloatFunction;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** {@code linalg.softmax}: the exponentials of the differences to the largest element, divided by their sum. */
final class Softmax {
  private final CodeBuilder code;
  private final Type element;
  private final int dimension;
  private final List<Register> sizes = new ArrayList<>();
  private final OperandAccess input;
  private final OperandAccess output;

  private Softmax(Operation op, CodeBuilder code) {
    this.code = code;
    SoftmaxOp softmax = SoftmaxOp.of(op);
    this.element = LinalgOp.elementTypeOrSelf(softmax.input().type());
    this.dimension = (int) softmax.dimensionAttr().longValue();
    int rank = ((ShapedType) softmax.input().type()).rank();
    AffineMap map = AffineMap.identity(rank);
    for (int i = 0; i < rank; i++) {
      sizes.add(code.register(IndexType.of(op.context())));
    }
    code.run(sizes, new IterationSpace(List.of(map, map), rank)::sizes, PoisonRule.REJECT, code.operands(op));
    Register written = code.operand(op, 1);
    if (softmax.output().type() instanceof RankedTensorType) {
      written = Inits.copy(softmax.output().type(), written, code);
      code.define(op.result(0), written);
    }
    this.input = OperandAccess.of(softmax.input().type(), code.operand(op, 0), map, code);
    this.output = OperandAccess.of(softmax.output().type(), written, map, code);
  }

  static void emit(Operation op, CodeBuilder code) {
    new Softmax(op, code).emit();
  }

  private void emit() {
    List<Register> outer = new ArrayList<>(sizes);
    outer.remove(dimension);
    code.loops(outer, counters -> {
      Register largest = number(Double.NEGATIVE_INFINITY);
      forEach(counters, indices -> code.assign(
          largest, code.floating(FloatFunction.MAXNUM, largest, input.place(indices).read(element))));
      Register sum = number(0);
      forEach(counters, indices -> {
        Register difference = code.floating(FloatFunction.SUBF, input.place(indices).read(element), largest);
        Register exponential = MathCode.emit(MathFunction.EXP, difference, code);
        output.place(indices).write(exponential);
        code.assign(sum, code.floating(FloatFunction.ADDF, sum, exponential));
      });
      forEach(counters, indices -> {
        OperandAccess.Place place = output.place(indices);
        place.write(code.floating(FloatFunction.DIVF, place.read(element), sum));
      });
    });
  }

  private interface Body {
    void emit(List<Register> indices);
  }

  /** Emits a loop along the dimension. */
  private void forEach(List<Register> counters, Body body) {
    code.loops(List.of(sizes.get(dimension)), inner -> {
      List<Register> indices = new ArrayList<>(counters);
      indices.add(dimension, inner.get(0));
      body.emit(indices);
    });
  }

  private Register number(double value) {
    ValueKind kind = ValueFormat.of(element).kind();
    if (kind == ValueKind.OBJECT) {
      throw new UnsupportedOperationException("exponentials are not computed for " + element);
    }
    return code.constant(element, kind == ValueKind.DOUBLE ? (Object) value : (Object) (float) value);
  }
}
