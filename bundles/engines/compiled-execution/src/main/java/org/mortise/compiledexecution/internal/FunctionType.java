// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.Callees;
import org.mortise.ir.execution.runtime.ValueFormat;

/**
 * The calling convention of a function: parameters are the machine and the arguments. The first result is returned; the
 * machine keeps the others until the next call. If there are more arguments than a method can have, they are boxed in
 * an array.
 *
 * @param className the name of the class
 * @param methodName the name of the method
 * @param parameters the formats of the arguments
 * @param results the formats of the results
 */
record FunctionType(
    String className, String methodName, List<ValueFormat> parameters, List<ValueFormat> results) {
  private static final int MAX_SLOTS = 250;
  private static final MethodHandle RESULTS;

  static {
    try {
      RESULTS = MethodHandles.lookup().findStatic(FunctionType.class, "results",
          MethodType.methodType(Object[].class, Object.class, List.class, CompiledMachine.class));
    } catch (ReflectiveOperationException impossible) {
      throw new ExceptionInInitializerError(impossible);
    }
  }

  static FunctionType of(Operation function, String className, String methodName) {
    return new FunctionType(
        className, methodName, Callees.parameters(function), Callees.results(function));
  }

  /** Returns whether the method takes an array. */
  boolean isBoxed() {
    return parameters.size() > MAX_SLOTS || parameters.stream().mapToInt(p -> Form.of(p).slots).sum() > MAX_SLOTS;
  }

  /** Returns the name of the class in class files. */
  String internalName() {
    return className.replace('.', '/');
  }

  MethodType methodType() {
    List<Class<?>> types = new ArrayList<>();
    types.add(CompiledMachine.class);
    if (isBoxed()) {
      types.add(Object[].class);
    } else {
      parameters.forEach(parameter -> types.add(Form.of(parameter).type));
    }
    return MethodType.methodType(results.isEmpty() ? void.class : Form.of(results.get(0)).type, types);
  }

  /** Adapts the method to take and return boxed values, which are {@code Long} for all integers of up to 64 bits. */
  MethodHandle boxed(MethodHandle method) {
    MethodHandle spread = isBoxed() ? method : spread(method);
    MethodHandle result = spread.type().returnType() == int.class
        ? MethodHandles.explicitCastArguments(spread, spread.type().changeReturnType(long.class)) : spread;
    MethodHandle generic = result.asType(result.type().changeReturnType(Object.class));
    MethodHandle collect = MethodHandles.insertArguments(RESULTS, 1, results);
    return MethodHandles.foldArguments(
        MethodHandles.permuteArguments(collect,
            MethodType.methodType(Object[].class, Object.class, CompiledMachine.class, Object[].class), 0, 1),
        generic);
  }

  private MethodHandle spread(MethodHandle method) {
    MethodType unboxed = method.type();
    for (int i = 1; i < unboxed.parameterCount(); i++) {
      if (unboxed.parameterType(i) == int.class) {
        unboxed = unboxed.changeParameterType(i, long.class);
      }
    }
    return MethodHandles.explicitCastArguments(method, unboxed).asSpreader(Object[].class, parameters.size());
  }

  /** Collects the results of a call. */
  static Object[] results(Object first, List<ValueFormat> formats, CompiledMachine machine) {
    Object[] all = new Object[formats.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = i == 0 ? first : switch (formats.get(i).kind()) {
        case LONG -> machine.getLong(i);
        case FLOAT -> (float) machine.getDouble(i);
        case DOUBLE -> machine.getDouble(i);
        case OBJECT -> machine.getObject(i);
      };
    }
    return all;
  }
}
