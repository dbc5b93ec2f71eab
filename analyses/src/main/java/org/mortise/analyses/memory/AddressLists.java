// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.memory;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;

/**
 * Finds the buffers that hold addresses and flags for calls of the library function that frees buffers: they belong to
 * lowered deallocations, not to the program.
 */
public final class AddressLists {
  private static final int ADDRESSES = 2;
  private static final int LISTS = 5;

  private AddressLists() {}

  /** Returns whether the operation passes two lists of addresses and three of flags, as to the library function. */
  public static boolean isLibraryCall(Operation call) {
    boolean isLibrary = call.operandCount() == LISTS && call.resultCount() == 0
        && call.implementsInterface(CallOpInterface.class);
    for (int i = 0; isLibrary && i < LISTS; i++) {
      isLibrary = call.operand(i).type() instanceof MemRefType type && type.rank() == 1
          && (i < ADDRESSES ? type.elementType() instanceof IndexType
              : type.elementType() instanceof IntegerType flag && flag.width() == 1);
    }
    return isLibrary;
  }

  /** Returns the buffers inside an operation that are allocated for the lists of calls of the library function. */
  public static Set<Value> in(Operation root) {
    Set<Value> lists = Collections.newSetFromMap(new IdentityHashMap<>());
    root.walkPreOrder((Operation op) -> {
      for (int i = 0; i < op.operandCount() && isLibraryCall(op); i++) {
        lists.add(BufferGraph.viewBase(op.operand(i)));
      }
    });
    return lists;
  }
}
