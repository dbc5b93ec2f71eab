// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.compiled;

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
 * Whether a program may read memory as something else than it was written. Only an operation that makes an address, or
 * a buffer of one kind of numbers from a buffer of another kind as {@code memref.view} does, can cause that. Linear in
 * the program.
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
        return true; // an address, of which nothing states what is there
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
