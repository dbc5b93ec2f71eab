// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.function;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Verifier;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.symbols.SymbolTable;

/**
 * Checks that the operand types of a terminator match the results of the enclosing function.
 *
 * @param verb the verb in diagnostics: {@code return}
 */
public record ReturnVerifier(String verb) implements Verifier {
  @Override
  public @Nullable Diagnostic verify(Operation op) {
    Operation function = op.parentOp();
    String name = SymbolTable.getSymbolName(function);
    List<Type> results = function.getInterface(FunctionOpInterface.class).getResultTypes(function);
    if (op.operandCount() != results.size()) {
      return op.opError("has " + op.operandCount() + " operands, but enclosing function (@" + name + ") " + verb + "s "
          + results.size());
    }
    for (int i = 0; i < results.size(); i++) {
      Type actual = op.operand(i).type();
      if (actual != results.get(i)) {
        return op.error("type of " + verb + " operand " + i + " ('" + actual
            + "') doesn't match function result type ('" + results.get(i) + "') in function @" + name);
      }
    }
    return null;
  }
}
