// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.mortise.execution.ExecutionLimits;
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
 * Executes compiled functions within budgets, and counts nothing else. Not thread-safe. Public because compiled
 * functions, which are classes of another class loader, call it.
 */
public final class CompiledMachine extends Machine {
  /** Methods count at most about this number of steps before the machine receives them. */
  static final int MANY_STEPS = 1 << 16;

  private static final long ALIGNMENT = 4096;
  /** The bytes that are filled with zeros in about the time of an operation; fewer are free. */
  private static final long BYTES_OF_STEP = 4096;
  /** The overhead of a buffer in bytes. */
  private static final long OVERHEAD = 64;

  private final ProgramClasses classes;
  private final Consumer<CharSequence> output;
  private final ExecutionLimits limits;
  private long stepsLeft;
  private long callsLeft;
  /** The bytes of buffers on the heap, and on the stack. */
  private long heapBytes;
  private long stackBytes;
  /** The bytes on the stack at the beginning of each scope. */
  private long[] scopeStarts = new long[16];
  private int scopes;
  private final Map<Operation, Object> globals = new HashMap<>();
  private final Faults faults;
  private long nextAddress = ALIGNMENT;
  /** The results of the last call after the first one. */
  private long[] longs = new long[2];
  private double[] doubles = new double[2];
  private Object[] objects = new Object[2];

  CompiledMachine(ProgramClasses classes, ExecutionLimits limits, Consumer<CharSequence> output) {
    this.limits = limits;
    this.stepsLeft = limits.steps();
    this.callsLeft = limits.calls();
    this.classes = classes;
    this.output = output;
    this.faults = new Faults(classes);
  }

  // ---- execution ---------------------------------------------------------------------------------------------------

  Object[] execute(Operation function, List<Object> arguments) {
    callsLeft = limits.calls() - 1L;
    scopes = 0;
    stackBytes = 0;
    try {
      return invoke(function, arguments.toArray());
    } catch (Throwable ended) {
      throw failure(function, ended);
    }
  }

  private Object[] invoke(Operation function, Object[] arguments) throws Throwable {
    return (Object[]) classes.handle(function).invokeExact(this, arguments);
  }

  /** Converts the exception of a method to the failure of its function. */
  RuntimeException failure(Operation function, Throwable ended) {
    return faults.failure(function, ended);
  }

  /** Calls a function by its operation. */
  public Object[] callIndirect(Object callee, Object[] arguments) {
    if (!(callee instanceof Operation function)) {
      throw fault("calls an undefined value");
    }
    if (!classes.program().isExternal(function)) {
      beginCall();
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
    if (bytes < 0 || bytes > limits.bytes() - OVERHEAD - heapBytes - stackBytes) {
      throw tooManyBytes();
    }
    step(bytes / BYTES_OF_STEP);
    if (storage == Storage.STACK) {
      stackBytes += bytes + OVERHEAD;
    } else {
      heapBytes += bytes + OVERHEAD;
    }
    return classes.memoryKind().newMemory(bytes);
  }

  /** Enters a scope of memory on the stack. */
  public void enterScope() {
    if (scopes == scopeStarts.length) {
      scopeStarts = Arrays.copyOf(scopeStarts, 2 * scopes);
    }
    scopeStarts[scopes++] = stackBytes;
  }

  /** Leaves a scope, freeing its stack allocations. */
  public void leaveScope() {
    stackBytes = scopeStarts[--scopes];
  }

  @Override
  public long stackSize() {
    return stackBytes;
  }

  @Override
  public void restoreStack(long size) {
    stackBytes = size;
  }

  private ExecutionException tooManyBytes() {
    return fault("exceeds the limit of " + limits.bytes() + " bytes", Kind.LIMIT);
  }

  @Override
  public void free(MemRef buffer) {
    CompiledMemory memory = (CompiledMemory) buffer.memory;
    if (!memory.isFreed) {
      memory.isFreed = true;
      heapBytes = Math.max(0, heapBytes - memory.size() - OVERHEAD);
    }
    memory.free();
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
    stepsLeft -= count;
    if (stepsLeft < 0 || count < 0) {
      throw tooManySteps();
    }
  }

  /** Receives the steps that a method has counted. */
  public void spend(int steps) {
    stepsLeft -= steps;
    if (stepsLeft < 0) {
      throw tooManySteps();
    }
  }

  public void beginCall() {
    if (--callsLeft < 0) {
      throw fault("exceeds the limit of " + limits.calls() + " nested calls", Kind.LIMIT);
    }
  }

  /** Ends a call whose method has counted steps. */
  public void endCall(int steps) {
    callsLeft++;
    spend(steps);
  }

  /**
   * Counts the steps of a loop.
   *
   * @param steps the steps that the method has counted
   * @param from the first number
   * @param to the number that ends the loop
   * @param step the positive number by which an iteration increases the counter
   * @param weight the steps of an iteration, positive, at most 2^31
   * @return the steps that the method has counted, and that are left to be received
   */
  public int spend(int steps, long from, long to, long step, long weight) {
    if (from >= to) {
      return steps;
    }
    long distance = to - 1 - from;
    if (distance < 0 || distance > Integer.MAX_VALUE || to > Long.MAX_VALUE - step) {
      spendMany(distance, to, step, weight);
      return steps;
    }
    long sum = (distance / step + 1) * weight + steps;
    if (sum < MANY_STEPS) {
      return (int) sum;
    }
    stepsLeft -= sum;
    if (stepsLeft < 0) {
      throw tooManySteps();
    }
    return 0;
  }

  private void spendMany(long distance, long to, long step, long weight) {
    // an overflowing counter continues at the minimum, below the limit in all further steps
    long iterations = Long.divideUnsigned(to > Long.MAX_VALUE - step ? -2 * step : distance, step);
    if (iterations < 0 || iterations >= Math.max(0, stepsLeft) / weight) {
      throw tooManySteps();
    }
    stepsLeft -= (iterations + 1) * weight;
  }

  private ExecutionException tooManySteps() {
    return fault("exceeds the limit of " + limits.steps() + " steps", Kind.LIMIT);
  }

  @Override
  public void charge(long bytes) {
    if (bytes < 0 || bytes > limits.bytes() - heapBytes - stackBytes) {
      throw tooManyBytes();
    }
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
