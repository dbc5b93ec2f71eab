// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.compiled;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;

/** Adapts the methods of functions to the Java types of their arguments and results. */
public final class FunctionHandles {
  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
  private static final MethodHandle TO_CONDITION =
      find("toCondition", MethodType.methodType(int.class, boolean.class));
  private static final MethodHandle OF_CONDITION =
      find("ofCondition", MethodType.methodType(boolean.class, int.class));
  private static final MethodHandle FAIL = find(
      "fail", MethodType.methodType(RuntimeException.class, CompiledMachine.class, Operation.class, Throwable.class));

  private static final MethodHandle BIND = find("bind", MethodType.methodType(
      MemRef.class, FunctionHandles.class, ElementStorage.class, long.class, Object.class));

  private final ProgramClasses classes;
  private final CompiledMachine machine;

  /** Makes no handle yet. */
  public FunctionHandles(Program program, ExecutionOptions options) {
    this.classes = program.engineData(ProgramClasses.class, ProgramClasses::new);
    this.machine = new CompiledMachine(classes, options.output());
  }

  private static MethodHandle find(String name, MethodType type) {
    try {
      return LOOKUP.findStatic(FunctionHandles.class, name, type);
    } catch (ReflectiveOperationException impossible) {
      throw new ExceptionInInitializerError(impossible);
    }
  }

  /** Returns the method of a function. */
  public MethodHandle function(String name) {
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
    for (int i = 0; i < type.parameters().size(); i++) {
      bound = withParameter(bound, i, type.parameters().get(i));
    }
    return failing(bound, function);
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
      ElementStorage storage = storage(ValueFormat.of(type.elementType()));
      MethodHandle toBuffer = MethodHandles.insertArguments(BIND, 0, this, storage, type.dim(0));
      return MethodHandles.filterArguments(method, index, toBuffer.asType(
          MethodType.methodType(method.type().parameterType(index), storage.arrayType)));
    }
    return MethodHandles.explicitCastArguments(method, method.type().changeParameterType(index, wanted));
  }

  private ElementStorage storage(ValueFormat element) {
    return classes.isTyped() ? ElementStorage.of(element) : ElementStorage.BYTES;
  }

  private boolean isArray(MemRefType type) {
    ValueFormat element = ValueFormat.of(type.elementType());
    return type.rank() == 1 && type.isIdentityLayout() && element.kind() != ValueKind.OBJECT
        && (classes.isTyped() || element.bytes() == Byte.BYTES);
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

  private static MemRef bind(FunctionHandles handles, ElementStorage storage, long size, Object array) {
    int length = Array.getLength(array);
    if (size != ShapedType.DYNAMIC && size != length) {
      throw new IllegalArgumentException("an array of " + length + " elements for a buffer of " + size);
    }
    return MemRef.of(handles.memory(storage, array), length);
  }

  private CompiledMemory memory(ElementStorage storage, Object array) {
    return classes.isTyped() ? new TypedMemory(storage, array) : new ByteMemory((byte[]) array);
  }

  /** Returns a buffer on an array. */
  public MemRef buffer(Object array, long... sizes) {
    ElementStorage storage = ElementStorage.of(array);
    if (storage == ElementStorage.OBJECTS || !classes.isTyped() && storage != ElementStorage.BYTES) {
      throw new IllegalArgumentException("this program cannot share an array of "
          + array.getClass().getComponentType().getSimpleName());
    }
    MemRef buffer = MemRef.of(memory(storage, array), sizes.clone());
    for (long size : sizes) {
      if (size < 0) {
        throw new IllegalArgumentException("a size is negative: " + size);
      }
    }
    if (buffer.numElements() != Array.getLength(array)) {
      throw new IllegalArgumentException(
          "an array of " + Array.getLength(array) + " elements for a buffer of " + buffer.numElements());
    }
    return buffer;
  }

  /** Returns the array with the elements of a buffer. */
  public Object array(MemRef buffer) {
    Object array = ((CompiledMemory) buffer.memory).array();
    long[] rowMajor = MemRef.rowMajor(buffer.sizes());
    boolean isWhole = array != null && buffer.start == 0 && buffer.offset == 0
        && buffer.numElements() == Array.getLength(array);
    for (int i = 0; isWhole && i < rowMajor.length; i++) {
      isWhole = buffer.size(i) == 1 || buffer.stride(i) == rowMajor[i];
    }
    if (!isWhole) {
      throw new IllegalArgumentException("the buffer is not the whole of an array");
    }
    return array;
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
