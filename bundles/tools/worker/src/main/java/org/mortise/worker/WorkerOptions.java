// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import java.util.ArrayList;
import java.util.List;
import org.mortise.pipeline.flags.Flag;
import org.mortise.pipeline.flags.FlagParser;
import org.mortise.pipeline.flags.FlagTable;
import org.mortise.pipeline.flags.FlagValues;
import org.mortise.pipeline.flags.UsageException;

/**
 * The command line of a worker, and its flags.
 *
 * @param values the flags of the worker
 * @param shared the arguments that precede the arguments of each request
 */
record WorkerOptions(FlagValues values, List<String> shared) {
  private static final String PREFIX = "--worker_";
  private static final String JSON = "json";
  private static final Flag PROTOCOL =
      Flag.choice("worker_protocol", "proto", "The form of requests and responses", "proto", "protobuf (the default)",
          JSON, "JSON");
  private static final Flag TIMEOUT =
      Flag.count("worker_timeout", "seconds", 0L, 0, "The time after which a request is cancelled (default: never)");
  private static final Flag BUNDLE_SETS =
      Flag.count("worker_bundle_sets", "number", 4L, 1, "The number of sets of bundles that are kept (default 4)");
  private static final Flag REQUESTS =
      Flag.count("worker_requests", "number", null, 1,
          "The number of requests to process at the same time (default: the number of processors); others wait");
  /** Longer than the time between two builds of a script: a request sent to a worker that is ending is lost. */
  private static final Flag PAUSE =
      Flag.count("worker_pause", "seconds", 20L, 0,
          "The time without requests after which a worker that has to be restarted ends (default 20)");

  static final FlagTable TABLE = new FlagTable("mortise-opt", "Persistent worker of Bazel",
      "mortise-opt --persistent_worker [options] [shared arguments]", "", 0,
      List.of(PROTOCOL, TIMEOUT, BUNDLE_SETS, REQUESTS, PAUSE));

  /** @throws UsageException if a value is malformed */
  static WorkerOptions parse(String[] arguments) throws UsageException {
    List<String> own = new ArrayList<>();
    List<String> shared = new ArrayList<>();
    for (String argument : arguments) {
      if (!argument.equals(Worker.FLAG)) {
        (argument.startsWith(PREFIX) ? own : shared).add(argument);
      }
    }
    return new WorkerOptions(FlagParser.parse(TABLE, own.toArray(String[]::new)), shared);
  }

  /** Returns whether the protocol is JSON, and not protobuf. */
  boolean json() {
    return values.is(PROTOCOL, JSON);
  }

  /** Returns the number of seconds after which a request is cancelled; 0 for never. */
  int timeout() {
    return values.count(TIMEOUT);
  }

  /** Returns the number of sets of bundles to keep. */
  int toolchains() {
    return values.count(BUNDLE_SETS);
  }

  /** Returns the number of requests to process at the same time. */
  int requests() {
    return values.isGiven(REQUESTS) ? values.count(REQUESTS) : Runtime.getRuntime().availableProcessors();
  }

  /** Returns the number of seconds without requests after which a worker that has to be restarted ends. */
  int pause() {
    return values.count(PAUSE);
  }
}
