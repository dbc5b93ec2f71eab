// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Measures the cost of versions of the functions of one program by executing them on the same inputs. Provided by a
 * bundle with an engine as a service of type {@link Provider}; optional for passes. Not thread-safe.
 */
@ConsumerType
public interface FunctionMeasurement {
  /**
   * How functions are executed.
   *
   * @param entry the only function that is executed; empty for all
   * @param arguments its arguments, in the syntax of {@code mortise-run --args}; empty for generated ones
   * @param inputs the number of inputs that are generated for each function
   * @param seed decides these inputs
   */
  record Request(String entry, String arguments, int inputs, long seed) {}

  /**
   * The totals of all executions of a function. Times are numbers of operations.
   *
   * @param inputs the number of inputs
   * @param operations the executed operations
   * @param loads the elements read from buffers
   * @param stores the elements written to buffers
   * @param allocations the allocated buffers, including clones
   * @param clones the cloned buffers
   * @param deallocations the freed buffers
   * @param conditions the conditions tested by deallocations
   * @param libraryCalls the calls of the library function that decides which of several buffers are freed
   * @param peakBytes the maximum number of live bytes
   * @param memory the live bytes over time, for the execution with the most operations
   * @param sites the effect of each allocating operation, in the order of the first allocations
   */
  record Figures(int inputs, long operations, long loads, long stores, long allocations, long clones,
      long deallocations, long conditions, long libraryCalls, long peakBytes, Memory memory, List<Site> sites) {}

  /**
   * The bytes that are live over the time of an execution.
   *
   * @param interval the length of an interval
   * @param peaks the largest number of bytes in each interval
   */
  record Memory(long interval, List<Long> peaks) {}

  /**
   * The buffers allocated by one operation.
   *
   * @param location the location of the operation
   * @param buffers their number
   * @param bytes their total size
   * @param freed the number of freed buffers
   * @param lived the sum of their lifetimes
   * @param unused the part of these after the last use of each
   */
  record Site(Location location, long buffers, long bytes, long freed, long lived, long unused) {
    /** Returns the sum of this and another site, with the location of this one. */
    public Site plus(Site other) {
      return new Site(location, buffers + other.buffers, bytes + other.bytes, freed + other.freed, lived + other.lived,
          unused + other.unused);
    }
  }

  /**
   * The result of a measurement.
   *
   * @param figures null if the version cannot be executed
   * @param problem an error of the version, such as a buffer that is never freed; null if none
   */
  record Result(@Nullable Figures figures, @Nullable Diagnostic problem) {}

  /** Begins measurements. */
  @ConsumerType
  @FunctionalInterface
  interface Provider {
    /**
     * Begins to measure the functions of a program.
     *
     * @param program the original version, which must not change meanwhile
     * @throws IllegalArgumentException if the program has no function with the name of the request, or that function
     *     has other arguments, with a message for the user
     */
    FunctionMeasurement begin(Operation program, Request request);
  }

  /** Returns whether measurement of {@code function} was requested. */
  boolean isWanted(Operation function);

  /**
   * Chooses the inputs of a function: those for which the original version is defined. Returns a warning with the
   * reason if the function cannot be executed, or null.
   *
   * @param function a function with a body, of the original version
   */
  @Nullable Diagnostic obstacle(Operation function);

  /**
   * Executes a version of a function on the inputs of the original one, which must have no obstacle.
   *
   * @param changed the function in a program of the same context, together with its callees
   */
  Result measure(Operation function, Operation changed);
}
