// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.mortise.compiledexecution.internal.BufferArgument.Bound;
import org.mortise.ir.execution.runtime.MemRef;

/** Changes parameters of methods from buffers to arrays and the like. */
final class BufferBinding {
  private static final MethodHandle SHARE;
  private static final MethodHandle BIND;
  private static final MethodHandle BUFFER;
  private static final MethodHandle RELEASE;

  static {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    try {
      SHARE = lookup.findVirtual(
          BufferArgument.class, "share", MethodType.methodType(MemRef.class, Object.class));
      BIND = lookup.findVirtual(BufferArgument.class, "bind", MethodType.methodType(Bound.class, Object.class));
      BUFFER = lookup.findVirtual(Bound.class, "buffer", MethodType.methodType(MemRef.class));
      RELEASE = lookup.findVirtual(BufferArgument.class, "release", MethodType.methodType(void.class, Bound.class));
    } catch (ReflectiveOperationException impossible) {
      throw new ExceptionInInitializerError(impossible);
    }
  }

  private BufferBinding() {}

  /** Replaces a parameter by the array of the argument's elements, without a copy. */
  static MethodHandle share(MethodHandle method, int index, BufferArgument argument) {
    Class<?> buffer = method.type().parameterType(index);
    return MethodHandles.filterArguments(method, index, SHARE.bindTo(argument)
        .asType(MethodType.methodType(buffer, argument.storage().arrayType)));
  }

  /** Changes the class of a parameter; elements that cannot be shared are copied, and copied back. */
  static MethodHandle bind(MethodHandle method, int index, BufferArgument argument, Class<?> given) {
    MethodHandle onBound = MethodHandles.filterArguments(method, index,
        BUFFER.asType(MethodType.methodType(method.type().parameterType(index), Bound.class)));
    MethodHandle releasing = MethodHandles.tryFinally(onBound, cleanup(onBound.type(), index, argument));
    return MethodHandles.filterArguments(
        releasing, index, BIND.bindTo(argument).asType(MethodType.methodType(Bound.class, given)));
  }

  /** Returns a method that releases the argument and returns the result of the call. */
  private static MethodHandle cleanup(MethodType type, int index, BufferArgument argument) {
    Class<?> result = type.returnType();
    MethodHandle returning = result == void.class ? MethodHandles.empty(MethodType.methodType(void.class))
        : MethodHandles.identity(result);
    int results = returning.type().parameterCount();
    MethodHandle all = MethodHandles.dropArguments(
        MethodHandles.dropArguments(returning, results, type.parameterList()), 0, Throwable.class);
    return MethodHandles.foldArguments(all, 1 + results + index, RELEASE.bindTo(argument));
  }
}
