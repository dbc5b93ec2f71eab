// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.IntegerType;

/**
 * Determines the owner of memrefs that functions return. By the ABI it is the caller. If the pass option is set, a
 * private function with a body and no uses except calls returns the ownerships as additional results instead.
 */
final class FunctionBoundary {
  private final boolean dynamicOwnership;
  private final BufferPolicies policies;
  private final SymbolTables symbols = new SymbolTables();
  private final Set<Operation> usedAsValue = new HashSet<>();

  FunctionBoundary(Operation root, boolean dynamicOwnership, BufferPolicies policies) {
    this.policies = policies;
    this.dynamicOwnership = dynamicOwnership;
    if (dynamicOwnership) {
      root.walkPreOrder((Operation op) -> noteReferences(op));
    }
  }

  /** Records functions that are used as values; they keep their signature. */
  private void noteReferences(Operation op) {
    if (op.implementsInterface(CallOpInterface.class)) {
      return;
    }
    for (NamedAttribute attribute : op.attributes().entries()) {
      if (attribute.value() instanceof SymbolRefAttr symbol) {
        Operation function = symbols.lookupNearestSymbolFrom(op, symbol);
        if (function != null) {
          usedAsValue.add(function);
        }
      }
    }
  }

  BufferPolicies policies() {
    return policies;
  }

  boolean hasDynamicOwnership() {
    return dynamicOwnership;
  }

  boolean isFunction(Operation op) {
    return op.implementsInterface(FunctionOpInterface.class);
  }

  /** Returns whether {@code op} is a function whose results are owned by the caller. */
  boolean isFunctionByAbi(Operation op) {
    return isFunction(op) && !(dynamicOwnership && returnsOwnership(op));
  }

  boolean callReturnsOwnership(Operation op, CallOpInterface call) {
    if (!dynamicOwnership) {
      return false;
    }
    SymbolRefAttr symbol = call.getCalleeSymbol(op);
    Operation callee = symbol == null ? null : symbols.lookupNearestSymbolFrom(op, symbol);
    FunctionOpInterface function = callee == null ? null : callee.getInterface(FunctionOpInterface.class);
    return function != null && returnsOwnership(callee) && !function.isExternal(callee);
  }

  /** Adds a result of type {@code i1} per returned memref to a function that returns ownerships. */
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

  private boolean returnsOwnership(@Nullable Operation function) {
    return SymbolTable.getVisibility(function) == SymbolTable.Visibility.PRIVATE && !usedAsValue.contains(function);
  }
}
