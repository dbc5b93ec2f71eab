// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.parameters.DialectEnumAttr;

/** Separates the input phase of an iteration from its scan phase. */
@Op(name = "omp.scan", since = "22.1",
    operands = {"inclusive_vars: ANY...", "exclusive_vars: ANY..."},
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS"},
    effects = "write",
    format = "oilist(`inclusive` `(` $inclusive_vars `:` type($inclusive_vars) `)` | "
        + "`exclusive` `(` $exclusive_vars `:` type($exclusive_vars) `)`) attr-dict")
public final class ScanOp extends ScanOpBase {
  ScanOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (inclusiveVars().isEmpty() == exclusiveVars().isEmpty()) {
      return error("Exactly one of EXCLUSIVE or INCLUSIVE clause is expected");
    }
    for (Operation parent = parentOp(); parent != null; parent = parent.parentOp()) {
      if (isScanned(parent)) {
        return null;
      }
    }
    return error("SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct "
        + "with INSCAN reduction modifier");
  }

  private static boolean isScanned(Operation op) {
    boolean isLoop = WsloopOp.of(op) != null || SimdOp.of(op) != null;
    return isLoop && op.getAttr("reduction_mod") instanceof DialectEnumAttr modifier
        && modifier.word().equals("inscan");
  }
}
