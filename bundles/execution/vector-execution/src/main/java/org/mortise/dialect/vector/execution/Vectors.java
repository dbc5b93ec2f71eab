// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector.execution;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.OperationRef;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.execution.AffineCode;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.VectorType;

/** Code that the meanings of several operations on vectors share. */
final class Vectors {
  private Vectors() {}

  /** A function of whole vectors. */
  interface Function {
    Elements of(Elements source, Machine machine);
  }

  /** Emits a function of the first operand, which is a vector. */
  static void map(OperationRef op, CodeBuilder code, Function function) {
    code.run(code.results(op), (arguments, machine) ->
        new Object[] {function.of((Elements) arguments[0], machine)}, PoisonRule.PROPAGATE, code.operands(op));
  }

  /** Returns a new vector whose elements are to be set. */
  /** Fails if a vector does not have the elements of a matrix, which MLIR does not verify. */
  static void requireMatrix(Value vector, long rows, long columns) {
    long elements = ((VectorType) vector.type()).numElements();
    if (elements != rows * columns) {
      throw new UnsupportedOperationException(
          "a matrix of " + rows + " rows and " + columns + " columns is in a vector of " + elements + " elements");
    }
  }

  static Register create(VectorType type, CodeBuilder code) {
    ValueFormat format = ValueFormat.of(type.elementType());
    return code.run(type, (arguments, machine) ->
        new Object[] {Elements.create(format, machine, type.shape())}, PoisonRule.REJECT);
  }

  /** Returns a copy of a vector whose elements can be set. */
  static Register copy(Register vector, CodeBuilder code) {
    return code.run(vector.format().type(), (arguments, machine) ->
        new Object[] {((Elements) arguments[0]).copy(machine)}, PoisonRule.REJECT, vector);
  }

  /** Returns the type of a condition. */
  static Type bool(VectorType like) {
    return IntegerType.of(like.context(), 1);
  }

  static List<Register> constants(long[] sizes, CodeBuilder code) {
    List<Register> constants = new ArrayList<>();
    for (long size : sizes) {
      constants.add(code.index(size));
    }
    return constants;
  }

  /** Emits the position of an element. */
  static Register position(VectorType type, List<Register> indices, CodeBuilder code) {
    return AffineCode.rowMajor(code, constants(type.shape(), code), indices);
  }
}
