// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.search;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;

/**
 * Runs the test on programs, in the caller's thread or in worker threads, and caches the answers, so that no text is
 * tested twice. Close it to end the threads.
 */
public final class Oracle implements AutoCloseable {
  /** A deadline that is never met. */
  public static final long NO_DEADLINE = System.nanoTime() + Long.MAX_VALUE / 2;

  private final Predicate<byte[]> test;
  private final int mostTests;
  private final long deadline;
  private final int jobs;
  private final ExecutorService threads;
  private final Map<String, Boolean> answers = new HashMap<>();
  private int tests;

  /**
   * Creates an oracle.
   *
   * @param test returns whether a program is interesting; called by several threads if {@code jobs} is more than 1
   * @param jobs the maximum number of concurrent tests
   * @param mostTests the number of tests after which {@link #isExhausted}
   * @param deadline the time after which {@link #isExhausted}, in the time of {@link System#nanoTime}
   */
  public Oracle(Predicate<byte[]> test, int jobs, int mostTests, long deadline) {
    this.test = test;
    this.jobs = jobs;
    this.mostTests = mostTests;
    this.deadline = deadline;
    this.threads = Executors.newFixedThreadPool(jobs, work -> {
      Thread thread = new Thread(work, "mortise-reduce test");
      thread.setDaemon(true);
      return thread;
    });
  }

  /** Returns the maximum number of concurrent tests. */
  int jobs() {
    return jobs;
  }

  /** Returns the number of tests so far. */
  public int tests() {
    return tests;
  }

  /** Returns whether no further test may be run. */
  public boolean isExhausted() {
    return tests >= mostTests || System.nanoTime() - deadline > 0;
  }

  /** Returns whether a program is interesting. */
  public boolean isInteresting(byte[] text) {
    return first(List.of(text)) == 0;
  }

  /**
   * Tests programs concurrently.
   *
   * @return the index of the first interesting program, or -1; independent of the number of threads
   */
  int first(List<byte[]> texts) {
    List<String> keys = new ArrayList<>(texts.size());
    Map<String, Future<Boolean>> running = new HashMap<>();
    for (byte[] text : texts) {
      String key = key(text);
      keys.add(key);
      if (!answers.containsKey(key) && !running.containsKey(key)) {
        running.put(key, start(text));
        tests++;
      }
    }
    running.forEach((key, answer) -> answers.put(key, get(answer)));
    for (int i = 0; i < keys.size(); i++) {
      if (answers.get(keys.get(i))) {
        return i;
      }
    }
    return -1;
  }

  private Future<Boolean> start(byte[] text) {
    return jobs > 1 ? threads.submit(() -> test.test(text)) : CompletableFuture.completedFuture(test.test(text));
  }

  private static boolean get(Future<Boolean> answer) {
    try {
      return answer.get();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof RuntimeException exception) {
        throw exception;
      }
      if (failed.getCause() instanceof Error error) {
        throw error;
      }
      throw new IllegalStateException(failed.getCause());
    }
  }

  private static String key(byte[] text) {
    try {
      return new String(MessageDigest.getInstance("SHA-256").digest(text), StandardCharsets.ISO_8859_1);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
