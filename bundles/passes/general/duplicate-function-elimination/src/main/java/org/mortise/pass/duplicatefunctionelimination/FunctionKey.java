// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.duplicatefunctionelimination;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.transform.OperationEquivalence;

/** A function as a map key: keys are equal if the functions differ only in their names and locations. */
final class FunctionKey {
  private final Operation function;
  private final DictionaryAttr attributes;
  private final int hash;

  FunctionKey(Operation function) {
    this.function = function;
    attributes = function.attributes().without(SymbolTable.SYMBOL_NAME);
    int[] sum = {attributes.hashCode()};
    function.walkPreOrder((Operation op) -> {
      if (op != function) {
        sum[0] = sum[0] * 31 + OperationEquivalence.hashWithoutOperands(op);
      }
    });
    hash = sum[0];
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof FunctionKey key && hash == key.hash && attributes.equals(key.attributes)
        && OperationEquivalence.areEquivalent(function.region(0), key.function.region(0));
  }
}
