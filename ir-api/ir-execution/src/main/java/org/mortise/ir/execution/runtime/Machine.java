// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

import java.util.function.Supplier;
import org.mortise.ir.Operation;

/** The engine that executes a program, as a {@link Primitive} sees it. Belongs to one execution and one thread. */
public abstract class Machine {
  /** The storage duration of memory. */
  public enum Storage {
    /** Until it is freed. */
    HEAP,
    /** Until the innermost automatic allocation scope is left. */
    STACK,
    /** A global variable: live until the end of the execution. */
    GLOBAL
  }

  /** Counted events of an execution, for its statistics. */
  public enum Event {
    /** A buffer was cloned. */
    CLONE,
    /** A deallocation tested whether it frees a buffer. */
    CONDITION,
    /** A deallocation called the library function that decides which of several buffers are freed. */
    LIBRARY_CALL
  }

  /**
   * Allocates memory, whose contents are undefined.
   *
   * @param bytes the number of bytes, not negative
   * @param storage the kind of memory, which determines its lifetime
   * @throws ExecutionException if the budget of bytes is exceeded
   */
  public abstract Memory allocate(long bytes, Storage storage);

  /**
   * Frees the memory of a buffer.
   *
   * @throws ExecutionException if the buffer does not start at the beginning of a live heap allocation
   */
  public abstract void free(MemRef buffer);

  /** Returns the current stack size of the executed function, for {@link #restoreStack}. */
  public long stackSize() {
    return 0;
  }

  /** Releases the stack memory allocated since {@link #stackSize} returned {@code size}. */
  public void restoreStack(long size) {}

  /** Returns the address of a memory, which is unique. */
  public abstract long address(Memory memory);

  /**
   * Returns the elements of a buffer as a value; elements that were never written are undefined.
   *
   * @param format the format of an element
   */
  public abstract Elements contents(MemRef buffer, ValueFormat format);

  /**
   * Copies all elements of a buffer, including undefined ones, to another one of the same shape. The buffers may
   * overlap; all elements are read before any is written.
   *
   * @param format the format of an element
   */
  public abstract void copy(MemRef from, MemRef to, ValueFormat format);

  /**
   * Transfers a buffer to bufferization, which may reuse it for other tensors. If the execution checks all possible
   * results of passes, the contents become undefined until written again; otherwise nothing changes.
   *
   * @param format the format of an element
   */
  public void handOver(MemRef buffer, ValueFormat format) {}

  /**
   * Returns the object of a global variable, such as a buffer.
   *
   * @param variable the defining operation
   * @param initial creates the object at the first use
   */
  public abstract Object global(Operation variable, Supplier<Object> initial);

  /**
   * Counts work that depends on a size.
   *
   * @throws ExecutionException if the budget of steps is exceeded
   */
  public abstract void step(long count);

  /**
   * Counts memory that a new value takes, such as a tensor, until nothing refers to it.
   *
   * @throws ExecutionException if the budget of bytes is exceeded
   */
  public abstract void charge(long bytes);

  /** Counts an event. */
  public abstract void count(Event event);

  /** Receives text that the program prints. */
  public abstract void print(CharSequence text);

  /**
   * Returns the error of the operation that is executed, to be thrown.
   *
   * @param message the error, without the name of the operation
   */
  public abstract ExecutionException fault(String message);
}
