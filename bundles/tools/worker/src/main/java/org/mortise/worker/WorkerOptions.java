// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import java.util.ArrayList;
import java.util.List;

/**
 * The command line of a worker.
 *
 * @param json whether the protocol is JSON, and not protobuf
 * @param timeout the number of seconds after which a request is cancelled; 0 for never
 * @param toolchains the number of sets of bundles to keep
 * @param requests the number of requests to process at the same time; others wait
 * @param pause the number of seconds without requests after which a worker that has to be restarted ends
 * @param shared the arguments that precede the arguments of each request
 */
record WorkerOptions(boolean json, int timeout, int toolchains, int requests, int pause, List<String> shared) {
  private static final String PROTOCOL = "--worker_protocol=";
  private static final String TIMEOUT = "--worker_timeout=";
  private static final String TOOLCHAINS = "--worker_bundle_sets=";
  private static final String REQUESTS = "--worker_requests=";
  private static final String PAUSE = "--worker_pause=";
  private static final int KEPT = 4;
  /** Longer than the time between two builds of a script: a request sent to a worker that is ending is lost. */
  private static final int LONG_PAUSE = 20;

  /** @throws IllegalArgumentException if a value is malformed; the message is for the user */
  static WorkerOptions parse(String[] arguments) {
    boolean json = false;
    int timeout = 0;
    int toolchains = KEPT;
    int requests = Runtime.getRuntime().availableProcessors();
    int pause = LONG_PAUSE;
    List<String> shared = new ArrayList<>();
    for (String argument : arguments) {
      if (argument.startsWith(PROTOCOL)) {
        json = isJson(argument.substring(PROTOCOL.length()));
      } else if (argument.startsWith(TIMEOUT)) {
        timeout = number(argument, TIMEOUT, 0);
      } else if (argument.startsWith(TOOLCHAINS)) {
        toolchains = number(argument, TOOLCHAINS, 1);
      } else if (argument.startsWith(REQUESTS)) {
        requests = number(argument, REQUESTS, 1);
      } else if (argument.startsWith(PAUSE)) {
        pause = number(argument, PAUSE, 0);
      } else if (!argument.equals(Worker.FLAG)) {
        shared.add(argument);
      }
    }
    return new WorkerOptions(json, timeout, toolchains, requests, pause, shared);
  }

  private static boolean isJson(String protocol) {
    return switch (protocol) {
      case "json" -> true;
      case "proto" -> false;
      default -> throw new IllegalArgumentException(PROTOCOL + protocol + ": the protocols are proto and json");
    };
  }

  private static int number(String argument, String flag, int least) {
    try {
      int number = Integer.parseInt(argument.substring(flag.length()));
      if (number >= least) {
        return number;
      }
    } catch (NumberFormatException malformed) {
      // reported below
    }
    throw new IllegalArgumentException(argument + ": a number from " + least + " on is needed");
  }
}
