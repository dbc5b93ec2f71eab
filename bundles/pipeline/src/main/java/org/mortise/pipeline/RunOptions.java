// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.List;

/**
 * How a pipeline is run.
 *
 * @param threads how many threads work at most; 1 for none but the caller's
 * @param verifyEach whether the program is verified behind each pass
 * @param remarks whether remarks are wanted
 * @param observers hear of what happens; called by the working threads; one thread works for those that need an order
 */
public record RunOptions(int threads, boolean verifyEach, boolean remarks, List<PassObserver> observers) {
  public static final RunOptions DEFAULTS =
      new RunOptions(Runtime.getRuntime().availableProcessors(), true, false, List.of());

  public RunOptions withThreads(int number) {
    return new RunOptions(number, verifyEach, remarks, observers);
  }

  public RunOptions withVerifyEach(boolean verify) {
    return new RunOptions(threads, verify, remarks, observers);
  }

  public RunOptions withRemarks(boolean wanted) {
    return new RunOptions(threads, verifyEach, wanted, observers);
  }

  public RunOptions withObservers(List<PassObserver> hearing) {
    return new RunOptions(threads, verifyEach, remarks, List.copyOf(hearing));
  }
}
