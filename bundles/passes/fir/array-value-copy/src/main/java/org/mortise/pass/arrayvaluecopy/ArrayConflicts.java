// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arrayvaluecopy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.AddrOfOp;
import org.mortise.dialect.fir.AllocMemOp;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.ArrayLoadOp;
import org.mortise.dialect.fir.ArrayMergeStoreOp;
import org.mortise.dialect.fir.GlobalOp;
import org.mortise.dialect.fir.SliceOp;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.PointerType;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.symbols.SymbolTable;

/**
 * Decides which array assignments need a temporary array: assignments in which an element may be read after it was
 * overwritten. The value of an element depends only on loads and calls that reach the store ({@link ReachingArrays}).
 * There is no such read if every reaching load is from other memory, or from the same part of the array and accessed at
 * the same indices as the overwritten element.
 *
 * <p>Two variables are different memory unless both can be the target of a pointer. Linear in the sum of the operations
 * on which each stored array depends.
 */
final class ArrayConflicts {
  private static final String HOST = "fir.host_symbol";
  private static final String HOST_ASSOCIATION = "fir.host_assoc";
  private static final String TARGET = "target";
  private static final String FIR_TARGET = "fir.target";

  private final ArrayAccesses accesses;
  private final boolean optimize;
  private final Map<Operation, String> reasons = new LinkedHashMap<>();

  /** @param optimize whether pointers do not conflict with variables that are not targets */
  ArrayConflicts(ArrayAccesses accesses, boolean optimize) {
    this.accesses = accesses;
    this.optimize = optimize;
    for (ArrayMergeStoreOp store : accesses.stores()) {
      Operation load = store.original().definingOp();
      String reason = reasons.containsKey(load) ? null : reason(store);
      if (reason != null) {
        reasons.put(load, reason);
      }
    }
  }

  /** Returns why the array of a load needs a temporary array, or null if it needs none. */
  @Nullable String reasonFor(Operation load) {
    return reasons.get(load);
  }

  private @Nullable String reason(ArrayMergeStoreOp store) {
    List<ArrayAccess> own = accesses.of(store.original().definingOp());
    ReachingArrays reaching = new ReachingArrays(store, own);
    for (Operation call : reaching.calls()) {
      if (usesVariablesOfHost(call)) {
        return "an internal procedure that is called may change the array";
      }
    }
    if (reaching.readsMemory()) {
      return "the array is read while it is changed";
    }
    List<ArrayAccess> same = new ArrayList<>(own);
    for (ArrayLoadOp load : reaching.loads()) {
      if (load.memref() != store.memref()) {
        if (mayBeAliases(store.memref(), load.memref())) {
          return "a pointer may refer to the array";
        }
      } else if (load.operation() != store.original().definingOp()) {
        if (!isSameSlice(load.slice(), store.slice())) {
          return "another part of the array is read";
        }
        same.addAll(accesses.of(load.operation()));
      }
    }
    return reasonIn(same);
  }

  /** Returns why accesses of one array conflict, or null. */
  private static @Nullable String reasonIn(List<ArrayAccess> accesses) {
    List<Value> indices = null;
    int values = 0;
    int addresses = 0;
    int amends = 0;
    for (ArrayAccess access : accesses) {
      values += access.isByReference() ? 0 : 1;
      addresses += access.isAddress() ? 1 : 0;
      amends += access.isAmend() ? 1 : 0;
      if (access.isAmend()) {
        continue;
      }
      if (indices != null && !indices.equals(access.indices())) {
        return "elements at other indices are accessed";
      }
      indices = access.indices();
    }
    if (values > 0 && values < accesses.size()) {
      return "elements are accessed by value and by address";
    }
    return accesses.size() > 2 && (addresses > 1 || amends > 1) ? "elements are accessed by several addresses" : null;
  }

  /** Returns whether two slices select the same elements as a whole. Slices of components are not compared. */
  private static boolean isSameSlice(@Nullable Value first, @Nullable Value second) {
    SliceOp one = first == null ? null : SliceOp.of(first.definingOp());
    SliceOp other = second == null ? null : SliceOp.of(second.definingOp());
    return one != null && other != null && one.triples().equals(other.triples())
        && one.fields().isEmpty() && other.fields().isEmpty() && one.substr().isEmpty() && other.substr().isEmpty();
  }

  private boolean mayBeAliases(Value first, Value second) {
    boolean isPointer = isPointer(first.type());
    boolean isOtherPointer = isPointer(second.type());
    if (!optimize || isPointer == isOtherPointer) {
      return isPointer || isOtherPointer;
    }
    return isTarget(isPointer ? second : first);
  }

  private static boolean isPointer(Type address) {
    Type type = address instanceof ReferenceType reference ? reference.elementType() : address;
    return type instanceof PointerType || type instanceof BaseBoxType box && box.elementType() instanceof PointerType;
  }

  /** Returns whether a pointer can refer to a variable; true unless it is known not to be a target. */
  private static boolean isTarget(Value address) {
    if (address instanceof BlockArgument argument) {
      Operation owner = argument.owner().parentOp();
      FunctionOpInterface function = owner.getInterface(FunctionOpInterface.class);
      return function == null || !argument.owner().isEntryBlock()
          || function.getArgAttrs(owner, argument.index()).get(FIR_TARGET) != null;
    }
    Operation op = address.definingOp();
    if (AllocaOp.of(op) != null || AllocMemOp.of(op) != null) {
      return op.hasAttr(TARGET) || op.hasAttr(FIR_TARGET);
    }
    AddrOfOp global = AddrOfOp.of(op);
    GlobalOp variable = global == null
        ? null
        : GlobalOp.of(SymbolTable.lookupNearestSymbolFrom(op, global.symbolAttr()));
    return variable == null || variable.targetAttr() != null;
  }

  private static boolean usesVariablesOfHost(Operation call) {
    SymbolRefAttr callee = call.getInterface(CallOpInterface.class).getCalleeSymbol(call);
    Operation called = callee == null ? null : SymbolTable.lookupNearestSymbolFrom(call, callee);
    FunctionOpInterface function = called == null ? null : called.getInterface(FunctionOpInterface.class);
    if (function == null || called.hasAttr(HOST)) {
      return function != null;
    }
    for (int i = 0; i < function.getArgumentTypes(called).size(); i++) {
      if (function.getArgAttrs(called, i).get(HOST_ASSOCIATION) != null) {
        return true;
      }
    }
    return false;
  }
}
