// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** A global variable. */
@Op(name = "fir.global",
    attributes = {
        "sym_name: STRING", "symref: SYMBOL_REF", "type: TYPE", "initVal: ANY?", "constant: UNIT?",
        "target: UNIT?", "linkName: STRING?", "data_attr: CUDA_DATA?", "alignment: I64?"
    },
    regions = "region: AT_MOST_ONE_BLOCK",
    traits = {"ISOLATED_FROM_ABOVE", "SYMBOL"})
public final class GlobalOp extends GlobalOpBase {
  GlobalOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new GlobalAssembly());
  }

  /** Returns whether a word is a linkage of the dialect. */
  static boolean isValidLinkage(String linkage) {
    return switch (linkage) {
      case "common", "internal", "linkonce", "linkonce_odr", "weak" -> true;
      default -> false;
    };
  }

  /** Returns whether operations compute the initial value. */
  public boolean hasInitializationBody() {
    return !region().isEmpty() && EndOp.of(region().first().first()) == null;
  }
}
