// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Compares integers or pointers. */
@Op(name = "llvm.icmp",
    operands = {"lhs: INTEGERS_OR_POINTERS", "rhs: INTEGERS_OR_POINTERS"},
    results = "res: BOOLS",
    attributes = "predicate: ICMP_PREDICATE",
    traits = {"SAME_TYPE_OPERANDS", "PURE"})
public final class ICmpOp extends ICmpOpBase {
  static final List<String> PREDICATES = List.of(
      "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge");

  ICmpOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new ComparisonAssembly(PREDICATES));
    op.predicate("result type has i1 element type and same shape as operands",
        each -> each.result(0).type() == ComparisonAssembly.truthOf(each.operand(0).type()));
  }

  FoldResult fold(Attribute[] constants) {
    return Folds.equality(this);
  }
}
