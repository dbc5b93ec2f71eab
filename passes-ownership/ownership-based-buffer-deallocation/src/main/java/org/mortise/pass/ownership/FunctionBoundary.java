// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownership;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.SymbolTable;
import org.mortise.ir.SymbolTables;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.IntegerType;

/**
 * Who owns memrefs that functions return: by the ABI the caller does; a private function with a body can tell the caller
 * instead, if that is wanted.
 */
final class FunctionBoundary {
  private final boolean dynamicOwnership;
  private final SymbolTables symbols = new SymbolTables();

  FunctionBoundary(boolean dynamicOwnership) {
    this.dynamicOwnership = dynamicOwnership;
  }

  boolean hasDynamicOwnership() {
    return dynamicOwnership;
  }

  boolean isFunction(Operation op) {
    return op.implementsInterface(FunctionOpInterface.class);
  }

  /** Whether {@code op} is a function whose results are owned by the caller. */
  boolean isFunctionByAbi(Operation op) {
    return isFunction(op) && !(dynamicOwnership && isPrivate(op));
  }

  /** Whether the callee returns ownerships. */
  boolean callReturnsOwnership(Operation op, CallOpInterface call) {
    if (!dynamicOwnership) {
      return false;
    }
    SymbolRefAttr symbol = call.getCalleeSymbol(op);
    Operation callee = symbol == null ? null : symbols.lookupNearestSymbolFrom(op, symbol);
    FunctionOpInterface function = callee == null ? null : callee.getInterface(FunctionOpInterface.class);
    return function != null && isPrivate(callee) && !function.isExternal(callee);
  }

  /** Gives a function that returns ownerships as many results of type {@code i1}. */
  void updateSignature(Operation op) {
    if (isFunctionByAbi(op)) {
      return;
    }
    FunctionOpInterface function = op.getInterface(FunctionOpInterface.class);
    List<Type> results = new ArrayList<>(function.getResultTypes(op));
    int memrefs = 0;
    for (Type type : results) {
      if (type instanceof BaseMemRefType) {
        memrefs++;
      }
    }
    if (memrefs > 0) {
      results.addAll(Collections.nCopies(memrefs, IntegerType.of(op.context(), 1)));
      function.setType(op, function.getArgumentTypes(op), results);
    }
  }

  private static boolean isPrivate(Operation function) {
    return SymbolTable.getVisibility(function) == SymbolTable.Visibility.PRIVATE;
  }
}
