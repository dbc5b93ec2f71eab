// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine.execution;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.affine.ApplyOp;
import org.mortise.dialect.affine.DelinearizeIndexOp;
import org.mortise.dialect.affine.LinearizeIndexOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.execution.AffineCode;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.interfaces.MixedIndices;
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
  static void delinearize(DelinearizeIndexOp op, CodeBuilder code) {
    int count = op.resultCount();
    List<Register> sizes = sizes(op.mixedBasis(), code);
    Register rest = code.value(op.linearIndex());
    for (int i = count - 1; i > 0; i--) {
      Register size = sizes.get(sizes.size() - count + i);
      Register quotient = code.integer(IntegerFunction.FLOOR_DIV_SIGNED, rest, size);
      Register part = code.integer(IntegerFunction.SUB, rest, code.integer(IntegerFunction.MUL, quotient, size));
      code.define(op.multiIndex().get(i), part);
      rest = quotient;
    }
    if (count > 0) {
      code.define(op.multiIndex().get(0), rest);
    }
  }

  /** The sum is multiplied by each size before the index of that size is added. */
  static void linearize(LinearizeIndexOp op, CodeBuilder code) {
    int count = op.multiIndex().size();
    List<Register> sizes = sizes(op.mixedBasis(), code);
    Register sum = count == 0 ? code.index(0) : code.value(op.multiIndex().get(0));
    for (int i = 1; i < count; i++) {
      Register scaled = code.integer(IntegerFunction.MUL, sum, sizes.get(sizes.size() - count + i));
      sum = code.integer(IntegerFunction.ADD, scaled, code.value(op.multiIndex().get(i)));
    }
    code.define(op.linearIndex(), sum);
  }

  private static List<Register> sizes(MixedIndices basis, CodeBuilder code) {
    List<Register> sizes = new ArrayList<>(basis.size());
    for (Object size : basis.toList()) {
      sizes.add(size instanceof Value value ? code.value(value) : code.index((Long) size));
    }
    return sizes;
  }
}
