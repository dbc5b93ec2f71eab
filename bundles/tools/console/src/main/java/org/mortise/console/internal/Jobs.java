// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.apache.felix.service.command.Job;
import org.jspecify.annotations.Nullable;

/**
 * The runs of passes in the session of a terminal, including interrupted runs that have not ended yet. The shell's own
 * job list omits interrupted runs: a job ends with the interrupt even if its threads still run.
 */
public final class Jobs {
  /** The session variable with the jobs, if there is a terminal. */
  public static final String VARIABLE = ".mortise.jobs";

  private final Map<Integer, Progress> running = new TreeMap<>();
  /** The runs that ignored a cancellation, which was reported. */
  private final Set<Progress> warned = new HashSet<>();
  private final Consumer<String> notices;

  /** @param notices receives a message when an interrupted command ends after all */
  public Jobs(Consumer<String> notices) {
    this.notices = notices;
  }

  synchronized void add(Progress run) {
    int number = 1;
    while (running.containsKey(number)) {
      number++;
    }
    running.put(number, run);
  }

  void remove(Progress run) {
    Integer number;
    boolean wasWarned;
    synchronized (this) {
      number = numberOf(run);
      running.remove(number);
      wasWarned = warned.remove(run);
      notifyAll();
    }
    if (wasWarned) {
      notices.accept("job " + number + " has ended: " + run.command());
    }
  }

  private Integer numberOf(Progress run) {
    for (Map.Entry<Integer, Progress> one : running.entrySet()) {
      if (one.getValue() == run) {
        return one.getKey();
      }
    }
    throw new IllegalStateException("the run has ended already");
  }

  /** Returns the runs by their numbers. */
  synchronized Map<Integer, Progress> running() {
    return new TreeMap<>(running);
  }

  /**
   * Cancels the runs of an interrupted job and waits up to {@code millis} for their end. Returns a message for the user
   * if they have not ended; otherwise null.
   */
  public synchronized @Nullable String cancel(Job job, long millis) throws InterruptedException {
    running.values().stream().filter(run -> run.isOf(job)).forEach(Progress::cancel);
    long end = System.nanoTime() + millis * 1_000_000;
    while (true) {
      Map.Entry<Integer, Progress> one = runOf(job);
      long left = (end - System.nanoTime()) / 1_000_000;
      if (one == null || left <= 0) {
        return one == null ? null : warn(one.getKey(), one.getValue());
      }
      wait(left);
    }
  }

  private Map.@Nullable Entry<Integer, Progress> runOf(Job job) {
    for (Map.Entry<Integer, Progress> one : running.entrySet()) {
      if (one.getValue().isOf(job)) {
        return one;
      }
    }
    return null;
  }

  private String warn(int number, Progress run) {
    warned.add(run);
    return "job " + number + " ignores the interrupt and still runs"
        + (run.pass() == null ? ", while " + run.phase() : ", in the pass '" + run.pass() + "'") + "; see jobs";
  }
}
