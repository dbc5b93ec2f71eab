// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.nio.Buffer;
import org.jspecify.annotations.Nullable;
import org.mortise.execution.ExecutionLimits;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;

/** Adapts the methods of functions to the Java types of their arguments and results. */
public final class FunctionHandles {
  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
  private static final MethodHandle TO_CONDITION =
      find("toCondition", MethodType.methodType(int.class, boolean.class));
  private static final MethodHandle OF_CONDITION =
      find("ofCondition", MethodType.methodType(boolean.class, int.class));
  private static final MethodHandle FAIL = find(
      "fail", MethodType.methodType(RuntimeException.class, CompiledMachine.class, Operation.class, Throwable.class));

  /** Functions called as Java methods use the caller's stack and time. */
  private static final ExecutionLimits UNLIMITED =
      new ExecutionLimits(Long.MAX_VALUE, Long.MAX_VALUE, Integer.MAX_VALUE);

  private final ProgramClasses classes;
  private final CompiledMachine machine;

  private FunctionHandles(ProgramClasses classes, ExecutionOptions options) {
    this.classes = classes;
    this.machine = new CompiledMachine(classes, UNLIMITED, options.output());
  }

  /** Memory is in arrays; handles are created lazily. */
  public static FunctionHandles onArrays(Program program, ExecutionOptions options) {
    return new FunctionHandles(program.engineData(ProgramClasses.class, ProgramClasses::onArrays), options);
  }

  /** Memory is in direct buffers; handles are created lazily. */
  public static FunctionHandles onDirectBuffers(Program program, ExecutionOptions options) {
    return new FunctionHandles(ProgramClasses.onDirectBuffers(program), options);
  }

  private static MethodHandle find(String name, MethodType type) {
    try {
      return LOOKUP.findStatic(FunctionHandles.class, name, type);
    } catch (ReflectiveOperationException impossible) {
      throw new ExceptionInInitializerError(impossible);
    }
  }

  public MethodHandle function(String name) {
    return function(name, null);
  }

  /**
   * Returns the method of a function.
   *
   * @param wanted its type; null to derive it from the argument types
   */
  public MethodHandle function(String name, @Nullable MethodType wanted) {
    Operation function = classes.program().function(name);
    if (function == null || classes.program().isExternal(function)) {
      throw new IllegalArgumentException("the program has no function '" + name + "' with a body");
    }
    FunctionType type = classes.typeOf(function);
    if (type.isBoxed()) {
      throw new IllegalArgumentException("'" + name + "' has more arguments than a method can have");
    }
    MethodHandle method = type.results().size() > 1
        ? boxed(type, function) : withResult(classes.method(function), type);
    MethodHandle bound = MethodHandles.insertArguments(method, 0, machine);
    if (wanted != null && wanted.parameterCount() != type.parameters().size()) {
      throw new IllegalArgumentException("'" + name + "' has " + type.parameters().size() + " arguments");
    }
    for (int i = 0; i < type.parameters().size(); i++) {
      ValueFormat format = type.parameters().get(i);
      Class<?> plain = parameterType(format);
      Class<?> given = wanted == null ? plain : wanted.parameterType(i);
      bound = given == plain ? withParameter(bound, i, format) : withStorage(bound, i, format, given);
    }
    if (wanted != null && wanted.returnType() != bound.type().returnType()) {
      throw new IllegalArgumentException("'" + name + "' returns " + bound.type().returnType().getSimpleName());
    }
    return failing(bound, function);
  }

  private MethodHandle withStorage(MethodHandle method, int index, ValueFormat format, Class<?> given) {
    if (format.type() instanceof MemRefType type && BufferArgument.isPossible(type)) {
      BufferArgument argument = BufferArgument.of(type, classes.memoryKind());
      if (argument.accepts(given)) {
        return BufferBinding.bind(method, index, argument, given);
      }
    }
    throw new IllegalArgumentException(
        "argument " + index + " of the type " + format.type() + " cannot be " + given.getSimpleName());
  }

  private MethodHandle boxed(FunctionType type, Operation function) {
    MethodType unboxed = type.methodType().changeReturnType(Object[].class);
    for (int i = 0; i < type.parameters().size(); i++) {
      boolean isLong = type.parameters().get(i).kind() == ValueKind.LONG;
      unboxed = isLong ? unboxed.changeParameterType(i + 1, long.class) : unboxed;
    }
    return classes.handle(function).asCollector(Object[].class, type.parameters().size()).asType(unboxed);
  }

