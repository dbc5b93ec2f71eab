// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.List;

/**
 * The options of a pipeline run.
 *
 * @param threads the maximum number of threads; with 1, only the calling thread works
 * @param verifyEach whether to verify the program after each pass
 * @param remarks whether to report remarks
 * @param observers the observers, called by the working threads; an observer that needs an order requires one thread
 */
public record RunOptions(int threads, boolean verifyEach, boolean remarks, List<PassObserver> observers) {
  /** The default options. */
  public static final RunOptions DEFAULTS =
      new RunOptions(Runtime.getRuntime().availableProcessors(), true, false, List.of());

  /** Returns these options with another maximum number of threads. */
  public RunOptions withThreads(int number) {
    return new RunOptions(number, verifyEach, remarks, observers);
  }

  /** Returns these options with or without verification after each pass. */
  public RunOptions withVerifyEach(boolean verify) {
    return new RunOptions(threads, verify, remarks, observers);
  }

  /** Returns these options with or without remarks. */
  public RunOptions withRemarks(boolean wanted) {
    return new RunOptions(threads, verifyEach, wanted, observers);
  }

  /** Returns these options with other observers. */
  public RunOptions withObservers(List<PassObserver> newObservers) {
    return new RunOptions(threads, verifyEach, remarks, List.copyOf(newObservers));
  }
}
