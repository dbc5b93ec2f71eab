// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution;

import java.math.BigInteger;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.execution.runtime.ComplexNumber;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.ShapedType;

/**
 * A Java function whose results are checked against its declaration: a program can declare other types than the Java
 * code uses.
 */
record ExternalCall(Primitive primitive, List<Type> types) implements Primitive {
  static Primitive of(Operation declaration, Primitive primitive) {
    return new ExternalCall(
        primitive, declaration.getInterface(CallableOpInterface.class).getResultTypes(declaration));
  }

  @Override
  public Object[] run(Object[] arguments, Machine machine) {
    Object[] results = primitive.run(arguments, machine);
    if (results.length != types.size()) {
      throw machine.fault("calls an external function with " + results.length + " results, but it is declared with "
          + types.size());
    }
    for (int i = 0; i < results.length; i++) {
      if (results[i] != Poison.VALUE && !isOf(results[i], types.get(i))) {
        throw machine.fault("calls an external function whose result is no " + types.get(i));
      }
    }
    return results;
  }

  private static boolean isOf(Object value, Type type) {
    ValueFormat format = ValueFormat.of(type);
    return switch (format.kind()) {
      case LONG -> value instanceof Long;
      case FLOAT -> value instanceof Float;
      case DOUBLE -> value instanceof Double;
      case OBJECT -> format.isInteger() ? value instanceof BigInteger
          : format.isFloat() ? value instanceof FloatAttr
          : type instanceof BaseMemRefType ? value instanceof MemRef
          : type instanceof ShapedType ? value instanceof Elements
          : !(type instanceof ComplexType) || value instanceof ComplexNumber;
    };
  }
}
