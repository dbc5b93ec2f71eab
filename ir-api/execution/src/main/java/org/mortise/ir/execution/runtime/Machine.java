// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

import org.mortise.ir.Operation;

/** The engine that executes a program, as a {@link Primitive} sees it. Belongs to one execution and one thread. */
public abstract class Machine {
  /** Where memory is allocated. */
  public enum Storage {
    /** Until it is freed. */
    HEAP,
    /** Until the innermost automatic allocation scope is left. */
    STACK
  }

  /** Counted events of an execution, for its statistics. */
  public enum Event {
    /** A buffer was cloned. */
    CLONE,
    /** A deallocation tested whether it frees a buffer. */
    CONDITION,
    /** A deallocation compared buffers with each other, as the library function does. */
    LIBRARY_CALL
  }

  /**
   * Allocates memory, whose contents are undefined.
   *
   * @param bytes the number of bytes, not negative
   * @param storage how long it lives
   * @throws ExecutionException if the budget of bytes is exceeded
   */
  public abstract Memory allocate(long bytes, Storage storage);

  /**
   * Frees the memory of a buffer.
   *
   * @throws ExecutionException if that is not the beginning of memory of the heap that is allocated
   */
  public abstract void free(MemRef buffer);

  /** Returns the buffer of a global variable, which the first caller has created and initialized. */
  public abstract MemRef global(Operation variable);

  /**
   * Counts work that depends on a size.
   *
   * @throws ExecutionException if the budget of steps is exceeded
   */
  public abstract void step(long count);

  /**
   * Counts memory that a value takes, such as a tensor.
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
