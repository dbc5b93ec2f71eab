// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Compares floating-point numbers. */
@Op(name = "llvm.fcmp",
    operands = {"lhs: FLOATS", "rhs: FLOATS"},
    results = "res: BOOLS",
    attributes = {"predicate: FCMP_PREDICATE", "fastmathFlags: FAST_MATH = NO_FAST_MATH"},
    traits = {"SAME_TYPE_OPERANDS", "PURE"})
public final class FCmpOp extends FCmpOpBase {
  static final List<String> PREDICATES = List.of(
      "_false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
      "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "_true");

  FCmpOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new ComparisonAssembly(PREDICATES));
    op.predicate("result type has i1 element type and same shape as operands",
        each -> each.result(0).type() == ComparisonAssembly.truthOf(each.operand(0).type()));
  }
}