  private static MethodHandle withResult(MethodHandle method, FunctionType type) {
    if (type.results().isEmpty()) {
      return method;
    }
    ValueFormat format = type.results().get(0);
    Class<?> wanted = javaType(format);
    if (wanted == boolean.class) {
      return MethodHandles.filterReturnValue(method, OF_CONDITION);
    }
    return MethodHandles.explicitCastArguments(method, method.type().changeReturnType(wanted));
  }

  private MethodHandle withParameter(MethodHandle method, int index, ValueFormat format) {
    Class<?> wanted = javaType(format);
    if (wanted == boolean.class) {
      MethodHandle condition = MethodHandles.explicitCastArguments(
          TO_CONDITION, MethodType.methodType(method.type().parameterType(index), boolean.class));
      return MethodHandles.filterArguments(method, index, condition);
    }
    if (format.type() instanceof MemRefType type && isArray(type)) {
      BufferArgument argument = BufferArgument.of(type, classes.memoryKind());
      return BufferBinding.share(method, index, argument);
    }
    return MethodHandles.explicitCastArguments(method, method.type().changeParameterType(index, wanted));
  }

  private boolean isArray(MemRefType type) {
    MemoryKind kind = classes.memoryKind();
    return type.rank() == 1 && BufferArgument.isPossible(type)
        && (kind == MemoryKind.ARRAYS || kind == MemoryKind.BYTES && ValueFormat.of(type.elementType()).bytes() == 1);
  }

  private Class<?> parameterType(ValueFormat format) {
    return format.type() instanceof MemRefType type && isArray(type)
        ? ElementStorage.of(ValueFormat.of(type.elementType())).arrayType : javaType(format);
  }

  private static Class<?> javaType(ValueFormat format) {
    return switch (format.kind()) {
      case LONG -> format.width() == 1 ? boolean.class : format.width() <= Byte.SIZE ? byte.class
          : format.width() <= Short.SIZE ? short.class : format.width() <= Integer.SIZE ? int.class : long.class;
      case FLOAT -> float.class;
      case DOUBLE -> double.class;
      case OBJECT -> format.type() instanceof BaseMemRefType ? MemRef.class : Object.class;
    };
  }

  private MethodHandle failing(MethodHandle method, Operation function) {
    MethodHandle fail = MethodHandles.insertArguments(FAIL, 0, machine, function);
    Class<?> result = method.type().returnType();
    MethodHandle thrower = MethodHandles.filterArguments(
        MethodHandles.throwException(result, RuntimeException.class), 0, fail);
    return MethodHandles.catchException(method, Throwable.class, thrower);
  }

  // ---- buffers -----------------------------------------------------------------------------------------------------

  /** Returns a buffer on an array, or a buffer of {@code java.nio}. */
  public MemRef buffer(Object elements, long... sizes) {
    ElementStorage storage = ElementStorage.of(elements);
    Buffer given = NioBuffers.of(elements, storage);
    CompiledMemory memory = classes.memoryKind().share(given, storage);
    if (memory == null) {
      throw new IllegalArgumentException(
          "the memory of this program cannot be a " + elements.getClass().getSimpleName());
    }
    MemRef buffer = MemRef.of(memory, sizes.clone());
    for (long size : sizes) {
      if (size < 0) {
        throw new IllegalArgumentException("a size is negative: " + size);
      }
    }
    if (buffer.numElements() != given.remaining()) {
      throw new IllegalArgumentException(
          given.remaining() + " elements for a buffer of " + buffer.numElements());
    }
    return buffer;
  }

  /** Returns the array, or the buffer of {@code java.nio}, with the elements of a buffer. */
  public Object elements(MemRef buffer) {
    Object elements = ((CompiledMemory) buffer.memory).elements();
    long[] rowMajor = MemRef.rowMajor(buffer.sizes());
    boolean isWhole = elements != null && buffer.start == 0 && buffer.offset == 0 && buffer.numElements()
        == (elements instanceof Buffer direct ? direct.capacity() : Array.getLength(elements));
    for (int i = 0; isWhole && i < rowMajor.length; i++) {
      isWhole = buffer.size(i) == 1 || buffer.stride(i) == rowMajor[i];
    }
    if (!isWhole) {
      throw new IllegalArgumentException("the buffer is not the whole of its memory");
    }
    return elements instanceof Buffer direct ? direct.duplicate() : elements;
  }

  // ---- conversions -------------------------------------------------------------------------------------------------

  private static int toCondition(boolean value) {
    return value ? -1 : 0;
  }

  private static boolean ofCondition(int value) {
    return value != 0;
  }

  private static RuntimeException fail(CompiledMachine machine, Operation function, Throwable ended) {
    return ended instanceof IllegalArgumentException wrong ? wrong : machine.failure(function, ended);
  }
}
