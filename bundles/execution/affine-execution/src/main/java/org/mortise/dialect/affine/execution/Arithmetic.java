// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine.execution;

import java.util.List;
import org.mortise.dialect.affine.ApplyOp;
import org.mortise.ir.Operation;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.execution.AffineCode;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.interfaces.ranges.IntegerFunction;

/** Operations that compute numbers by maps. */
final class Arithmetic {
  private Arithmetic() {}

  static void apply(ApplyOp op, CodeBuilder code) {
    code.define(op.result(), AffineCode.emit(code, op.map(), code.operands(op)).get(0));
  }

  static void extreme(Operation op, CodeBuilder code, AffineMap map, IntegerFunction function) {
    code.define(op.result(0), extreme(code, AffineCode.emit(code, map, code.operands(op)), function));
  }

  /** Returns the largest or smallest of several numbers. */
  static Register extreme(CodeBuilder code, List<Register> numbers, IntegerFunction function) {
    if (numbers.isEmpty()) {
      throw new UnsupportedOperationException("the largest or smallest of no numbers is undefined");
    }
    Register found = numbers.get(0);
    for (Register number : numbers.subList(1, numbers.size())) {
      found = code.integer(function, found, number);
    }
    return found;
  }

  /** All parts but the first are remainders. */
  static void delinearize(Operation op, CodeBuilder code) {
    List<Register> operands = code.operands(op);
    List<Register> basis = operands.subList(1, operands.size());
    Register rest = operands.get(0);
    for (int i = basis.size() - 1; i > 0; i--) {
      Register quotient = code.integer(IntegerFunction.FLOOR_DIV_SIGNED, rest, basis.get(i));
      Register part = code.integer(
          IntegerFunction.SUB, rest, code.integer(IntegerFunction.MUL, quotient, basis.get(i)));
      code.define(op.result(i), part);
      rest = quotient;
    }
    code.define(op.result(0), rest);
  }
}
