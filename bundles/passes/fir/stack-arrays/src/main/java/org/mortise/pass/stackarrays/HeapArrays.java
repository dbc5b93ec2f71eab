// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.AllocMemOp;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.DeclareOp;
import org.mortise.dialect.fir.FreeMemOp;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;

/** The numbered allocations of arrays in a function, and the operations that free them. */
final class HeapArrays {
  private static final String MUST_BE_HEAP = "fir.must_be_heap";

  private final List<AllocMemOp> arrays = new ArrayList<>();
  private final Map<Operation, Integer> numbers = new IdentityHashMap<>();
  private final boolean followsConverts;

  /** @param followsConverts whether an array can be freed by a converted address */
  HeapArrays(Operation function, boolean followsConverts) {
    this.followsConverts = followsConverts;
    function.walkPreOrder(op -> {
      AllocMemOp allocation = AllocMemOp.of(op);
      if (allocation != null && mustStay(allocation) == null) {
        numbers.put(op, arrays.size());
        arrays.add(allocation);
      }
    });
  }

  /** Returns the reason why an allocation is not considered, or null if it is. */
  static @Nullable String mustStay(AllocMemOp allocation) {
    if (allocation.operation().getAttr(MUST_BE_HEAP) instanceof IntegerAttr flag && flag.isBool() && flag.boolValue()) {
      return "the program asks for the heap (" + MUST_BE_HEAP + ")";
    }
    return allocation.allocatedType() instanceof SequenceType ? null : "it is not an array";
  }

  List<AllocMemOp> all() {
    return arrays;
  }

  /** Returns the number of an allocation, or null if {@code op} is not one. */
  @Nullable Integer numberOf(Operation op) {
    return numbers.get(op);
  }

  /** Returns the number of the allocation that {@code op} frees, directly or as a declared variable, or null. */
  @Nullable Integer freedBy(Operation op) {
    FreeMemOp free = FreeMemOp.of(op);
    Operation allocation = free == null ? null : allocationOf(free.heapref());
    return allocation == null ? null : numberOf(allocation);
  }

  private @Nullable Operation allocationOf(Value address) {
    Operation source = address.definingOp();
    if (!followsConverts) {
      DeclareOp variable = DeclareOp.of(source);
      return variable == null ? source : variable.memref().definingOp();
    }
    while (source != null && isSameAddress(source)) {
      source = source.operand(0).definingOp();
    }
    return source;
  }

  /** Returns whether the result of {@code op} is the address that is its first operand. */
  static boolean isSameAddress(Operation op) {
    return DeclareOp.of(op) != null || ConvertOp.of(op) != null;
  }

  /** Returns the operations that free an allocation, directly or as a declared variable. */
  List<Operation> freesOf(Operation allocation) {
    List<Operation> frees = new ArrayList<>();
    Deque<Value> addresses = new ArrayDeque<>(List.of(allocation.result(0)));
    while (!addresses.isEmpty()) {
      Value address = addresses.remove();
      addFrees(address, frees);
      if (followsConverts || address == allocation.result(0)) {
        addAddresses(address, addresses);
      }
    }
    return frees;
  }

  private static void addFrees(Value address, List<Operation> frees) {
    for (OpOperand use : address.uses()) {
      if (FreeMemOp.of(use.owner()) != null) {
        frees.add(use.owner());
      }
    }
  }

  private void addAddresses(Value address, Deque<Value> addresses) {
    for (OpOperand use : address.uses()) {
      boolean isFollowed = followsConverts ? isSameAddress(use.owner()) : DeclareOp.of(use.owner()) != null;
      if (isFollowed && use.owner().operand(0) == address) {
        addresses.add(use.owner().result(0));
      }
    }
  }
}
