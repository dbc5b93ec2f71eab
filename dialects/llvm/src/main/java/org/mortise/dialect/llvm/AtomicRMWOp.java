// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.IntegerType;

/** Updates a value in memory atomically and returns the value before. */
@Op(name = "llvm.atomicrmw",
    operands = {"ptr: POINTER", "val: UPDATED"},
    results = "res: UPDATED",
    attributes = {
        "bin_op: ATOMIC_OPERATION", "ordering: ORDERING", "syncscope: STRING?", "alignment: I64?", "volatile_: UNIT?",
        "access_groups: ACCESS_GROUPS?", "alias_scopes: ALIAS_SCOPES?", "noalias_scopes: ALIAS_SCOPES?",
        "tbaa: TBAA_TAGS?"
    },
    format = "(`volatile` $volatile_^)? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict "
        + "`:` qualified(type($ptr)) `,` type($val)")
public final class AtomicRMWOp extends AtomicRMWOpBase {
  private static final List<String> OF_FLOATS = List.of("fadd", "fsub", "fmin", "fmax", "fminimum", "fmaximum");

  AtomicRMWOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("res", "val", "result #0 and operand #1 have the same type", type -> type);
  }

  @Nullable Diagnostic verify() {
    String word = NumberedWords.ATOMIC_OPERATION.words().get((int) binOpAttr().longValue());
    String problem = problemOf(word, val().type());
    if (problem != null) {
      return opError(problem);
    }
    AtomicOrdering ordering = AtomicOrdering.byNumber(orderingAttr().longValue());
    return ordering != null && ordering.compareTo(AtomicOrdering.MONOTONIC) >= 0 ? null
        : opError("expected at least 'monotonic' ordering");
  }

  private static @Nullable String problemOf(String word, Type type) {
    if (OF_FLOATS.contains(word)) {
      if (LlvmTypes.isVector(type)) {
        return LlvmTypes.isFloat(LlvmConstraints.elementType(type)) ? null
            : "expected LLVM IR floating point type for vector element";
      }
      return LlvmTypes.isFloat(type) ? null : "expected LLVM IR floating point type";
    }
    if (word.equals("xchg")) {
      return AtomicOrdering.isAtomic(type) ? null : "unexpected LLVM IR type for 'xchg' bin_op";
    }
    return type instanceof IntegerType && AtomicOrdering.isAtomic(type) ? null : "expected LLVM IR integer type";
  }
}
