// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.compiled;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.execution.runtime.ExecutionException.Kind;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Memory;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;

/**
 * Executes compiled functions. It has no limits but those of the virtual machine, and counts nothing. Used by one
 * thread. Public because compiled functions, which are classes of another class loader, call it.
 */
public final class CompiledMachine extends Machine {
  private static final long ALIGNMENT = 4096;

  private final ProgramClasses classes;
  private final Consumer<CharSequence> output;
  private final Map<Operation, Object> globals = new HashMap<>();
  private final Faults faults;
  private long nextAddress = ALIGNMENT;
  /** The results of the last call after the first one. */
  private long[] longs = new long[2];
  private double[] doubles = new double[2];
  private Object[] objects = new Object[2];

  CompiledMachine(ProgramClasses classes, Consumer<CharSequence> output) {
    this.classes = classes;
    this.output = output;
    this.faults = new Faults(classes);
  }

  // ---- execution ---------------------------------------------------------------------------------------------------

  Object[] execute(Operation function, List<Object> arguments) {
    try {
      return invoke(function, arguments.toArray());
    } catch (Throwable ended) {
      throw failure(function, ended);
    }
  }

  private Object[] invoke(Operation function, Object[] arguments) throws Throwable {
    return (Object[]) classes.handle(function).invokeExact(this, arguments);
  }

  /** Returns what ends an execution of a function instead of what ended its method. */
  RuntimeException failure(Operation function, Throwable ended) {
    return faults.failure(function, ended);
  }

  /** Calls a function by its operation. */
  public Object[] callIndirect(Object callee, Object[] arguments) {
    if (!(callee instanceof Operation function)) {
      throw fault("calls an undefined value");
    }
    if (!classes.program().isExternal(function)) {
      try {
        return invoke(function, arguments);
      } catch (RuntimeException | Error ended) {
        throw ended;
      } catch (Throwable impossible) {
        throw new IllegalStateException(impossible);
      }
    }
    return run(classes.external(function), arguments);
  }

  /** Returns the size of a dimension of a buffer, which has at most 31 bits. */
  public int size(Object buffer, long dimension) {
    if (!(buffer instanceof MemRef memref)) {
      return 0;
    }
    if (dimension < 0 || dimension >= memref.rank()) {
      throw fault("asks for dimension " + dimension + " of a buffer of rank " + memref.rank());
    }
    long size = memref.size((int) dimension);
    if (size != (int) size) {
      throw fault("has a buffer with a dimension of " + size + "; at most 2^31 - 1 are supported", Kind.LIMIT);
    }
    return (int) size;
  }

  /** Runs Java code. */
  public Object[] run(Primitive primitive, Object[] arguments) {
    try {
      return primitive.run(arguments, this);
    } catch (ArithmeticException | IndexOutOfBoundsException | NegativeArraySizeException | ClassCastException
        | NullPointerException wrong) {
      throw fault("is not possible with these values: " + wrong.getMessage());
    } catch (UnsupportedOperationException unsupported) {
      throw fault("cannot be executed: " + unsupported.getMessage(), Kind.NOT_EXECUTABLE);
    }
  }

  // ---- results of functions ----------------------------------------------------------------------------------------

  /** Returns a result of the last call. */
  public long getLong(int index) {
    return longs[index];
  }

  /** Returns a result of the last call. */
  public double getDouble(int index) {
    return doubles[index];
  }

  /** Returns a result of the last call. */
  public Object getObject(int index) {
    return objects[index];
  }

  /** Sets a result of the function that returns next. */
  public void setLong(int index, long value) {
    if (index >= longs.length) {
      longs = Arrays.copyOf(longs, 2 * index);
    }
    longs[index] = value;
  }

  /** Sets a result of the function that returns next. */
  public void setDouble(int index, double value) {
    if (index >= doubles.length) {
      doubles = Arrays.copyOf(doubles, 2 * index);
    }
    doubles[index] = value;
  }

  /** Sets a result of the function that returns next. */
  public void setObject(int index, Object value) {
    if (index >= objects.length) {
      objects = Arrays.copyOf(objects, 2 * index);
    }
    objects[index] = value;
  }

  // ---- services ----------------------------------------------------------------------------------------------------

  @Override
  public Memory allocate(long bytes, Storage storage) {
    return classes.memoryKind().newMemory(bytes);
  }

  @Override
  public void free(MemRef buffer) {
    ((CompiledMemory) buffer.memory).free();
  }

  @Override
  public long address(Memory memory) {
    CompiledMemory known = (CompiledMemory) memory;
    if (known.address == 0) {
      known.address = nextAddress;
      nextAddress += (memory.size() / ALIGNMENT + 2) * ALIGNMENT;
    }
    return known.address;
  }

  @Override
  public Elements contents(MemRef buffer, ValueFormat format) {
    Elements contents = Elements.of(format, buffer.sizes());
    for (int i = 0; i < contents.count(); i++) {
      contents.set(i, buffer.memory.read(buffer.addressAt(format, i), format));
    }
    return contents;
  }

  @Override
  public void copy(MemRef from, MemRef to, ValueFormat format) {
    new BufferCopy(from, to, format).run();
  }

  @Override
  public Object global(Operation variable, Supplier<Object> initial) {
    Object known = globals.get(variable);
    if (known == null) {
      known = initial.get();
      globals.put(variable, known);
    }
    return known;
  }

  @Override
  public void step(long count) {
    // there is no budget
  }

  @Override
  public void charge(long bytes) {
    // there is no budget
  }

  @Override
  public void count(Event event) {
    // there are no statistics
  }

  @Override
  public void print(CharSequence text) {
    output.accept(text);
  }

  @Override
  public ExecutionException fault(String message) {
    return fault(message, Kind.ERROR);
  }

  /** Returns the error of the operation that is executed, to be thrown. */
  public ExecutionException fault(String message, Kind kind) {
    return faults.here(message, kind);
  }
}
