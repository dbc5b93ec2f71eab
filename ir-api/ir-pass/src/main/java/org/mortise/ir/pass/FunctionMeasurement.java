// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Measures what versions of the functions of one program cost, by executing them on the same inputs. A bundle with an
 * engine brings it as a service of type {@link Provider}; passes do without an engine if there is none. Used by one
 * thread.
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
   * The counts of all executions of a function, added up. Times are numbers of operations.
   *
   * @param inputs the number of inputs
   * @param operations the operations that were executed
   * @param loads the elements that were read from buffers
   * @param stores the elements that were written to buffers
   * @param allocations the buffers that were allocated, clones among them
   * @param clones the buffers that were cloned
   * @param deallocations the buffers that were freed
   * @param conditions the conditions that deallocations tested
   * @param libraryCalls the calls of the library function that decides which of several buffers are freed
   * @param peakBytes the largest number of bytes that were live at one time
   * @param memory the bytes that were live in the execution with the most operations
   * @param sites what each operation that allocates has done, in the order of the first allocations
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
   * The buffers that one operation has allocated.
   *
   * @param location the place of the operation
   * @param buffers their number
   * @param bytes the bytes of all of them
   * @param freed the number of those that were freed
   * @param lived the sum of the times for which they lived
   * @param unused the part of this time after the last use of each
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
   * @param problem what is wrong with the version, such as a buffer that is never freed; null if nothing is
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

  /** Returns whether the request asks for a function. */
  boolean isWanted(Operation function);

  /**
   * Chooses the inputs of a function. Returns a warning with the reason if it cannot be executed, or null. The inputs
   * are those on which the original version is defined.
   *
   * @param function a function with a body, of the original version
   */
  @Nullable Diagnostic obstacle(Operation function);

  /**
   * Executes a version of a function on the inputs of the original one, which has no obstacle.
   *
   * @param changed the function in a program of the same context, with the functions that it calls
   */
  Result measure(Operation function, Operation changed);
}
