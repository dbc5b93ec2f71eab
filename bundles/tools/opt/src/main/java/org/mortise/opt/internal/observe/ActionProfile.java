// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.observe;

import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.mortise.ir.Operation;

/**
 * Writes the begin and the end of each execution of a pass as events in the format of Chrome's trace viewer ({@code
 * --profile-actions-to}). Times are in microseconds from the start of the run.
 */
public final class ActionProfile extends Actions {
  private final Consumer<String> out;
  private final long start = System.nanoTime();
  private String separator = "[";

  /** Creates a profile that is written to {@code out}. */
  public ActionProfile(Consumer<String> out) {
    this.out = out;
  }

  @Override
  void begin(String description, Operation op) {
    write("B", ", \"args\": {\"desc\": \"" + description + "\"}");
  }

  @Override
  void end() {
    write("E", "");
  }

  private void write(String phase, String rest) {
    long time = TimeUnit.NANOSECONDS.toMicros(System.nanoTime() - start);
    out.accept(separator + "{\"name\": \"" + KIND + "\", \"cat\": \"PERF\", \"ph\": \"" + phase + "\", \"pid\": 0, "
        + "\"tid\": " + Thread.currentThread().getId() + ", \"ts\": " + time + rest + "}");
    separator = ",\n";
  }

  /** Ends the list of events. Must be called after the run. */
  public void finish() {
    out.accept(separator.equals("[") ? "[]\n" : "]\n");
  }
}
