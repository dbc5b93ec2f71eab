// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.HashSet;
import java.util.Set;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.PointerLikeType;
import org.mortise.ir.types.VectorType;

/**
 * Whether a program may read memory with another type than it was written. This requires an operation that creates an
 * address, or a buffer with another element type, such as {@code memref.view}. Linear in the program.
 */
final class Reinterpretation {
  private Reinterpretation() {}

  static boolean isIn(Operation module) {
    boolean[] found = {false};
    module.walk(op -> found[0] |= reinterprets(op));
    return found[0];
  }

  private static boolean reinterprets(Operation op) {
    if (op.implementsInterface(CallOpInterface.class) || op.implementsInterface(RegionBranchOpInterface.class)) {
      return false;
    }
    for (Value result : op.results()) {
      if (result.type() instanceof PointerLikeType && !(result.type() instanceof BaseMemRefType)) {
        return true; // an address, whose contents have no type
      }
    }
    Set<Type> given = new HashSet<>();
    for (Value operand : op.operands()) {
      if (operand.type() instanceof BaseMemRefType buffer) {
        given.add(numberOf(buffer.elementType()));
      }
    }
    if (given.isEmpty()) {
      return false;
    }
    for (Value result : op.results()) {
      if (result.type() instanceof BaseMemRefType buffer && !given.contains(numberOf(buffer.elementType()))) {
        return true;
      }
    }
    return false;
  }

  private static Type numberOf(Type type) {
    Type number = type;
    if (number instanceof VectorType vector && CompiledMemory.hasAddresses(vector)) {
      number = vector.elementType();
    }
    return number instanceof ComplexType complex ? complex.elementType() : number;
  }
}
