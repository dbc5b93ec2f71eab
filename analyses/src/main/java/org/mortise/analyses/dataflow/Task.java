// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

/**
 * A unit of work of the solver. A fact that is looked up while a task runs becomes a dependency of the task: the task
 * runs again when the fact changes.
 */
abstract class Task {
  final Activation activation;
  /** Whether the task is in the worklist. */
  boolean scheduled;

  Task(Activation activation) {
    this.activation = activation;
  }

  /** Returns the nesting depth of the code that a transfer passes through; -1 for other tasks. */
  int depth() {
    return -1;
  }

  abstract void run();

  /** Returns the task to run again when a fact that was looked up changes. */
  Task dependent() {
    return this;
  }

  /** Creates a task that runs {@code action}. */
  static Task of(Activation activation, Runnable action) {
    return new Task(activation) {
      @Override
      void run() {
        action.run();
      }
    };
  }
}
