// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.types.LiteralStructType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.IntegerType;

/** Replaces a value in memory atomically if it equals another one. Returns the value before and whether it did. */
@Op(name = "llvm.cmpxchg",
    operands = {"ptr: POINTER", "cmp: EXCHANGED", "val: EXCHANGED"},
    results = "res: STRUCT",
    attributes = {
        "success_ordering: ORDERING", "failure_ordering: ORDERING", "syncscope: STRING?", "alignment: I64?",
        "weak: UNIT?", "volatile_: UNIT?", "access_groups: ACCESS_GROUPS?", "alias_scopes: ALIAS_SCOPES?",
        "noalias_scopes: ALIAS_SCOPES?", "tbaa: TBAA_TAGS?"
    },
    format = "(`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val (`syncscope` `(` $syncscope^ `)`)? "
        + "$success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)")
public final class CmpXchgOp extends CmpXchgOpBase {
  CmpXchgOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("cmp", "val", "operand #1 and operand #2 have the same type", type -> type);
    op.typeFrom("res", "val",
        "result #0 has an LLVM struct type consisting of the type of operand #2 and a bool", CmpXchgOp::resultType);
  }

  private static Type resultType(Type value) {
    return LiteralStructType.of(value.context(), List.of(value, IntegerType.of(value.context(), 1)), false);
  }

  @Nullable Diagnostic verify() {
    if (!AtomicOrdering.isAtomic(val().type())) {
      return opError("unexpected LLVM IR type");
    }
    AtomicOrdering success = AtomicOrdering.byNumber(successOrderingAttr().longValue());
    AtomicOrdering failure = AtomicOrdering.byNumber(failureOrderingAttr().longValue());
    if (!isMonotonic(success) || !isMonotonic(failure)) {
      return opError("ordering must be at least 'monotonic'");
    }
    return failure != AtomicOrdering.RELEASE && failure != AtomicOrdering.ACQ_REL ? null
        : opError("failure ordering cannot be 'release' or 'acq_rel'");
  }

  private static boolean isMonotonic(@Nullable AtomicOrdering ordering) {
    return ordering != null && ordering.compareTo(AtomicOrdering.MONOTONIC) >= 0;
  }
}
